/** Sources and notes for the crawlers of `../data/yandex.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import {
  AI_ROBOTS_TXT,
  CRAWLER_USER_AGENTS,
  PUBLISHED_REPORTS,
  YANDEX_CLOUD_LIST,
} from './evidence.ts'

const USER_AGENT_HELP = { source: 'Yandex Webmaster help, “User-agent directive”' }

const EXEMPTION_HELP = {
  source: 'Yandex Webmaster help, “User-agent directive” (the general statement only)',
}

const robot = {
  docUrl: 'https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots',
  evidence: [USER_AGENT_HELP, YANDEX_CLOUD_LIST],
  crawlDelay: { status: 'ignored', note: 'Since 2018-02-22.' },
} satisfies CrawlerDetailsEntry

const exempt = {
  docUrl: 'https://yandex.com/support/webmaster/en/robot-workings/check-yandex-robots',
  evidence: [EXEMPTION_HELP, YANDEX_CLOUD_LIST],
  note: 'Yandex says that some of its robots may ignore the rules of robots.txt, those for “User-agent: Yandex” included, and must be named exactly.',
  unverified:
    'That this robot is one of those that may ignore the rules: the table which lists them could not be read.',
  crawlDelay: { status: 'ignored', note: 'Since 2018-02-22.' },
} satisfies CrawlerDetailsEntry

export const yandexDetails: CrawlerDetailsEntries = {
  yandexbot: {
    ...robot,
    evidence: [USER_AGENT_HELP, YANDEX_CLOUD_LIST, PUBLISHED_REPORTS],
    note: 'Looks for its own group, then Yandex, then “*”; each tier hides those below it.',
    headerExample: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  },
  yandeximages: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  },
  yandexvideo: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexVideo/3.0; +http://yandex.com/bots)',
  },
  yandexmedia: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexMedia/3.0; +http://yandex.com/bots)',
  },
  yandexblogs: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexBlogs/0.99; robot; +http://yandex.com/bots)',
  },
  yandexfavicons: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexFavicons/1.0; +http://yandex.com/bots)',
  },
  yandexnews: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexNews/4.0; +http://yandex.com/bots)',
  },
  yandexmarket: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexMarket/1.0; +http://yandex.com/bots)',
  },
  yandexcombot: {
    ...robot,
    note: 'Builds the index for languages other than Russian.',
    headerExample: 'Mozilla/5.0 (compatible; YandexComBot/1.0; +http://yandex.com/bots)',
  },
  yandexrenderresourcesbot: {
    ...robot,
    note: 'Loads resources for the rendering of JavaScript. Whether it reads the group for Yandex is not verified.',
    headerExample:
      'Mozilla/5.0 (compatible; YandexRenderResourcesBot/1.0; +http://yandex.com/bots)',
  },
  yandexwebmaster: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexWebmaster/2.0; +http://yandex.com/bots)',
  },
  yandexontodb: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexOntoDB/1.0; +http://yandex.com/bots)',
  },
  yandexontodbapi: {
    ...robot,
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; YandexOntoDBAPI/1.0; +http://yandex.com/bots)',
  },
  yandexpagechecker: {
    ...robot,
    note: 'Validator of structured data, started by users.',
    headerExample: 'Mozilla/5.0 (compatible; YandexPagechecker/1.0; +http://yandex.com/bots)',
  },
  yandexpartner: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexPartner/3.0; +http://yandex.com/bots)',
  },
  yandexrca: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexRCA/1.0; +http://yandex.com/bots)',
  },
  yandexsitelinks: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexSitelinks; Dyatel; +http://yandex.com/bots)',
  },
  yandexspravbot: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexSpravBot/1.0; +http://yandex.com/bots)',
  },
  yandextracker: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexTracker/1.0; +http://yandex.com/bots)',
  },
  yandexvertis: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexVertis/3.0; +http://yandex.com/bots)',
  },
  yandexverticals: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexVerticals/1.0; +http://yandex.com/bots)',
  },
  yandeximageresizer: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexImageResizer/2.0; +http://yandex.com/bots)',
  },
  yandexadnet: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexAdNet/1.0; +http://yandex.com/bots)',
  },
  yandexfordomain: {
    ...robot,
    headerExample: 'Mozilla/5.0 (compatible; YandexForDomain/1.0; +http://yandex.com/bots)',
  },
  'yandexbot-mirrordetector': {
    ...robot,
    note: 'Has the same product token as YandexBot.',
    headerExample:
      'Mozilla/5.0 (compatible; YandexBot/3.0; MirrorDetector; +http://yandex.com/bots)',
  },
  yandexaccessibilitybot: {
    ...exempt,
    headerExample: 'Mozilla/5.0 (compatible; YandexAccessibilityBot/3.0; +http://yandex.com/bots)',
  },
  yandexmetrika: {
    ...exempt,
    headerExample: 'Mozilla/5.0 (compatible; YandexMetrika/2.0; +http://yandex.com/bots)',
  },
  yandexmobilebot: {
    ...exempt,
    headerExample:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 8_1 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12B411 Safari/600.1.4 (compatible; YandexMobileBot/3.0; +http://yandex.com/bots)',
  },
  yandexscreenshotbot: {
    ...exempt,
    headerExample:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/41.0.2228.0 Safari/537.36 (compatible; YandexScreenshotBot/3.0; +http://yandex.com/bots)',
  },
  yandexmobilescreenshotbot: {
    ...exempt,
    headerExample:
      'Mozilla/5.0 (compatible; YandexMobileScreenShotBot/1.0; +http://yandex.com/bots)',
  },
  yandexcalendar: {
    ...exempt,
    headerExample: 'Mozilla/5.0 (compatible; YandexCalendar/1.0; +http://yandex.com/bots)',
  },
  yandexsearchshop: {
    ...exempt,
    headerExample: 'Mozilla/5.0 (compatible; YandexSearchShop/1.0; +http://yandex.com/bots)',
  },
  yandexdirectdyn: {
    ...exempt,
    evidence: [EXEMPTION_HELP, CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; YandexDirectDyn/1.0; +http://yandex.com/bots)',
  },
  yandexvideoparser: {
    ...exempt,
    evidence: [EXEMPTION_HELP, CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; YandexVideoParser/1.0; +http://yandex.com/bots)',
  },
  yandexdirect: {
    docUrl: 'https://yandex.com/support/partner2/technologies/robot.html',
    evidence: [{ source: 'Yandex Partner help, page on the robot' }],
    note: 'Yandex Partner help says that blocking “User-agent: Yandex” may also block YandexDirect, so it reads the group for Yandex. To be safe, name it with an empty Disallow. Lists which say that it ignores general rules disagree.',
    unverified: 'That it ignores “*”.',
    headerExample: 'Mozilla/5.0 (compatible; YandexDirect/3.0)',
    crawlDelay: { status: 'ignored', note: 'Since 2018-02-22.' },
  },
  yadirectfetcher: {
    ...robot,
    evidence: [YANDEX_CLOUD_LIST],
    note: 'Checks the landing pages of ads.',
    unverified: 'That it does not use robots.txt.',
    headerExample: 'Mozilla/5.0 (compatible; YaDirectFetcher/1.0; Dyatel; +http://yandex.com/bots)',
  },
  yandexuserproxy: {
    ...robot,
    evidence: [YANDEX_CLOUD_LIST],
    note: 'Acts for users, for example to translate a page.',
    unverified: 'Whether it follows robots.txt.',
    headerExample: 'Mozilla/5.0 (compatible; YandexUserproxy; robot; +http://yandex.com/bots)',
  },
  yandexadditional: {
    docUrl: 'https://yandex.ru/support/webmaster/en/search-appearance/fast.html',
    evidence: [
      {
        source:
          'Yandex Webmaster robots.txt tester, 140 observations published in bart-turczynski/robotstxtr (inst/yandex-corpus)',
        date: '2026-07-16',
      },
      AI_ROBOTS_TXT,
    ],
    note: 'Quick answers by YandexGPT. Its own group hides those for Yandex and “*” (observed in the Webmaster tester). The reimplementation robotstxtr gives it no rules when it has no group of its own; none of the 140 published observations shows that case. Two spellings circulate: name both.',
    unverified:
      'That it falls back neither to Yandex nor to “*”. That its own group hides both was observed.',
    headerExample: 'Mozilla/5.0 (compatible; YandexAdditional/3.0; +http://yandex.com/bots)',
    crawlDelay: { status: 'ignored', note: 'Since 2018-02-22.' },
  },
  yandexaddurl: {
    ...robot,
    evidence: [{ source: 'webcrawler-verifier tests and phpBBex list (historical)' }],
    note: 'No longer in Yandex’s lists.',
    headerExample: 'Mozilla/5.0 (compatible; YandexAddurl/2.0)',
  },
  yandexturbo: {
    ...robot,
    evidence: [CRAWLER_USER_AGENTS, { source: 'Turbo pages were closed in 2025' }],
    headerExample: 'Mozilla/5.0 (compatible; YandexTurbo/1.0; +http://yandex.com/bots)',
  },
}
