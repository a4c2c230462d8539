/** Sources and notes for the crawlers of `../data/mistral.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'

const mistral = {
  docUrl: 'https://docs.mistral.ai/robots',
  evidence: [
    {
      source: 'docs.mistral.ai/robots, as quoted on 2026-09-02 and 2026-10-07',
      date: '2026-10-07',
    },
  ],
} satisfies CrawlerDetailsEntry

export const mistralDetails: CrawlerDetailsEntries = {
  'mistralai-user': {
    ...mistral,
    note: 'The group “governs which sites these user requests can be made to”.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
  },
  'mistralai-index': {
    ...mistral,
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)',
  },
  'mistralai-training': {
    ...mistral,
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Training/1.0; +https://docs.mistral.ai/robots)',
  },
}
