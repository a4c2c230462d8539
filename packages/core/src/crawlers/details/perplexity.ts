/** Sources and notes for the crawlers of `../data/perplexity.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'

const perplexity = {
  docUrl: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  evidence: [
    {
      source: 'docs.perplexity.ai, page on its crawlers, as quoted on 2026-09-02 and 2026-10-07',
      date: '2026-10-07',
    },
  ],
} satisfies CrawlerDetailsEntry

export const perplexityDetails: CrawlerDetailsEntries = {
  perplexitybot: {
    ...perplexity,
    note: 'Not used to train foundation models. A change of robots.txt takes up to 24 hours. Cloudflare accused Perplexity of undeclared crawling in August 2025; Perplexity disputes it.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  },
  'perplexity-user': {
    ...perplexity,
    note: '“Generally ignores robots.txt rules.”',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  },
}
