/** Sources and notes for the crawlers of `../data/google.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { PUBLISHED_REPORTS } from './evidence.ts'

const COMMON_CRAWLERS = {
  source: 'Google, “Google’s common crawlers”, captured',
  date: '2026-09-22',
}

const USER_TRIGGERED_FETCHERS = {
  source: 'Google, “Google’s user-triggered fetchers”, captured',
  date: '2026-07-04',
}

const USER_TRIGGERED_FETCHERS_AUGUST = {
  source: 'Google, “Google’s user-triggered fetchers”, edition of August',
  date: '2026-08-19',
}

const commonCrawler = {
  docUrl: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  evidence: [COMMON_CRAWLERS],
  crawlDelay: { status: 'ignored' },
} satisfies CrawlerDetailsEntry

const specialCase = {
  docUrl:
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers',
  evidence: [{ source: 'Google, “Google’s special-case crawlers”, captured', date: '2026-02-11' }],
  crawlDelay: { status: 'ignored' },
} satisfies CrawlerDetailsEntry

const userTriggered = {
  docUrl:
    'https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers',
  evidence: [USER_TRIGGERED_FETCHERS],
  note: 'Google says that its user-triggered fetchers “generally ignore robots.txt rules”; the page publishes no token for robots.txt.',
  crawlDelay: { status: 'ignored' },
} satisfies CrawlerDetailsEntry

export const googleDetails: CrawlerDetailsEntries = {
  googlebot: {
    ...commonCrawler,
    note: 'Also feeds Images, Video, News, Discover, AI Overviews and AI Mode. Googlebot and the snippet controls are the only switch for AI Overviews and AI Mode.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36',
  },
  'googlebot-image': {
    ...commonCrawler,
    evidence: [COMMON_CRAWLERS, PUBLISHED_REPORTS],
    note: 'Has two tokens: its own, then Googlebot. The README of google/robotstxt names this case as the crawler’s business, outside the library.',
    headerExample: 'Googlebot-Image/1.0',
  },
  'googlebot-video': {
    ...commonCrawler,
    evidence: [COMMON_CRAWLERS, PUBLISHED_REPORTS],
    headerExample: 'Googlebot-Video/1.0',
  },
  'googlebot-news': {
    ...commonCrawler,
    evidence: [COMMON_CRAWLERS, PUBLISHED_REPORTS],
    note: 'The token exists in robots.txt only: its requests carry the headers of Googlebot.',
  },
  'storebot-google': {
    ...commonCrawler,
    evidence: [
      COMMON_CRAWLERS,
      {
        source:
          'Google, robots.txt specification: in its example Storebot-Google follows “*” although a googlebot group exists',
      },
    ],
    note: 'Does not fall back to Googlebot: its own group, else “*”.',
    headerExample:
      'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Safari/537.36',
  },
  'google-inspectiontool': {
    ...commonCrawler,
    unverified:
      'The fallback to Googlebot: the page says that some crawlers have more than one token, but the pair was not visible in the capture.',
    headerExample: 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  },
  googleother: {
    ...commonCrawler,
    note: 'A general crawler for research and development; blocking it affects no particular product.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleOther) Chrome/W.X.Y.Z Safari/537.36',
  },
  'googleother-image': {
    ...commonCrawler,
    unverified: 'The fallback to GoogleOther.',
    headerExample: 'GoogleOther-Image/1.0',
  },
  'googleother-video': {
    ...commonCrawler,
    unverified: 'The fallback to GoogleOther.',
    headerExample: 'GoogleOther-Video/1.0',
  },
  'google-cloudvertexbot': {
    ...commonCrawler,
    evidence: [
      COMMON_CRAWLERS,
      {
        source: 'Google, “Google’s common crawlers”, edition that states the pair of tokens',
        date: '2026-07-14',
      },
    ],
    note: 'Crawls only what the site owner asked for (Vertex AI Agents).',
    headerExample: 'Google-CloudVertexBot',
  },
  'google-extended': {
    ...commonCrawler,
    note: 'Controls both the training of Gemini and grounding (Gemini Apps, Vertex AI). It has no effect on inclusion or ranking in Search, nor on AI Overviews and AI Mode. That a “*” group applies when it has no group of its own follows from RFC 9309; Google does not say so (unverified).',
  },
  'adsbot-google': {
    ...specialCase,
    note: 'Must be named: it ignores “*”.',
    headerExample: 'AdsBot-Google (+http://www.google.com/adsbot.html)',
  },
  'adsbot-google-mobile': {
    ...specialCase,
    note: 'Must be named itself: the page lists only this token and states no fallback to AdsBot-Google.',
    headerExample:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)',
  },
  'mediapartners-google': {
    ...specialCase,
    note: 'Serves several ad products, not only AdSense (the page was changed in 2026).',
    headerExample: 'Mediapartners-Google',
  },
  'apis-google': {
    ...specialCase,
    note: 'Push notifications. It ignores “*”.',
    headerExample: 'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  },
  'google-safety': {
    ...specialCase,
    note: 'Ignores robots.txt altogether and has no token.',
    headerExample: 'Google-Safety',
  },
  'adsbot-google-mobile-apps': {
    ...specialCase,
    note: 'Retired. It obeyed the rules for AdsBot-Google and ignored “*”.',
    headerExample: 'AdsBot-Google-Mobile-Apps',
  },
  'duplexweb-google': {
    ...specialCase,
    note: 'Retired. It “may ignore the * wildcard”.',
    headerExample: 'DuplexWeb-Google/1.0',
  },
  'google-favicon': {
    ...specialCase,
    note: 'Retired. Its tokens were Googlebot-Image and Googlebot.',
    headerExample: 'Google Favicon',
  },
  googleweblight: {
    ...specialCase,
    headerExample: 'googleweblight',
  },
  'feedfetcher-google': {
    ...userTriggered,
    headerExample: 'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  },
  'google-messages': {
    ...userTriggered,
    headerExample: 'GoogleMessages',
  },
  'google-pinpoint': {
    ...userTriggered,
    headerExample: 'Google-Pinpoint',
  },
  googleproducer: {
    ...userTriggered,
    headerExample:
      'GoogleProducer; (+https://developers.google.com/search/docs/crawling-indexing/google-producer)',
  },
  'google-read-aloud': {
    ...userTriggered,
    note: 'Google says that its user-triggered fetchers “generally ignore robots.txt rules”; the page publishes no token for robots.txt. Its former user agent was google-speakr.',
    headerExample:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)',
  },
  'google-site-verification': {
    ...userTriggered,
    headerExample: 'Mozilla/5.0 (compatible; Google-Site-Verification/1.0)',
  },
  'google-cws': {
    ...userTriggered,
    headerExample: 'Mozilla/5.0 (compatible; Google-CWS)',
  },
  'google-agent': {
    ...userTriggered,
    evidence: [USER_TRIGGERED_FETCHERS, USER_TRIGGERED_FETCHERS_AUGUST],
    note: 'Agents hosted by Google that act on a user’s request (Project Mariner). No token is published. The list ai.robots.txt says that it respects robots.txt, which contradicts Google’s page; the page is followed here.',
    headerExample:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) Chrome/W.X.Y.Z Safari/537.36',
  },
  'google-gemininotebook': {
    ...userTriggered,
    evidence: [USER_TRIGGERED_FETCHERS_AUGUST],
    note: 'Replaces Google-NotebookLM, which the page listed until August 2026.',
    headerExample:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 (compatible; Google-GeminiNotebook; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-gemininotebook)',
  },
}
