/** The details of every crawler, by id: one file per file of `../data`. */
import type { CrawlerDetailsEntries } from '../crawler-details.ts'
import { advertisingAndFeedDetails } from './advertising-and-feeds.ts'
import { ahrefsDetails } from './ahrefs.ts'
import { otherAiDetails } from './ai-others.ts'
import { amazonDetails } from './amazon.ts'
import { anthropicDetails } from './anthropic.ts'
import { appleDetails } from './apple.ts'
import { archiveDetails } from './archives.ts'
import { baiduDetails } from './baidu.ts'
import { bytedanceDetails } from './bytedance.ts'
import { duckduckgoDetails } from './duckduckgo.ts'
import { googleDetails } from './google.ts'
import { metaDetails } from './meta.ts'
import { microsoftDetails } from './microsoft.ts'
import { mistralDetails } from './mistral.ts'
import { monitoringDetails } from './monitoring.ts'
import { naverDetails } from './naver.ts'
import { openSourceDetails } from './open-source.ts'
import { openaiDetails } from './openai.ts'
import { perplexityDetails } from './perplexity.ts'
import { otherSearchDetails } from './search-others.ts'
import { semrushDetails } from './semrush.ts'
import { seoToolDetails } from './seo-tools.ts'
import { socialPreviewDetails } from './social-previews.ts'
import { sogouDetails } from './sogou.ts'
import { vkDetails } from './vk.ts'
import { xaiDetails } from './xai.ts'
import { yandexDetails } from './yandex.ts'

export const crawlerDetailsEntries: CrawlerDetailsEntries = {
  ...googleDetails,
  ...microsoftDetails,
  ...yandexDetails,
  ...baiduDetails,
  ...appleDetails,
  ...duckduckgoDetails,
  ...naverDetails,
  ...sogouDetails,
  ...vkDetails,
  ...otherSearchDetails,
  ...openaiDetails,
  ...anthropicDetails,
  ...perplexityDetails,
  ...amazonDetails,
  ...metaDetails,
  ...bytedanceDetails,
  ...mistralDetails,
  ...xaiDetails,
  ...otherAiDetails,
  ...ahrefsDetails,
  ...semrushDetails,
  ...seoToolDetails,
  ...archiveDetails,
  ...socialPreviewDetails,
  ...monitoringDetails,
  ...advertisingAndFeedDetails,
  ...openSourceDetails,
}
