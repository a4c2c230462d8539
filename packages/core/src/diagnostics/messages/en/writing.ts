import type { WritingData } from '../../data/writing.ts'
import type { CheckMessages } from '../messages.ts'

export const writing: CheckMessages<keyof WritingData> = {
  'missing-colon': {
    title: 'No colon after the name',
    message: ({ name }) =>
      `\`${name}\` has no colon behind it. Google reads the line all the same; others skip it.`,
    fixes: { 'insert-colon': 'Insert the colon' },
  },
}
