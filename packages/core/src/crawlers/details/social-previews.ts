/** Sources and notes for the crawlers of `../data/social-previews.ts`, by id. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { CRAWLER_USER_AGENTS, DEVICE_DETECTOR, VERIFIED_BOTS } from './evidence.ts'

const SLACK_DOCS = {
  source:
    'Slack’s documentation: for link previews it does “not currently honor robots.txt”; header from api.slack.com/robots',
}

export const socialPreviewDetails: CrawlerDetailsEntries = {
  bluesky: {
    evidence: [DEVICE_DETECTOR],
    headerExample: 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  },
  discordbot: {
    evidence: [CRAWLER_USER_AGENTS],
    unverified: 'Whether it follows robots.txt.',
    headerExample: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  },
  embedly: {
    docUrl: 'http://support.embed.ly/',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; Embedly/0.2; snap; +http://support.embed.ly/)',
  },
  iframely: {
    evidence: [VERIFIED_BOTS],
    headerExample: 'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  },
  'kakaotalk-scrap': {
    evidence: [{ source: 'A site’s robots.txt that names the token' }],
    unverified: 'The User-Agent header.',
    headerExample: 'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
  },
  linkedinbot: {
    docUrl: 'https://www.linkedin.com/help/recruiter/answer/a6547297',
    evidence: [CRAWLER_USER_AGENTS, VERIFIED_BOTS],
    unverified: 'Whether it follows robots.txt.',
    headerExample:
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  },
  mastodon: {
    evidence: [CRAWLER_USER_AGENTS],
    unverified: 'Whether it follows robots.txt.',
    headerExample: 'http.rb/2.2.2 (Mastodon/1.5.1; +https://example-masto-instance.org/)',
  },
  pinterestbot: {
    docUrl: 'https://help.pinterest.com/en/business/article/pinterest-crawler',
    evidence: [VERIFIED_BOTS, DEVICE_DETECTOR],
    headerExample: 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  },
  redditbot: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  },
  'slackbot-linkexpanding': {
    docUrl: 'https://api.slack.com/robots',
    evidence: [SLACK_DOCS],
    headerExample: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  },
  slackbot: {
    docUrl: 'https://api.slack.com/robots',
    evidence: [SLACK_DOCS, CRAWLER_USER_AGENTS],
    headerExample: 'Slackbot 1.0 (+https://api.slack.com/robots)',
  },
  snapchat: {
    docUrl: 'https://developers.snap.com/robots',
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
  },
  telegrambot: {
    evidence: [CRAWLER_USER_AGENTS],
    unverified: 'Whether it follows robots.txt.',
    headerExample: 'TelegramBot (like TwitterBot)',
  },
  viber: {
    evidence: [CRAWLER_USER_AGENTS],
    headerExample: 'Viber',
  },
  twitterbot: {
    docUrl: 'https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started',
    evidence: [
      {
        source:
          'X Cards, “Getting started”, section on crawling and caching (docs.x.com answered 404 or 402 to other readers in 2026)',
      },
    ],
    note: 'Said to respect Google’s specification of robots.txt; where the image is blocked, no thumbnail is shown.',
    headerExample: 'Twitterbot/1.0',
  },
}
