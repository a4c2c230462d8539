/** The registry: every known crawler, grouped by operator. */
import type { Crawler } from './crawler.ts'
import { advertisingAndFeedCrawlers } from './data/advertising-and-feeds.ts'
import { ahrefsCrawlers } from './data/ahrefs.ts'
import { otherAiCrawlers } from './data/ai-others.ts'
import { amazonCrawlers } from './data/amazon.ts'
import { anthropicCrawlers } from './data/anthropic.ts'
import { appleCrawlers } from './data/apple.ts'
import { archiveCrawlers } from './data/archives.ts'
import { baiduCrawlers } from './data/baidu.ts'
import { bytedanceCrawlers } from './data/bytedance.ts'
import { duckduckgoCrawlers } from './data/duckduckgo.ts'
import { googleCrawlers } from './data/google.ts'
import { metaCrawlers } from './data/meta.ts'
import { microsoftCrawlers } from './data/microsoft.ts'
import { mistralCrawlers } from './data/mistral.ts'
import { monitoringCrawlers } from './data/monitoring.ts'
import { naverCrawlers } from './data/naver.ts'
import { openSourceCrawlers } from './data/open-source.ts'
import { openaiCrawlers } from './data/openai.ts'
import { perplexityCrawlers } from './data/perplexity.ts'
import { otherSearchCrawlers } from './data/search-others.ts'
import { semrushCrawlers } from './data/semrush.ts'
import { seoToolCrawlers } from './data/seo-tools.ts'
import { socialPreviewCrawlers } from './data/social-previews.ts'
import { sogouCrawlers } from './data/sogou.ts'
import { vkCrawlers } from './data/vk.ts'
import { xaiCrawlers } from './data/xai.ts'
import { yandexCrawlers } from './data/yandex.ts'

/**
 * Every known crawler. The order is stable: search engines, AI operators, SEO tools, then the rest,
 * with each operator's crawlers together. Compiled from operators' pages and community lists in
 * October and November 2026; the source of each entry stands in its details.
 *
 * A new crawler is a row in the file of its operator in `data/` and its sources in the file of the
 * same name in `details/`.
 */
export const CRAWLERS: readonly Crawler[] = [
  ...googleCrawlers,
  ...microsoftCrawlers,
  ...yandexCrawlers,
  ...baiduCrawlers,
  ...appleCrawlers,
  ...duckduckgoCrawlers,
  ...naverCrawlers,
  ...sogouCrawlers,
  ...vkCrawlers,
  ...otherSearchCrawlers,
  ...openaiCrawlers,
  ...anthropicCrawlers,
  ...perplexityCrawlers,
  ...amazonCrawlers,
  ...metaCrawlers,
  ...bytedanceCrawlers,
  ...mistralCrawlers,
  ...xaiCrawlers,
  ...otherAiCrawlers,
  ...ahrefsCrawlers,
  ...semrushCrawlers,
  ...seoToolCrawlers,
  ...archiveCrawlers,
  ...socialPreviewCrawlers,
  ...monitoringCrawlers,
  ...advertisingAndFeedCrawlers,
  ...openSourceCrawlers,
]
