/** Crawlers of DuckDuckGo. Sources and notes: `../details/duckduckgo.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const duckduckgoCrawlers = defineCrawlers([
  {
    id: 'duckduckbot',
    operator: 'DuckDuckGo',
    token: 'DuckDuckBot',
    headerParts: ['DuckDuckBot-Https'],
    purpose: 'search',
    respectsRobots: 'yes',
    respectsBasis: 'community',
  },
  {
    id: 'duckassistbot',
    operator: 'DuckDuckGo',
    token: 'DuckAssistBot',
    purpose: 'ai-search',
    respectsRobots: 'yes',
    respectsBasis: 'operator',
  },
  {
    id: 'duckduckgo-favicons-bot',
    operator: 'DuckDuckGo',
    token: 'DuckDuckGo-Favicons-Bot',
    purpose: 'image',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
  },
])
