/** Sources and notes for the crawlers of `../data/duckduckgo.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, VERIFIED_BOTS } from './evidence.ts'

export const duckduckgoDetails: CrawlerDetailsEntries = {
  duckduckbot: {
    docUrl: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot',
    evidence: [CRAWLER_USER_AGENTS, VERIFIED_BOTS],
    headerExample: 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  },
  duckassistbot: {
    docUrl: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
    evidence: [
      {
        source: 'DuckDuckGo help, “DuckAssistBot”, as quoted on 2026-09-02 and 2026-10-02',
        date: '2026-10-02',
      },
    ],
    note: 'An opt-out takes effect after 72 hours. Not used for training.',
    headerExample: 'DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)',
  },
  'duckduckgo-favicons-bot': {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; DuckDuckGo-Favicons-Bot/1.0; +http://duckduckgo.com)',
  },
}
