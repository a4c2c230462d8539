/** Sources and notes for the crawlers of `../data/openai.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { PUBLISHED_REPORTS } from './evidence.ts'

const bot = {
  docUrl: 'https://developers.openai.com/api/docs/bots',
  evidence: [
    {
      source:
        'developers.openai.com/api/docs/bots, as quoted on 2026-08-12, 2026-09-02 and 2026-10-07',
      date: '2026-10-07',
    },
    PUBLISHED_REPORTS,
  ],
} satisfies CrawlerDetailsEntry

export const openaiDetails: CrawlerDetailsEntries = {
  gptbot: {
    ...bot,
    note: 'A change of robots.txt takes about 24 hours. Where both GPTBot and OAI-SearchBot are allowed, one crawl may serve both.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot',
  },
  'oai-searchbot': {
    ...bot,
    note: 'A site that opts out is not shown in ChatGPT’s search answers, but may still appear as a navigational link.',
    headerExample:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot',
  },
  'chatgpt-user': {
    ...bot,
    note: '“Because these actions are initiated by a user, robots.txt rules may not apply.”',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  },
  'oai-adsbot': {
    ...bot,
    note: 'Visits only pages submitted as ChatGPT ads; not used for training. The version in its header was not checked.',
    headerExample: 'OAI-AdsBot/1.0',
  },
  'chatgpt-agent': {
    docUrl: 'https://help.openai.com/en/articles/11845367',
    evidence: [{ source: 'Search snippets of the help article' }],
    note: 'Identifies itself by message signatures (RFC 9421), not by a product token.',
    headerExample: 'Signature-Agent: "https://chatgpt.com"',
  },
}
