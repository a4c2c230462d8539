/** Russian: decision points about the file and the names of directives. */
import { genitiveOctets, octets } from '../../ru/numbers.ts'
import { oneOf } from '../decision-texts.ts'
import type { LineDecisionTexts } from '../decision-topics.ts'

export const lineDecisions: LineDecisionTexts = {
  sizeLimit: {
    name: 'Размер файла',
    question: 'Какая часть файла читается и что, если он больше?',
    answer: (limit) => {
      if (limit === null) return 'весь файл'
      return limit.beyond === 'cut'
        ? `первые ${octets(limit.octets)}; остальное не учитывается`
        : `меньше ${genitiveOctets(limit.octets)}; если файл больше, открыт весь сайт`
    },
  },
  lineLimit: {
    name: 'Длина строки',
    question: 'Какая часть длинной строки читается?',
    answer: (limit) => (limit === null ? 'вся строка' : `первые ${octets(limit)}`),
  },
  byteOrderMark: {
    name: 'Метка порядка байтов',
    question: 'Что происходит с меткой порядка байтов в начале файла?',
    answer: oneOf({ skipped: 'пропускается', kept: 'считается частью первой строки' }),
  },
  nul: {
    name: 'Символ NUL',
    question: 'Что делает символ NUL со своей строкой?',
    answer: oneOf({ 'ends-line': 'остаток строки не учитывается', kept: 'ничего' }),
  },
  lineEnds: {
    name: 'Концы строк',
    question: 'Какие символы завершают строку?',
    answer: oneOf({ 'cr-lf': 'CR, LF и CRLF', unicode: 'все концы строк Юникода' }),
  },
  whitespace: {
    name: 'Пробелы',
    question: 'Какие пробельные символы могут окружать имена и значения?',
    answer: oneOf({ ascii: 'пробельные символы ASCII', unicode: 'все пробельные символы Юникода' }),
  },
  blankLine: {
    name: 'Пустая строка',
    question: 'Что означает пустая строка?',
    answer: oneOf({ nothing: 'ничего', 'ends-group': 'завершает группу' }),
  },
  nameComparison: {
    name: 'Имена директив',
    question: 'Должно ли имя директивы совпадать целиком?',
    answer: oneOf({
      equal: 'да, без учёта регистра',
      prefix: 'нет, достаточно, чтобы строка с него начиналась',
    }),
  },
  spellings: {
    name: 'Написания',
    question: 'Какие написания User-agent, Allow и Disallow читаются?',
    answer: (spellings) => Object.values(spellings).flat().join(', '),
  },
  missingColon: {
    name: 'Нет двоеточия',
    question: 'Читается ли строка без двоеточия?',
    answer: oneOf({
      'two-words': 'да, если в ней ровно два слова',
      'known-name': 'да, если она начинается с известного имени строчными буквами',
      'not-read': 'нет',
    }),
  },
  otherDirectives: {
    name: 'Прочие директивы',
    question: 'Какие директивы читаются, кроме групп и правил?',
    answer: (names) => (names.length === 0 ? 'никакие' : names.join(', ')),
  },
}
