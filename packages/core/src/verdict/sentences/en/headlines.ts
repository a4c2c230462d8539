/** English: the answer in a word or a few. */
import type { Headlines } from '../sentences.ts'

export const headlines: Headlines = {
  unknown: 'Cannot tell',
  fetching: {
    allowed: {
      certain: 'Allowed',
      'for-now': 'Allowed, for now',
      'as-far-as-we-see': 'Allowed as far as we can see',
    },
    blocked: {
      certain: 'Blocked',
      'for-now': 'Blocked, for now',
      'as-far-as-we-see': 'Blocked as far as we can see',
    },
  },
  use: {
    allowed: {
      certain: 'Content may be used',
      'for-now': 'Content may be used, for now',
      'as-far-as-we-see': 'Content may be used as far as we can see',
    },
    blocked: {
      certain: 'Content may not be used',
      'for-now': 'Content may not be used, for now',
      'as-far-as-we-see': 'Content may not be used as far as we can see',
    },
  },
}
