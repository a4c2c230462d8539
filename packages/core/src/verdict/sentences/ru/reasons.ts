/** Russian: why a verdict is as it is, and which group applied. */
import { lineRanges } from '../line-ranges.ts'
import type { GroupFacts, RuleFacts } from '../rule-facts.ts'
import { code, line, type SentencePart, sentence } from '../sentence.ts'
import type { GroupSentences, ReasonSentences } from '../sentences.ts'
import { namePart, rulePart, tokenPart } from '../written-parts.ts'
import { dialectNames } from './dialects.ts'
import { genitiveOctets, octets } from './numbers.ts'

export const reasons: ReasonSentences = {
  longestMatch: (rule, group) => {
    const match = sentence`самое длинное совпадение (${octets(rule.octets)}) ${inGroup(group)}`
    return rule.asDirectory
      ? sentence`${ruleOf(rule)} относится и к самому каталогу и даёт ${match}.`
      : sentence`${ruleOf(rule)} — ${match}.`
  },
  firstMatch: (rule, group) => sentence`${ruleOf(rule)} — первое совпадение ${inGroup(group)}.`,
  tie: ([first, second], length) =>
    sentence`Строки ${line(first, `${first}`)} и ${line(second, `${second}`)} дают совпадения равной длины (${octets(length)}); в таком случае действует Allow.`,
  emptyDisallowAllows: (rule, group, tiedWith) => {
    const start = sentence`${lineOf(rule.line)}, ${rulePart('disallow')} без пути, действует как Allow длиной ${octets(rule.octets)}`
    return tiedWith === null
      ? sentence`${start} и даёт самое длинное совпадение ${inGroup(group)}.`
      : sentence`${start}; ${line(tiedWith, `строка ${tiedWith}`)} даёт совпадение той же длины, и в таком случае действует Allow.`
  },
  emptyRuleIsFirst: (number, group) =>
    sentence`${lineOf(number)} — правило без пути: оно разрешает всё и совпадает первым ${inGroup(group)}.`,
  onlyEmptyRule: (number, effect, group) => {
    const rule = effect === null ? 'правило' : rulePart(effect)
    return sentence`${lineOf(number)}, ${rule} без пути, ничего не ограничивает, а других подходящих правил ${inGroupAndLines(group)} нет.`
  },
  noRuleMatched: (group) =>
    sentence`Ни одно правило ${inGroupAndLines(group)} не подходит к этому адресу.`,
  noRules: (group) => sentence`Действующих правил ${inGroupAndLines(group)} нет.`,
  noGroup: (tokens) =>
    tokens.length === 0
      ? sentence`В файле нет группы для ${code('*')}.`
      : sentence`В файле нет группы ${neither([...tokens, '*'])}.`,
  noOwnGroup: (tokens) =>
    sentence`В файле нет группы ${neither(tokens)}, а группы для ${code('*')} на этого робота не распространяются.`,
  robotsTxtItself: () =>
    sentence`Это адрес самого файла robots.txt: его разрешено запрашивать всегда.`,
  fileTooLarge: (limit, dialect) =>
    sentence`Размер файла — не меньше ${genitiveOctets(limit)}. ${dialectNames[dialect]} такой файл не принимает и считает весь сайт открытым.`,
  noToken: (crawler) =>
    sentence`У робота ${namePart(crawler)} нет опубликованного токена, поэтому указать его в robots.txt нельзя.`,
  noCrawler: () =>
    sentence`Робот не указан. Выберите его из списка или введите токен либо заголовок User-Agent.`,
  noFile: () => sentence`Файла пока нет. Вставьте его текст или загрузите файл с сайта.`,
}

export const group: GroupSentences = {
  lines: (facts) =>
    facts.several
      ? sentence`Группы ${tokenPart(facts.token)} читаются как одна: ${linesOf(facts)}.`
      : sentence`Группа ${tokenPart(facts.token)}: ${linesOf(facts)}.`,
  without: (tokens) => {
    const [own = ''] = tokens
    return tokens.length === 1
      ? sentence`Отдельной группы для ${tokenPart(own)} нет.`
      : sentence`Группы нет ${neither(tokens)}.`
  },
  partOf: (token) =>
    sentence`Для ${tokenPart(token)} она действует потому, что называет часть этого токена.`,
}

function ruleOf(rule: RuleFacts): readonly SentencePart[] {
  return sentence`${lineOf(rule.line)}, ${rulePart(rule.effect, rule.pattern)},`
}

function lineOf(number: number): SentencePart {
  return line(number, `Строка ${number}`)
}

function inGroup(facts: GroupFacts): readonly SentencePart[] {
  return sentence`${facts.several ? 'в группах' : 'в группе'} ${tokenPart(facts.token)}`
}

function inGroupAndLines(facts: GroupFacts): readonly SentencePart[] {
  return sentence`${inGroup(facts)} (${linesOf(facts)})`
}

function linesOf(facts: GroupFacts): readonly SentencePart[] {
  const ranges = lineRanges(facts.lines, { to: '–', comma: ', ' })
  return sentence`${facts.lines.length === 1 ? 'строка' : 'строки'} ${ranges}`
}

/** `для A`, `ни для A, ни для B` */
function neither(tokens: readonly string[]): readonly SentencePart[] {
  const [only = ''] = tokens
  if (tokens.length < 2) return sentence`для ${tokenPart(only)}`
  return tokens.flatMap(
    (token, index) => sentence`${index === 0 ? '' : ', '}ни для ${tokenPart(token)}`,
  )
}
