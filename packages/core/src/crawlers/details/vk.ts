/** Sources and notes for the crawlers of `../data/vk.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, DEVICE_DETECTOR, YANDEX_CLOUD_LIST } from './evidence.ts'

export const vkDetails: CrawlerDetailsEntries = {
  'mail-ru-bot': {
    docUrl: 'http://help.mail.ru/webmaster/indexing/robots/types_robots',
    evidence: [CRAWLER_USER_AGENTS, DEVICE_DETECTOR],
    note: 'The token contains a dot, which RFC 9309 does not allow: a parser like Google’s reads “Mail” from a line that names Mail.RU_Bot.',
    headerExample:
      'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/2.0; +http://go.mail.ru/help/robots)',
  },
  zenbot: {
    evidence: [YANDEX_CLOUD_LIST],
    headerExample: 'ZenBot',
  },
  vkshare: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  },
  odklbot: {
    evidence: [YANDEX_CLOUD_LIST],
    headerExample: 'OdklBot',
  },
}
