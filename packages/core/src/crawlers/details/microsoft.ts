/** Sources and notes for the crawlers of `../data/microsoft.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, PUBLISHED_REPORTS, VERIFIED_BOTS } from './evidence.ts'

const BING_HELP = {
  source:
    'Bing help, “Which crawlers does Bing use” and “How to create a robots.txt file”, as inventoried',
  date: '2026-07-17',
}

const BING_BLOG = {
  source: 'Bing blog, “To crawl or not to crawl, that is BingBot’s question”',
  date: '2012-05-03',
}

const bing = {
  docUrl: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  evidence: [BING_HELP, BING_BLOG, PUBLISHED_REPORTS],
} satisfies CrawlerDetailsEntry

export const microsoftDetails: CrawlerDetailsEntries = {
  bingbot: {
    ...bing,
    note: 'Looks for a group for bingbot, then msnbot, then “*” (blog of 2012; the msnbot tier is historical). It also feeds Copilot: Microsoft has no separate token for AI. The meta values NOARCHIVE and NOCACHE control the use in Copilot.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36',
    crawlDelay: {
      status: 'honoured',
      range: '1–20 s (current help); 1–30 s (blog of 2012)',
      note: 'A window in which the site is crawled once, not a rate. Honoured from its own group or from “*”; overrides Webmaster Tools.',
    },
  },
  adidxbot: {
    ...bing,
    note: 'Can be chosen in Bing’s tester as AdIdxbot. What it does without a group of its own is not documented. A post of 2020 calls it BingAdsBot.',
    headerExample: 'adidxbot/2.0',
  },
  bingpreview: {
    ...bing,
    note: 'Its identification strings use bingbot; the tester has no profile for it.',
    headerExample: 'BingPreview/1.0b',
  },
  microsoftpreview: {
    ...bing,
    evidence: [VERIFIED_BOTS],
    note: 'Link previews for Teams, Outlook and Copilot. Its stance on robots.txt is not documented.',
    headerExample: 'MicrosoftPreview/2.0',
  },
  bingvideopreview: {
    ...bing,
    note: 'Stands in the inventory of crawlers only.',
    headerExample: 'BingVideoPreview',
  },
  msnbot: {
    docUrl:
      'https://blogs.bing.com/webmaster/May-2012/To-crawl-or-not-to-crawl%2C-that-is-BingBot-s-questi',
    evidence: [BING_HELP, BING_BLOG, PUBLISHED_REPORTS],
    note: 'An old “User-agent: msnbot” with “Disallow: /” still blocks Bingbot where no group for bingbot exists (blog of 2012).',
    headerExample: 'msnbot/2.0b (+http://search.msn.com/msnbot.htm)',
  },
  'azureai-searchbot': {
    evidence: [AI_ROBOTS_TXT],
    note: 'Known from a community list only.',
    headerExample: 'AzureAI-SearchBot',
  },
  skypeuripreview: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  },
}
