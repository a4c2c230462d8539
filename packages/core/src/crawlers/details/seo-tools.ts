/** Sources and notes for the crawlers of `../data/seo-tools.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, DEVICE_DETECTOR, VERIFIED_BOTS } from './evidence.ts'

export const seoToolDetails: CrawlerDetailsEntries = {
  awariobot: {
    docUrl: 'https://awario.com/bots.html',
    evidence: [CRAWLER_USER_AGENTS, AI_ROBOTS_TXT],
    headerExample: 'Mozilla/5.0 (compatible; AwarioBot/1.0; +https://awario.com/bots.html)',
  },
  barkrowler: {
    docUrl: 'https://babbar.tech/crawler',
    evidence: [VERIFIED_BOTS, DEVICE_DETECTOR],
    headerExample: 'Barkrowler/0.9 (+https://babbar.tech/crawler)',
  },
  botify: {
    evidence: [DEVICE_DETECTOR],
    headerExample: 'botify',
  },
  dataforseobot: {
    docUrl: 'https://dataforseo.com/dataforseo-bot',
    evidence: [VERIFIED_BOTS, CRAWLER_USER_AGENTS],
    headerExample:
      'Mozilla/5.0 (compatible; DataForSeoBot/1.0; +https://dataforseo.com/dataforseo-bot)',
    crawlDelay: { status: 'honoured' },
  },
  mj12bot: {
    docUrl: 'https://mj12bot.com/',
    evidence: [
      { source: 'mj12bot.com: “Obeys Robots.txt: Yes, Obeys Crawl Delay: Yes”' },
      { source: 'Older wiki page “MJ12Bot” at majestic12.co.uk' },
      CRAWLER_USER_AGENTS,
    ],
    note: 'The token contains digits, which RFC 9309 does not allow: a parser like Google’s reads “MJ” from “User-agent: MJ12bot”; Majestic reads it whole. A robots.txt that cannot be fetched is taken as permission (older wiki).',
    headerExample: 'Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)',
    crawlDelay: {
      status: 'honoured',
      range: 'whole seconds, up to 30 s (older wiki); 20 s is also quoted (unverified)',
    },
  },
  dotbot: {
    docUrl: 'https://moz.com/help/moz-procedures/crawlers/dotbot',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample:
      'Mozilla/5.0 (compatible; DotBot/1.2; +https://opensiteexplorer.org/dotbot; help@moz.com)',
  },
  rogerbot: {
    docUrl: 'https://moz.com/help/moz-procedures/crawlers/rogerbot',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample:
      'rogerbot/1.2 (http://moz.com/help/pro/what-is-rogerbot-, rogerbot-crawler+phaser-testing-crawler-01@moz.com)',
  },
  blexbot: {
    docUrl: 'http://webmeup-crawler.com/',
    evidence: [CRAWLER_USER_AGENTS, VERIFIED_BOTS],
    headerExample: 'Mozilla/5.0 (compatible; BLEXBot/1.0; +http://webmeup-crawler.com/)',
  },
  'screaming-frog': {
    docUrl: 'https://www.screamingfrog.co.uk/seo-spider/',
    evidence: [
      CRAWLER_USER_AGENTS,
      { source: 'Screaming Frog user guide: its own name, then Googlebot, then “*”' },
    ],
    note: 'A desktop crawler: its user can ignore robots.txt or choose another user agent. The token has spaces.',
    headerExample: 'Screaming Frog SEO Spider/21.0',
  },
  seobilitybot: {
    evidence: [VERIFIED_BOTS],
    headerExample: 'SeobilityBot',
  },
  serpstatbot: {
    docUrl: 'http://serpstatbot.com/',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample:
      'serpstatbot/1.0 (advanced backlink tracking bot; curl/7.58.0; http://serpstatbot.com/; abuse@serpstatbot.com)',
  },
  seekportbot: {
    evidence: [VERIFIED_BOTS],
    headerExample: 'SeekportBot',
    crawlDelay: { status: 'honoured' },
  },
  sistrix: {
    docUrl: 'http://crawler.sistrix.net/',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; SISTRIX Crawler; http://crawler.sistrix.net/)',
  },
  sitebulb: {
    evidence: [DEVICE_DETECTOR],
    note: 'A desktop crawler: its user decides.',
    headerExample: 'sitebulb',
  },
  siteimprove: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'LinkCheck by Siteimprove.com',
  },
}
