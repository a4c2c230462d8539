import type { WritingData } from '../../data/writing.ts'
import type { CheckMessages } from '../messages.ts'

export const writing: CheckMessages<keyof WritingData> = {
  'missing-colon': {
    title: '名前の後にコロンがない',
    message: ({ name }) =>
      `\`${name}\` の後にコロンがありません。Google はこの行を読み取りますが、他のクローラーは無視します。`,
    fixes: { 'insert-colon': 'コロンを挿入' },
  },
}
