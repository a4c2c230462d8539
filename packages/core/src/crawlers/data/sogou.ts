/** Crawlers of Sogou (Tencent). Sources and notes: `../details/sogou.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

const sogou = {
  operator: 'Sogou (Tencent)',
  respectsRobots: 'yes',
  respectsBasis: 'assumed',
} as const

export const sogouCrawlers = defineCrawlers([
  { ...sogou, id: 'sogou-web-spider', token: 'Sogou web spider', purpose: 'search' },
  { ...sogou, id: 'sogou-inst-spider', token: 'Sogou inst spider', purpose: 'search' },
  { ...sogou, id: 'sogou-pic-spider', token: 'Sogou Pic Spider', purpose: 'image' },
  { ...sogou, id: 'sogou-news-spider', token: 'Sogou News Spider', purpose: 'news' },
])
