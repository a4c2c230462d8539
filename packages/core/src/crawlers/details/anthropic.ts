/** Sources and notes for the crawlers of `../data/anthropic.ts`, by id. */
import type { CrawlerDetailsEntries, CrawlerDetailsEntry } from '../crawler-details.ts'
import { AI_ROBOTS_TXT, PUBLISHED_REPORTS } from './evidence.ts'

const current = {
  docUrl: 'https://support.claude.com/en/articles/8896518',
  evidence: [
    {
      source:
        'support.claude.com/en/articles/8896518, edition of 2026-04-07, as quoted on 2026-10-02 and 2026-10-07',
      date: '2026-10-07',
    },
    PUBLISHED_REPORTS,
  ],
  crawlDelay: { status: 'honoured', note: '“We support the non-standard Crawl-delay extension.”' },
} satisfies CrawlerDetailsEntry

export const anthropicDetails: CrawlerDetailsEntries = {
  claudebot: {
    ...current,
    note: 'Anthropic publishes tokens, not whole headers: the header shown was observed and is not confirmed by Anthropic.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  },
  'claude-user': {
    ...current,
    note: 'Triggered by users, yet documented to honour robots.txt (unlike the fetchers of OpenAI, Perplexity, Google, Meta and Amazon). The whole header is not confirmed; Claude Code sends “Claude-User (claude-code/...)”.',
    headerExample:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  },
  'claude-searchbot': {
    ...current,
    headerExample: 'Claude-SearchBot/1.0',
  },
  'anthropic-ai': {
    evidence: [AI_ROBOTS_TXT],
    note: 'An old token: Anthropic’s current article does not mention it.',
    headerExample: 'anthropic-ai',
  },
  'claude-web': {
    evidence: [AI_ROBOTS_TXT],
    note: 'An old token without documentation.',
    headerExample: 'Claude-Web',
  },
}
