/** Japanese: the answer in a word or a few. */
import type { Headlines } from '../sentences.ts'

export const headlines: Headlines = {
  unknown: '判定不可',
  fetching: {
    allowed: {
      certain: '許可',
      'for-now': '一時的に許可',
      'as-far-as-we-see': '確認できた範囲では許可',
    },
    blocked: {
      certain: 'ブロック',
      'for-now': '一時的にブロック',
      'as-far-as-we-see': '確認できた範囲ではブロック',
    },
  },
  use: {
    allowed: {
      certain: 'コンテンツの利用可',
      'for-now': '一時的にコンテンツの利用可',
      'as-far-as-we-see': '確認できた範囲ではコンテンツの利用可',
    },
    blocked: {
      certain: 'コンテンツの利用不可',
      'for-now': '一時的にコンテンツの利用不可',
      'as-far-as-we-see': '確認できた範囲ではコンテンツの利用不可',
    },
  },
}
