/** English: what is known about crawlers. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const purposes: ReferenceTexts['purposes'] = {
  search: { label: 'Search', explanation: 'Collects pages for a search engine.' },
  image: { label: 'Image search', explanation: 'Collects images for a search engine.' },
  video: { label: 'Video search', explanation: 'Collects videos for a search engine.' },
  news: { label: 'News', explanation: 'Collects articles for a news service.' },
  'ai-training': {
    label: 'AI training',
    explanation: 'Collects content from which AI models are trained.',
  },
  'ai-search': {
    label: 'AI search',
    explanation: 'Collects pages that AI search cites in its answers.',
  },
  'ai-user': {
    label: 'AI, for a user',
    explanation: 'Fetches a page because a user of an AI assistant asked for it.',
  },
  'ai-agent': {
    label: 'AI agent',
    explanation: 'Uses web pages on behalf of a person.',
  },
  ads: { label: 'Advertising', explanation: 'Checks landing pages or places advertisements.' },
  'social-preview': {
    label: 'Link preview',
    explanation: 'Fetches title and picture of a page that someone shared.',
  },
  feed: { label: 'Feeds', explanation: 'Fetches feeds for their readers.' },
  'seo-tool': { label: 'SEO tool', explanation: 'Collects data on links and rankings.' },
  monitoring: { label: 'Monitoring', explanation: 'Checks whether a site works.' },
  archive: { label: 'Archive', explanation: 'Keeps copies of pages.' },
  other: { label: 'Other', explanation: 'Serves another purpose, or one that is not known.' },
}

export const respectsRobots: ReferenceTexts['respectsRobots'] = {
  yes: { label: 'yes', explanation: 'It does what robots.txt says.' },
  partly: { label: 'in part', explanation: 'It follows robots.txt with exceptions.' },
  'user-triggered': {
    label: 'on behalf of a user',
    explanation: 'It fetches because a person asked it to, and may skip robots.txt then.',
  },
  no: { label: 'no', explanation: 'It does not follow robots.txt.' },
}

export const respectsBases: ReferenceTexts['respectsBases'] = {
  operator: { label: 'operator', explanation: 'Its operator says so.' },
  community: { label: 'third party', explanation: 'Lists or reports of others say so.' },
  assumed: { label: 'assumed', explanation: 'Nobody says so; it is an assumption.' },
}

export const crawlDelay: ReferenceTexts['crawlDelay'] = {
  honoured: { label: 'honoured', explanation: 'It waits between requests as Crawl-delay says.' },
  ignored: { label: 'ignored', explanation: 'Crawl-delay has no effect on it.' },
  unknown: { label: 'not known', explanation: 'Whether it honours Crawl-delay is not documented.' },
}
