/** Sources and notes for the crawlers of `../data/monitoring.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, DEVICE_DETECTOR } from './evidence.ts'

export const monitoringDetails: CrawlerDetailsEntries = {
  pingdom: {
    evidence: [DEVICE_DETECTOR],
    headerExample: 'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
  },
  trendictionbot: {
    docUrl: 'http://www.trendiction.de/bot',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'trendictionbot0.5.0',
  },
  turnitin: {
    docUrl: 'https://www.turnitin.com/robot/crawlerinfo.html',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Turnitin (https://bit.ly/2UvnfoQ)',
  },
  uptimerobot: {
    docUrl: 'https://uptimerobot.com/',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  },
  'w3c-validator': {
    docUrl: 'https://validator.w3.org/services',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'W3C_Validator/1.3',
  },
  'w3c-checklink': {
    docUrl: 'https://validator.w3.org/services',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'W3C-checklink/4.5 [4.160] libwww-perl/5.823',
  },
}
