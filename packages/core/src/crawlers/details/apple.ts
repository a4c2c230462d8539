/** Sources and notes for the crawlers of `../data/apple.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'

const apple = {
  docUrl: 'https://support.apple.com/en-us/119829',
  evidence: [
    {
      source: 'support.apple.com/en-us/119829, edition of 2026-09-04, captured whole',
      date: '2026-09-22',
    },
  ],
} satisfies CrawlerDetailsEntry

export const appleDetails: CrawlerDetailsEntries = {
  applebot: {
    ...apple,
    note: 'Without a group for Applebot it follows a group for Googlebot. “Applebot does not follow crawl-delay.” What it fetches may also train Apple’s models.',
    headerExample:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    crawlDelay: { status: 'ignored' },
  },
  'applebot-extended': {
    ...apple,
    note: 'Does not crawl: it only decides whether what Applebot fetched may be used for training. What holds without a group of its own (“*” or Googlebot) is not stated.',
    crawlDelay: { status: 'ignored' },
  },
  itms: {
    ...apple,
    note: 'Does not follow robots.txt; fetches only the addresses of registered podcasts.',
    headerExample: 'iTMS',
  },
}
