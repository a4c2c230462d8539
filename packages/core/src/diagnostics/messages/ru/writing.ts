import type { WritingData } from '../../data/writing.ts'
import type { CheckMessages } from '../messages.ts'

export const writing: CheckMessages<keyof WritingData> = {
  'missing-colon': {
    title: 'Нет двоеточия после имени',
    message: ({ name }) =>
      `После \`${name}\` нет двоеточия. Google всё равно прочитает строку, остальные её пропустят.`,
    fixes: { 'insert-colon': 'Вставить двоеточие' },
  },
}
