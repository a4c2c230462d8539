/**
 * Protects the catalogues as texts: nothing empty or left in English, the same places filled in each
 * language, and the typographic conventions of each: full-width punctuation and Japanese letters in
 * Japanese; no Latin look-alikes, straight quotes or breakable dashes in Russian; typographic
 * apostrophes in English; full stops behind sentences and none behind labels.
 */
import { describe, expect, it } from 'vitest'
import type { DecisionPoint, Decisions } from '../../dialects/decisions.ts'
import { DIALECTS } from '../../dialects/index.ts'
import { ENGLISH } from './en.ts'
import { LANGUAGES, type Language } from './language.ts'
import { loadSentences } from './load-sentences.ts'
import { describeDecision } from './reference/decision-texts.ts'
import { loadReferenceTexts } from './reference/load-reference-texts.ts'
import type { ReferenceTexts } from './reference/reference-texts.ts'

interface Text {
  /** Where it stands: `nearMisses.letter-case.label`. */
  readonly place: string
  readonly text: string
}

// Every value a decision can have: as types, so that a new one is an error here until it has words.
const VALUES: { readonly [Point in DecisionPoint]: readonly Decisions[Point][] } = {
  sizeLimit: [null, { octets: 512_000, beyond: 'cut' }, { octets: 21, beyond: 'site-open' }],
  lineLimit: [null, 16_663],
  byteOrderMark: words({ skipped: 0, kept: 0 }),
  nul: words({ 'ends-line': 0, kept: 0 }),
  lineEnds: words({ 'cr-lf': 0, unicode: 0 }),
  whitespace: words({ ascii: 0, unicode: 0 }),
  blankLine: words({ nothing: 0, 'ends-group': 0 }),
  nameComparison: words({ equal: 0, prefix: 0 }),
  spellings: [],
  missingColon: words({ 'two-words': 0, 'known-name': 0, 'not-read': 0 }),
  otherDirectives: [[]],
  groupClosers: [[], 'every-directive'],
  repeatedGroups: words({ merged: 0, first: 0 }),
  groupWithoutRules: words({ counts: 0, dropped: 0 }),
  productToken: words({
    'leading-letters': 0,
    published: 0,
    grammar: 0,
    'whole-value': 0,
    'first-within': 0,
    'whole-or-within': 0,
    'longest-within': 0,
  }),
  tokenEscapes: words({ 'as-written': 0, decoded: 0 }),
  emptyUserAgent: words({ 'opens-group': 0, 'continues-group': 0 }),
  starGroup: words({ 'for-all-it-names': 0, 'for-others-only': 0 }),
  crawlerHabits: words({ known: 0, unknown: 0 }),
  looseStar: [true, false],
  familyTokens: [[]],
  encoding: words({
    'escape-non-ascii': 0,
    normalised: 0,
    'decoded-and-quoted': 0,
    'parts-quoted': 0,
    'path-quoted': 0,
  }),
  wildcards: [true, false],
  innerDollar: words({ literal: 0, 'skips-rule': 0, both: 0 }),
  otherStart: words({ 'never-matches': 0, skipped: 0, 'as-written': 0 }),
  starStart: words({ pattern: 0, skipped: 0 }),
  patternCharacters: words({ any: 0, visible: 0 }),
  octets: words({ all: 0, 'without-wildcards': 0, 'matched-text': 0 }),
  emptyDisallow: words({ 'no-effect': 0, 'allows-one-octet': 0, 'allows-all': 0, skipped: 0 }),
  emptyAllow: words({ 'no-effect': 0, skipped: 0 }),
  indexPage: words({ 'directory-too': 0, 'directory-too-if-whole': 0, ordinary: 0 }),
  precedence: words({ 'most-octets': 0, 'first-match': 0 }),
  robotsTxtItself: words({ allowed: 0, 'by-rules': 0 }),
}

const POINTS = Object.keys(VALUES) as DecisionPoint[]

const texts: Readonly<Record<Language, readonly Text[]>> = {
  en: await textsOf('en'),
  ja: await textsOf('ja'),
  ru: await textsOf('ru'),
}

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  it('has a text at every place, and the same places as English', () => {
    expect(texts[language].length).toBeGreaterThan(300)
    expect(texts[language].map(({ place }) => place)).toEqual(texts.en.map(({ place }) => place))
    expect(offenders(language, (text) => text !== '' && text.trim() === text)).toEqual([])
  })

  it('has no double spaces, and no placeholder left open', () => {
    expect(offenders(language, (text) => !/[ \u00a0]{2}|undefined|null|\$\{/.test(text))).toEqual(
      [],
    )
  })

  it('ends sentences in a full stop, questions in a question, and labels in neither', () => {
    const ending = {
      sentence: language === 'ja' ? /。$/ : /[^.]\.$/,
      question: language === 'ja' ? /か。$/ : /\?$/,
      words: /[^.。?？]$/,
    }
    const wrong = texts[language].filter(({ place, text }) => !ending[kindOf(place)].test(text))
    expect(wrong).toEqual([])
  })

  it('tells the answers to a question apart', () => {
    const answers = new Map<string, string[]>()
    for (const { place, text } of texts[language]) {
      const [point] = /^decisions\.\w+\.answer/.exec(place) ?? []
      if (point !== undefined) answers.set(point, [...(answers.get(point) ?? []), text])
    }
    expect(answers.size).toBe(POINTS.length)
    for (const [, given] of answers) expect(new Set(given).size).toBe(given.length)
  })
})

describe('translations', () => {
  // Names, and what is written alike everywhere.
  const ALIKE = /^(dialects\.|decisions\.(spellings|otherDirectives|groupClosers|familyTokens)\.)/
  const ALIKE_TEXTS = new Set(['UTF-16'])

  it.each(['ja', 'ru'] as const)('leave nothing in English in %s', (language) => {
    const left = texts[language].filter(({ place, text }, index) => {
      return text === texts.en[index]?.text && !ALIKE.test(place) && !ALIKE_TEXTS.has(text)
    })
    expect(left).toEqual([])
  })

  it.each([
    ['ja', /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u],
    ['ru', /[а-яё]/i],
  ] as const)('are written in the letters of %s', (language, letter) => {
    const bare = texts[language].filter(({ place, text }) => {
      return !letter.test(text) && !ALIKE.test(place) && !ALIKE_TEXTS.has(text)
    })
    expect(bare).toEqual([])
  })

  it('keep the names of dialects as the dialects give them', () => {
    expect(Object.entries(ENGLISH.dialects)).toEqual(DIALECTS.map(({ id, name }) => [id, name]))
  })
})

describe('English', () => {
  it('has typographic apostrophes and quotes', () => {
    expect(offenders('en', (text) => !/['"]/.test(text))).toEqual([])
  })
})

describe('Japanese', () => {
  const JAPANESE_LETTER = '[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}ー]'

  it('has punctuation of full width beside Japanese letters', () => {
    const half = new RegExp(`${JAPANESE_LETTER}[,.!?:;()]|[,!?:;()]${JAPANESE_LETTER}`, 'u')
    expect(offenders('ja', (text) => !half.test(text))).toEqual([])
  })

  it('has a space between Japanese and Latin letters, and none beside full-width marks', () => {
    const tight = new RegExp(`${JAPANESE_LETTER}[A-Za-z%$*/]|[A-Za-z%$*/]${JAPANESE_LETTER}`, 'u')
    expect(offenders('ja', (text) => !tight.test(text))).toEqual([])
    expect(offenders('ja', (text) => !/ [（）「」。、：]|[（）「」。、：] /.test(text))).toEqual([])
  })
})

describe('Russian', () => {
  it('has no words of mixed letters, and no Latin letter that looks Russian alone', () => {
    const mixed = /[A-Za-z][а-яё]|[а-яё][A-Za-z]/i
    const alone = /(^|[\s«(])[ABCEHKMOPTXaceopxy]([\s,.;:»)]|$)/
    expect(offenders('ru', (text) => !mixed.test(text))).toEqual([])
    // The name of a DNS record is a Latin letter.
    const exempt = new Set(['fetchErrors.no-address.next'])
    expect(offenders('ru', (text) => !alone.test(text), exempt)).toEqual([])
  })

  it('has its own quotes and dashes, which do not begin a line', () => {
    expect(offenders('ru', (text) => !/["'“”]| - | —/.test(text))).toEqual([])
    expect(texts.ru.some(({ text }) => text.includes('\u00a0—'))).toBe(true)
  })

  it('keeps numbers with what they count', () => {
    expect(offenders('ru', (text) => !/\d [а-яё]/i.test(text))).toEqual([])
  })
})

function words<Value extends string>(values: Readonly<Record<Value, 0>>): readonly Value[] {
  return Object.keys(values) as Value[]
}

async function textsOf(language: Language): Promise<readonly Text[]> {
  const reference = await loadReferenceTexts(language)
  return [
    ...stringsIn(await loadSentences(language), ''),
    ...stringsIn({ ...reference, decisions: {}, dialects: {} }, ''),
    ...Object.entries(reference.dialects).map(([id, text]) => ({ place: `about.${id}`, text })),
    ...decisionTexts(reference),
  ]
}

function decisionTexts(reference: ReferenceTexts): readonly Text[] {
  return POINTS.flatMap((point) => {
    const { name, question } = reference.decisions[point]
    return [
      { place: `decisions.${point}.name`, text: name },
      { place: `decisions.${point}.question`, text: question },
      ...answersOf(point, reference).map((text, index) => ({
        place: `decisions.${point}.answer.${index}`,
        text,
      })),
    ]
  })
}

/** The answers for every value there is, and for every value that a dialect has. */
function answersOf(point: DecisionPoint, reference: ReferenceTexts): readonly string[] {
  const [first] = DIALECTS
  if (first === undefined) return []
  const all = VALUES[point].map((value) => ({ ...first.decisions, [point]: value }))
  const decisions = [...all, ...DIALECTS.map((dialect) => dialect.decisions)]
  const distinct = new Map(decisions.map((one) => [JSON.stringify(one[point]), one]))
  return [...distinct.values()].map(
    (one) => describeDecision(point, one, reference.decisions).answer,
  )
}

function stringsIn(value: unknown, place: string): readonly Text[] {
  if (typeof value === 'string')
    return place === '.language' ? [] : [{ place: place.slice(1), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${place}.${key}`))
}

function kindOf(place: string): 'sentence' | 'question' | 'words' {
  if (/\.(explanation|what|next)$/.test(place)) return 'sentence'
  if (/^(notes|targetProblems|targetNotes|about)\./.test(place)) return 'sentence'
  return place.endsWith('.question') ? 'question' : 'words'
}

function offenders(
  language: Language,
  isRight: (text: string) => boolean,
  exempt: ReadonlySet<string> = new Set(),
): readonly Text[] {
  return texts[language].filter(({ place, text }) => !exempt.has(place) && !isRight(text))
}
