/** Russian: the answer in a word or a few. */
import type { Headlines } from '../sentences.ts'

export const headlines: Headlines = {
  unknown: 'Нельзя определить',
  fetching: {
    allowed: {
      certain: 'Разрешено',
      'for-now': 'Временно разрешено',
      'as-far-as-we-see': 'Разрешено, насколько мы можем судить',
    },
    blocked: {
      certain: 'Заблокировано',
      'for-now': 'Временно заблокировано',
      'as-far-as-we-see': 'Заблокировано, насколько мы можем судить',
    },
  },
  use: {
    allowed: {
      certain: 'Использование разрешено',
      'for-now': 'Использование временно разрешено',
      'as-far-as-we-see': 'Использование разрешено, насколько мы можем судить',
    },
    blocked: {
      certain: 'Использование запрещено',
      'for-now': 'Использование временно запрещено',
      'as-far-as-we-see': 'Использование запрещено, насколько мы можем судить',
    },
  },
}
