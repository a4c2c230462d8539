/** Sources and notes for the crawlers of `../data/xai.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'

const listed = {
  evidence: [{ source: 'Third-party lists only: xAI documents no crawler' }],
  unverified: 'That this crawler exists under this name.',
} satisfies CrawlerDetailsEntry

export const xaiDetails: CrawlerDetailsEntries = {
  grokbot: {
    ...listed,
    headerExample: 'GrokBot/1.0',
  },
  'xai-grok': {
    ...listed,
    headerExample: 'xAI-Grok/1.0',
  },
  'grok-deepsearch': {
    ...listed,
    headerExample: 'Grok-DeepSearch/1.0',
  },
}
