/** Sources that several operators' details rest on. */
import type { CrawlerEvidence } from '../crawler-details.ts'

export const AI_ROBOTS_TXT: CrawlerEvidence = {
  source: 'ai-robots-txt/ai.robots.txt, robots.json at commit 738c80d (community list)',
  date: '2026-08-22',
}

export const CRAWLER_USER_AGENTS: CrawlerEvidence = {
  source:
    'monperrus/crawler-user-agents at commit 7c7f9f2 (community list: header and documentation address only)',
  date: '2026-07-02',
}

export const DEVICE_DETECTOR: CrawlerEvidence = {
  source: 'Matomo device-detector, bots.yml (name, operator and address only)',
  date: '2026-08-19',
}

export const PUBLISHED_REPORTS: CrawlerEvidence = { source: 'Published reports' }

export const VERIFIED_BOTS: CrawlerEvidence = { source: 'Vercel directory of verified bots' }

export const YANDEX_CLOUD_LIST: CrawlerEvidence = {
  source:
    'Yandex Cloud documentation, “Managing bot traffic”: list of Yandex’s robots by name and purpose',
}
