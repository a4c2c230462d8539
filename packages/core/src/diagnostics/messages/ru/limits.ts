import type { LimitsData } from '../../data/limits.ts'
import type { CheckMessages } from '../messages.ts'
import { counted, number, wordFor } from './counted.ts'

export const limits: CheckMessages<keyof LimitsData> = {
  'file-too-large': {
    title: 'Файл больше 500 КиБ',
    message: ({ octets, limit, lastLine, rulesLost, lostLines, truncated }) => {
      const size = `В файле ${counted(octets, 'октет', 'октета', 'октетов')}${truncated ? ' или больше' : ''}. В таком случае для Яндекса открыт весь сайт.`
      if (octets <= limit) return size
      if (lastLine === 0) {
        return `${size} Google читает ${counted(limit, 'октет', 'октета', 'октетов')}, а в них не заканчивается даже первая строка: не учитывается ничего.`
      }
      const lost =
        rulesLost === 0
          ? 'правил дальше нет'
          : rulesLost === 1
            ? `пропадает одно правило, в строке ${lostLines[0]}`
            : `${wordFor(rulesLost, 'пропадает', 'пропадают', 'пропадает')} ${counted(rulesLost, 'правило', 'правила', 'правил')}, начиная со строки ${lostLines[0]}`
      return `${size} Google читает ${counted(limit, 'октет', 'октета', 'октетов')}, до строки ${lastLine}: ${lost}.`
    },
  },
  'too-many-rules-for-yandex': {
    title: 'Больше правил, чем принимает Яндекс',
    message: ({ rules, limit }) =>
      `В файле ${counted(rules, 'правило', 'правила', 'правил')}, а больше ${number(limit)} для Яндекса — ошибка. Это первое лишнее.`,
  },
  'rule-too-long-for-yandex': {
    title: 'Правило длиннее, чем принимает Яндекс',
    message: ({ characters, limit }) =>
      `В правиле ${counted(characters, 'символ', 'символа', 'символов')}, а больше ${number(limit)} для Яндекса — ошибка.`,
  },
}
