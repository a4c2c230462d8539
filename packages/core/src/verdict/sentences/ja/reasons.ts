/** Japanese: why a verdict is as it is, and which group applied. */
import { lineRanges } from '../line-ranges.ts'
import type { GroupFacts, RuleFacts } from '../rule-facts.ts'
import { code, line, type SentencePart, sentence } from '../sentence.ts'
import type { GroupSentences, ReasonSentences } from '../sentences.ts'
import { namePart, rulePart, tokenPart } from '../written-parts.ts'
import { dialectNames } from './dialects.ts'
import { octets } from './numbers.ts'

export const reasons: ReasonSentences = {
  longestMatch: (rule, group) =>
    sentence`${ruleOf(rule)}が最も長く一致します（${octets(rule.octets)}、${theGroup(group)}）。`,
  firstMatch: (rule, group) => sentence`${ruleOf(rule)}が最初に一致します（${theGroup(group)}）。`,
  tie: ([first, second], length) =>
    sentence`${lineOf(first)}と${lineOf(second)}が同じ長さ（${octets(length)}）で一致します。同じ長さの場合は Allow が優先されます。`,
  emptyDisallowAllows: (rule, group, tiedWith) => {
    const start = sentence`${lineOf(rule.line)}の ${rulePart('disallow')} はパスが空のため、${octets(rule.octets)}の Allow として扱われ、`
    return tiedWith === null
      ? sentence`${start}最も長く一致します（${theGroup(group)}）。`
      : sentence`${start}${lineOf(tiedWith)}と同じ長さで一致します。同じ長さの場合は Allow が優先されます。`
  },
  emptyRuleIsFirst: (number, group) =>
    sentence`${lineOf(number)}はパスが空のルールで、すべてを許可します。これが最初に一致します（${theGroup(group)}）。`,
  onlyEmptyRule: (number, effect, group) => {
    const rule =
      effect === null
        ? sentence`${lineOf(number)}のルールは`
        : sentence`${lineOf(number)}の ${rulePart(effect)} は`
    return sentence`${rule}パスが空のため何も制限しません。${theGroupAndLines(group)}に、この URL に一致するルールはほかにありません。`
  },
  noRuleMatched: (group) =>
    sentence`${theGroupAndLines(group)}に、この URL に一致するルールはありません。`,
  noRules: (group) => sentence`${theGroupAndLines(group)}に、有効なルールはありません。`,
  noGroup: (tokens) =>
    tokens.length === 0
      ? sentence`このファイルには ${code('*')} のグループがありません。`
      : sentence`このファイルには ${each(tokens, ' のグループも ')} のグループも ${code('*')} のグループもありません。`,
  noOwnGroup: (tokens) =>
    sentence`このファイルには ${each(tokens, ' や ')} のグループがなく、${code('*')} のグループはこのクローラーには適用されません。`,
  robotsTxtItself: () =>
    sentence`これは robots.txt ファイル自体の URL です。robots.txt の取得は常に許可されます。`,
  fileTooLarge: (limit, dialect) =>
    sentence`ファイルのサイズが${octets(limit)}以上です。${dialectNames[dialect]} はこのサイズのファイルを受け付けず、サイト全体が許可されているものとして扱います。`,
  noToken: (crawler) =>
    sentence`${namePart(crawler)} は robots.txt 用のトークンを公開していないため、robots.txt で指定できません。`,
  noCrawler: () =>
    sentence`クローラーが指定されていません。一覧から選ぶか、トークンまたは User-Agent ヘッダーを入力してください。`,
  noFile: () =>
    sentence`ファイルがまだありません。内容を貼り付けるか、サイトから取得してください。`,
}

export const group: GroupSentences = {
  lines: (facts) =>
    facts.several
      ? sentence`${theGroup(facts)}（まとめて1つとして扱われます）：${linesOf(facts)}。`
      : sentence`${theGroup(facts)}：${linesOf(facts)}。`,
  without: (tokens) => {
    const [own = '', ...others] = tokens
    return others.length === 0
      ? sentence`${tokenPart(own)} 専用のグループはありません。`
      : sentence`${tokenPart(own)} 専用のグループも ${each(others, ' のグループも ')} のグループもありません。`
  },
  partOf: (token) =>
    sentence`${tokenPart(token)} という名前の一部と一致するため、このグループが適用されます。`,
}

function ruleOf(rule: RuleFacts): readonly SentencePart[] {
  const start = sentence`${lineOf(rule.line)}の ${rulePart(rule.effect, rule.pattern)}`
  return rule.asDirectory ? sentence`${start}（ディレクトリ自体にも適用）` : sentence`${start} `
}

function lineOf(number: number): SentencePart {
  return line(number, `${number}行目`)
}

function theGroup(facts: GroupFacts): readonly SentencePart[] {
  return sentence`${tokenPart(facts.token)} のグループ`
}

function theGroupAndLines(facts: GroupFacts): readonly SentencePart[] {
  return sentence`${theGroup(facts)}（${linesOf(facts)}）`
}

function linesOf(facts: GroupFacts): readonly SentencePart[] {
  return sentence`${lineRanges(facts.lines, { to: '～', comma: '、' })}行目`
}

function each(tokens: readonly string[], separator: string): readonly SentencePart[] {
  return tokens.flatMap((token, index) =>
    index === 0 ? [tokenPart(token)] : sentence`${separator}${tokenPart(token)}`,
  )
}
