/** Sources and notes for the crawlers of `../data/ai-others.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, CRAWLER_USER_AGENTS, VERIFIED_BOTS } from './evidence.ts'

const COHERE_WEB_CRAWLERS = {
  source: 'docs.cohere.com/docs/cohere-web-crawlers, as quoted',
  date: '2026-09-02',
}

export const otherAiDetails: CrawlerDetailsEntries = {
  ai2bot: {
    docUrl: 'https://allenai.org/crawler',
    evidence: [AI_ROBOTS_TXT],
    note: 'The token contains a digit, which RFC 9309 does not allow: a parser like Google’s reads “AI” from a line that names AI2Bot.',
    headerExample: 'Mozilla/5.0 (compatible) AI2Bot (+https://www.allenai.org/crawler)',
  },
  semanticscholarbot: {
    docUrl: 'https://www.semanticscholar.org/crawler',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample:
      'Mozilla/5.0 (compatible) SemanticScholarBot (+https://www.semanticscholar.org/crawler)',
  },
  tongyibot: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'TongyiBot',
  },
  'atlassian-bot': {
    docUrl:
      'https://support.atlassian.com/organization-administration/docs/connect-custom-website-to-rovo/',
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'atlassian-bot',
  },
  'manus-user': {
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample: 'Manus-User/1.0',
  },
  'cloudflare-autorag': {
    docUrl: 'https://developers.cloudflare.com/autorag',
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'Cloudflare-AutoRAG',
  },
  devin: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'Devin',
  },
  'cohere-ai': {
    docUrl: 'https://docs.cohere.com/docs/cohere-web-crawlers',
    evidence: [COHERE_WEB_CRAWLERS, AI_ROBOTS_TXT],
    note: 'Cohere documents that it runs no crawler for training at present.',
    headerExample: 'cohere-ai',
  },
  'cohere-training-data-crawler': {
    docUrl: 'https://docs.cohere.com/docs/cohere-web-crawlers',
    evidence: [COHERE_WEB_CRAWLERS, AI_ROBOTS_TXT],
    note: 'Not confirmed by Cohere, whose page says “N/A”.',
    headerExample: 'cohere-training-data-crawler',
  },
  deepseekbot: {
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    note: 'No page of the operator was found.',
    headerExample: 'Mozilla/5.0 (compatible; DeepSeekBot/1.0; +https://www.deepseek.com/bot)',
  },
  diffbot: {
    docUrl: 'https://docs.diffbot.com/docs/getting-started-with-crawl',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    note: 'At the discretion of Diffbot’s users.',
    headerExample:
      'Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US; rv:1.9.1.2) Gecko/20090729 Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1; +http://www.diffbot.com)',
  },
  exabot: {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'ExaBot',
  },
  firecrawlagent: {
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; FirecrawlAgent; +https://firecrawl.dev/)',
  },
  imagesiftbot: {
    docUrl: 'https://imagesift.com/about',
    evidence: [AI_ROBOTS_TXT, VERIFIED_BOTS],
    headerExample: 'ImagesiftBot',
  },
  laiondownloader: {
    docUrl: 'https://laion.ai/faq/',
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'LAIONDownloader',
  },
  linkupbot: {
    docUrl: 'https://linkup.so/bot',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample:
      'LinkupBot/1.0 (LinkupBot for web indexing; https://linkup.so/bot; bot@linkup.so)',
  },
  'kimi-user': {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'Kimi-User',
  },
  'icc-crawler': {
    docUrl: 'http://ucri.nict.go.jp/en/icccrawler.html',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample:
      'ICC-Crawler/2.0 (Mozilla-compatible; ; http://ucri.nict.go.jp/en/icccrawler.html)',
  },
  shapbot: {
    docUrl: 'https://docs.parallel.ai/resources/crawler',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ShapBot/0.1.0',
  },
  cotoyogi: {
    docUrl: 'https://ds.rois.ac.jp/center8/crawler/',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample:
      'Mozilla/5.0 (compatible; Cotoyogi/4.0; +https://ds.rois.ac.jp/center8/crawler/)',
  },
  sbintuitionsbot: {
    docUrl: 'https://www.sbintuitions.co.jp/en/bot/',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample:
      'Mozilla/5.0 (compatible; SBIntuitionsBot/0.1; +https://www.sbintuitions.co.jp/bot/)',
  },
  tavilybot: {
    docUrl: 'https://docs.tavily.com/',
    evidence: [{ source: 'Tavily’s documentation' }, AI_ROBOTS_TXT],
    note: 'Tavily says that its crawler announces no user agent of its own and does not crawl what Googlebot may not; the token TavilyBot is from community lists.',
    headerExample: 'Mozilla/5.0 (compatible; TavilyBot; +https://tavily.com/)',
  },
  timpibot: {
    docUrl: 'https://timpi.io',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; Timpibot/0.9; +http://www.timpi.io)',
  },
  omgili: {
    docUrl: 'https://webz.io/bot.html',
    evidence: [AI_ROBOTS_TXT, CRAWLER_USER_AGENTS],
    headerExample: 'omgili/0.5 +http://omgili.com',
  },
  'webzio-extended': {
    docUrl: 'https://webz.io/bot.html',
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'webzio-extended',
  },
  youbot: {
    docUrl: 'https://docs.you.com/youbot',
    evidence: [{ source: 'docs.you.com/youbot' }],
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; YouBot/1.0; +https://docs.you.com/youbot; env:prod) Chrome/X.X.X.X Safari/537.36',
    crawlDelay: {
      status: 'honoured',
      note: '“Respects robots.txt directives and crawl rate preferences.”',
    },
  },
  'chatglm-spider': {
    evidence: [AI_ROBOTS_TXT],
    headerExample: 'ChatGLM-Spider',
  },
}
