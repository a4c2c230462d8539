import { number } from '../../../verdict/sentences/en/numbers.ts'
import type { LimitsData } from '../../data/limits.ts'
import type { CheckMessages } from '../messages.ts'

export const limits: CheckMessages<keyof LimitsData> = {
  'file-too-large': {
    title: 'File larger than 500 KiB',
    message: ({ octets, limit, lastLine, rulesLost, lostLines, truncated }) => {
      const size = `The file has ${number(octets)} octets${truncated ? ' or more' : ''}. Yandex then takes the whole site as open.`
      if (octets <= limit) return size
      if (lastLine === 0) {
        return `${size} Google reads ${number(limit)} octets, in which not even the first line ends: nothing of it counts.`
      }
      const lost =
        rulesLost === 0
          ? 'no rule stands behind that'
          : rulesLost === 1
            ? `one rule is lost, in line ${lostLines[0]}`
            : `${number(rulesLost)} rules are lost, from line ${lostLines[0]} on`
      return `${size} Google reads ${number(limit)} octets, up to line ${lastLine}: ${lost}.`
    },
  },
  'too-many-rules-for-yandex': {
    title: 'More rules than Yandex accepts',
    message: ({ rules, limit }) =>
      `The file has ${number(rules)} rules; to Yandex more than ${number(limit)} are an error. This is the first one too many.`,
  },
  'rule-too-long-for-yandex': {
    title: 'Rule longer than Yandex accepts',
    message: ({ characters, limit }) =>
      `The rule has ${number(characters)} characters; to Yandex more than ${number(limit)} are an error.`,
  },
}
