import type { LimitsData } from '../../data/limits.ts'
import type { CheckMessages } from '../messages.ts'
import { number } from './number.ts'

export const limits: CheckMessages<keyof LimitsData> = {
  'file-too-large': {
    title: '500 KiB を超えるファイル',
    message: ({ octets, limit, lastLine, rulesLost, lostLines, truncated }) => {
      const size = `ファイルの大きさは${number(octets)}オクテット${truncated ? '以上' : ''}です。Yandex はサイト全体を許可されたものとみなします。`
      if (octets <= limit) return size
      if (lastLine === 0) {
        return `${size}Google が読むのは${number(limit)}オクテットまでで、1行目もその中で終わりません。ファイルの内容はまったく使われません。`
      }
      const lost =
        rulesLost === 0
          ? 'その後にルールはありません'
          : `${lostLines[0]}行目${rulesLost === 1 ? 'の' : '以降の'}${number(rulesLost)}個のルールが失われます`
      return `${size}Google が読むのは${number(limit)}オクテット、${lastLine}行目までです。${lost}。`
    },
  },
  'too-many-rules-for-yandex': {
    title: 'Yandex の上限を超えるルールの数',
    message: ({ rules, limit }) =>
      `ファイルに${number(rules)}個のルールがあります。Yandex では${number(limit)}個を超えるとエラーです。これが最初に超えたルールです。`,
  },
  'rule-too-long-for-yandex': {
    title: 'Yandex の上限を超える長さのルール',
    message: ({ characters, limit }) =>
      `ルールが${number(characters)}文字あります。Yandex では${number(limit)}文字を超えるとエラーです。`,
  },
}
