/** What readers do, in Russian: verb phrases, the reader is the subject. */
import { code, joined, type SentencePart, sentence } from '../../verdict/sentences/sentence.ts'
import type { HabitSentences } from './habits.ts'

const list = (phrases: readonly (readonly SentencePart[])[]): readonly SentencePart[] => {
  if (phrases.length < 2) return phrases[0] ?? []
  return sentence`${joined(phrases.slice(0, -1), ', ')} и ${phrases.at(-1) ?? []}`
}

export const RUSSIAN_HABITS: HabitSentences = {
  habits: {
    sizeLimit: (limit) =>
      limit === null
        ? sentence`читает весь файл, каким бы большим он ни был`
        : limit.beyond === 'site-open'
          ? sentence`не принимает файл такого размера и считает весь сайт открытым`
          : sentence`читает только первые ${limit.octets} октетов`,
    lineLimit: (limit) =>
      limit === null
        ? sentence`читает очень длинные строки до конца`
        : sentence`читает только первые ${limit} октетов строки`,
    byteOrderMark: (answer) =>
      answer === 'kept'
        ? sentence`считает метку порядка байтов частью первой строки`
        : sentence`пропускает метку порядка байтов`,
    nul: (answer) =>
      answer === 'kept' ? sentence`читает дальше после NUL` : sentence`обрывает строку на NUL`,
    lineEnds: (answer) =>
      answer === 'unicode'
        ? sentence`делит строки не только по CR и LF`
        : sentence`делит строки только по CR и LF`,
    whitespace: (answer) =>
      answer === 'unicode'
        ? sentence`отбрасывает вокруг значений и неразрывные, и прочие особые пробелы`
        : sentence`отбрасывает вокруг значений только обычные пробелы`,
    blankLine: (answer) =>
      answer === 'ends-group'
        ? sentence`заканчивает группу на пустой строке`
        : sentence`не заканчивает группу на пустой строке`,
    nameComparison: (answer, example) => {
      const name = code(example?.name ?? 'Disallowed')
      return answer === 'equal'
        ? sentence`не читает ${name}: имя лишь начинается как директива`
        : sentence`читает ${name} по началу имени`
    },
    spellings: (_, example) => sentence`не читает написание ${code(example?.name ?? 'Disalow')}`,
    missingColon: (answer) => {
      if (answer === 'not-read') return sentence`не читает строку без двоеточия`
      return answer === 'known-name'
        ? sentence`читает строку без двоеточия, только если имя написано строчными буквами`
        : sentence`читает два слова без двоеточия`
    },
    otherDirectives: () => sentence`читает и другие директивы`,
    groupClosers: (names) =>
      names === 'every-directive'
        ? sentence`прерывает ряд строк ${code('User-agent')} на любой другой директиве`
        : sentence`прерывает ряд строк ${code('User-agent')} на ${code(names.join(', '))}`,
    repeatedGroups: (answer) =>
      answer === 'first'
        ? sentence`берёт только первую из нескольких групп`
        : sentence`объединяет группы одного робота`,
    groupWithoutRules: (answer) =>
      answer === 'dropped'
        ? sentence`отбрасывает группу без правил`
        : sentence`учитывает группу без правил`,
    productToken: (answer) => {
      switch (answer) {
        case 'leading-letters':
        case 'published':
          return sentence`сравнивает только начальные буквы значения ${code('User-agent')}`
        case 'grammar':
          return sentence`читает только токены, которые соответствуют грамматике`
        case 'whole-value':
          return sentence`сравнивает значение ${code('User-agent')} целиком`
        case 'first-within':
          return sentence`берёт первую группу, имя которой входит в токен робота`
        case 'whole-or-within':
          return sentence`берёт и группу, имя которой — лишь часть токена робота`
        case 'longest-within':
          return sentence`берёт группу с самым длинным именем, которое входит в токен робота`
      }
    },
    tokenEscapes: (answer) =>
      answer === 'decoded'
        ? sentence`раскодирует ${code('%XX')} в значениях ${code('User-agent')}`
        : sentence`сравнивает значения ${code('User-agent')} как они написаны`,
    emptyUserAgent: (answer) =>
      answer === 'continues-group'
        ? sentence`продолжает группу после пустой строки ${code('User-agent')}`
        : sentence`начинает новую группу с пустой строки ${code('User-agent')}`,
    starGroup: (answer) =>
      answer === 'for-others-only'
        ? sentence`применяет группу, где есть ${code('*')}, только к роботам, не названным нигде`
        : sentence`применяет группу ко всем, кого она называет`,
    crawlerHabits: (answer) =>
      answer === 'unknown'
        ? sentence`не знает запасных токенов и исключений робота`
        : sentence`знает запасные токены и исключения робота`,
    looseStar: (loose) =>
      loose
        ? sentence`понимает ${code('*')} с текстом после неё как всех роботов`
        : sentence`не понимает ${code('*')} с текстом после неё как всех роботов`,
    familyTokens: (tokens) =>
      tokens.length === 0
        ? sentence`не ищет общего имени перед ${code('*')}`
        : sentence`перед ${code('*')} ищет группу ${code(tokens.join(', '))}`,
    encoding: (answer) => {
      switch (answer) {
        case 'escape-non-ascii':
          return sentence`не раскодирует ${code('%XX')}, даже если это буквы`
        case 'normalised':
          return sentence`раскодирует ${code('%XX')} букв и цифр`
        case 'decoded-and-quoted':
          return sentence`раскодирует и заново кодирует правило и адрес вместе со спецсимволами`
        case 'parts-quoted':
          return sentence`раскодирует любые ${code('%XX')}, включая ${code('%2F')}`
        case 'path-quoted':
          return sentence`приводит ${code('%XX')} к одному виду в пути, но не в параметрах`
      }
    },
    wildcards: (known) =>
      known
        ? sentence`понимает ${code('*')} и ${code('$')}`
        : sentence`считает ${code('*')} и ${code('$')} обычными символами`,
    innerDollar: (answer) => {
      if (answer === 'skips-rule') return sentence`пропускает правило с ${code('$')} в середине`
      return answer === 'both'
        ? sentence`читает ${code('$')} ещё и как обычный символ`
        : sentence`считает ${code('$')} в середине обычным символом`
    },
    otherStart: (answer) =>
      answer === 'as-written'
        ? sentence`сравнивает и значение, которое не начинается с ${code('/')}`
        : sentence`отбрасывает значение, которое не начинается ни с ${code('/')}, ни с ${code('*')}`,
    starStart: (answer) =>
      answer === 'skipped'
        ? sentence`пропускает правило, которое начинается с ${code('*')}`
        : sentence`читает правило, которое начинается с ${code('*')}`,
    patternCharacters: (answer) =>
      answer === 'visible'
        ? sentence`пропускает правило с пробелами`
        : sentence`читает правило с пробелами`,
    octets: (answer) => {
      if (answer === 'without-wildcards') {
        return sentence`не считает ${code('*')} и ${code('$')} на конце`
      }
      return answer === 'matched-text'
        ? sentence`сравнивает длину совпавшего текста, а не правила`
        : sentence`считает ${code('*')} и ${code('$')}`
    },
    emptyDisallow: (answer) => {
      if (answer === 'allows-one-octet') {
        return sentence`понимает пустой ${code('Disallow')} как Allow в один октет`
      }
      if (answer === 'allows-all') return sentence`понимает пустой ${code('Disallow')} как Allow`
      return sentence`не придаёт пустому ${code('Disallow')} значения`
    },
    emptyAllow: () => sentence`не придаёт пустому ${code('Allow')} значения`,
    indexPage: (answer) =>
      answer === 'ordinary'
        ? sentence`не выделяет ${code('index.html')} среди других страниц`
        : sentence`распространяет Allow для ${code('index.html')} и на его каталог`,
    precedence: (answer) =>
      answer === 'first-match'
        ? sentence`применяет первое подходящее правило`
        : sentence`применяет самое длинное подходящее правило`,
    robotsTxtItself: (answer) =>
      answer === 'by-rules'
        ? sentence`применяет правила и к самому ${code('/robots.txt')}`
        : sentence`всегда разрешает ${code('/robots.txt')}`,
  },
  joined: list,
  asStandard: sentence`как в стандарте`,
  byFetch: sentence`иначе понимает ответ сайта`,
  severalTogether: (phrases) => sentence`несколько отличий вместе: ${list(phrases)}`,
}
