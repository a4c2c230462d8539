/** Sources and notes for the crawlers of `../data/search-others.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, DEVICE_DETECTOR, VERIFIED_BOTS } from './evidence.ts'

export const otherSearchDetails: CrawlerDetailsEntries = {
  yisouspider: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'YisouSpider/5.0',
  },
  bravebot: {
    docUrl: 'https://search.brave.com/help/brave-search-crawler',
    evidence: [{ source: 'search.brave.com/help/brave-search-crawler' }],
    note: 'Does not announce a user agent of its own, and does not crawl pages that Googlebot may not crawl. Community lists carry “Bravebot”, which Brave does not document.',
  },
  coccocbot: {
    docUrl: 'https://help.coccoc.com/en/search-engine/coccoc-robots',
    evidence: [DEVICE_DETECTOR],
    headerExample:
      'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
  },
  petalbot: {
    docUrl: 'https://webmaster.petalsearch.com/site/petalbot',
    evidence: [CRAWLER_USER_AGENTS, VERIFIED_BOTS, AI_ROBOTS_TXT],
    headerExample:
      'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  },
  pangubot: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'Mozilla/5.0 (compatible; PanguBot +https://www.pangutech.com)',
  },
  kagibot: {
    docUrl: 'https://kagi.com/bot',
    evidence: [CRAWLER_USER_AGENTS, DEVICE_DETECTOR],
    headerExample: 'Mozilla/5.0 (compatible; Kagibot/1.0; +https://kagi.com/bot)',
  },
  'kagi-fetcher': {
    evidence: [CRAWLER_USER_AGENTS, AI_ROBOTS_TXT],
    headerExample: 'kagi-fetcher/1.0',
  },
  'yahoo-japan': {
    docUrl: 'https://support.yahoo-net.jp/PccSearch/s/article/H000007955',
    evidence: [DEVICE_DETECTOR],
    note: 'Its web results come from Google (press release of 2010, published reports). The token contains “!”, which RFC 9309 does not allow: a parser like Google’s reads “Y”.',
    headerExample: 'Y!J-WSC/1.0',
  },
  linespider: {
    docUrl: 'https://help2.line.me/linesearchbot/web/?contentId=50006055&lang=en',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Linespider/1.1; +https://lin.ee/4dwXkTH) Chrome/W.X.Y.Z Safari/537.36',
  },
  mojeekbot: {
    docUrl: 'https://www.mojeek.com/bot.html',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; MojeekBot/0.6; http://www.mojeek.com/bot.html)',
  },
  '360spider': {
    docUrl: 'https://www.so.com/help/help_3_2.html',
    evidence: [CRAWLER_USER_AGENTS, DEVICE_DETECTOR],
    note: 'The token begins with digits, which RFC 9309 does not allow: a parser like Google’s reads an empty token.',
    headerExample: '360Spider',
  },
  qwantbot: {
    docUrl: 'https://help.qwant.com/bot/',
    evidence: [CRAWLER_USER_AGENTS, VERIFIED_BOTS],
    headerExample: 'Mozilla/5.0 (compatible; Qwantbot/1.0; +https://help.qwant.com/bot/)',
  },
  seznambot: {
    docUrl: 'http://napoveda.seznam.cz/en/seznambot-intro/',
    evidence: [
      {
        source:
          'Seznam help, “Crawling control” (o-seznam.cz/napoveda/vyhledavani/en/crawling-control)',
        date: '2025-01-29',
      },
      {
        source:
          'Seznam’s older page on the syntax (napoveda.seznam.cz/cz/fulltext-hledani-v-internetu/robots-txt/syntaxe)',
      },
      VERIFIED_BOTS,
      CRAWLER_USER_AGENTS,
    ],
    note: 'Reads the wildcards * and $; a rule may start with * (“Disallow: *.pdf$”). It was once said to support most of the draft robots.txt 2.0; the current page no longer says so. A changed file is read again after several days, sometimes weeks.',
    headerExample:
      'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
    crawlDelay: {
      status: 'honoured',
      note: 'According to the Vercel directory of verified bots. Site owners also write Request-rate for it.',
    },
  },
  slurp: {
    docUrl: 'http://help.yahoo.com/help/us/ysearch/slurp',
    evidence: [VERIFIED_BOTS, DEVICE_DETECTOR],
    headerExample:
      'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  },
}
