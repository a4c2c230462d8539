/** A short answer for a terminal: the verdict in a sentence, then what was tested. */
import {
  ANY_CRAWLER,
  explainVerdict,
  explanationParagraph,
  type FetchReport,
  type Language,
  loadSentences,
  plainText,
  type Verdict,
} from '@robots-txt-tester/core'

export interface TextAnswerFacts {
  /** The whole address, canonical. */
  readonly address: string
  readonly verdict: Verdict
  readonly report: FetchReport
}

/** The answer in a language, as lines of text. */
export async function answerAsText(facts: TextAnswerFacts, language: Language): Promise<string> {
  const { address, verdict, report } = facts
  const sentences = await loadSentences(language)
  const words = WORDS[language]
  const explanation = explainVerdict(verdict, sentences, { fetch: report })
  const isAny = verdict.crawler.id === ANY_CRAWLER.id
  const lines = [
    plainText(explanationParagraph(explanation, sentences)),
    '',
    `${words.address}: ${address}`,
    `${words.crawler}: ${isAny ? sentences.anyCrawler : verdict.crawler.name}`,
    `${words.readsAs}: ${sentences.dialects[verdict.dialect]}`,
    `${words.file}: ${fileIn(report, words)}`,
    ...verdict.notes.map((note) => textOf(sentences.notes, note)),
  ]
  return `${lines.map(printable).join('\n')}\n`
}

function fileIn({ finalUrl, robotsUrl, status, error, body }: FetchReport, words: Words): string {
  const url = finalUrl ?? robotsUrl
  const parts = [
    ...(url === null ? [] : [url]),
    ...(status === null ? [] : [String(status)]),
    ...(error === null ? [] : [error.code]),
    ...(body === null ? [] : [`${body.octets} ${words.octets}`]),
  ]
  return parts.join(' · ')
}

function textOf(texts: Readonly<Record<string, string>>, code: string): string {
  return texts[code] ?? code
}

/** A stranger's text must not steer the terminal it is read in. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}

interface Words {
  readonly address: string
  readonly crawler: string
  readonly readsAs: string
  readonly file: string
  /** Behind a number. */
  readonly octets: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    address: 'Address',
    crawler: 'Crawler',
    readsAs: 'Reads as',
    file: 'File',
    octets: 'octets',
  },
  ja: {
    address: 'アドレス',
    crawler: 'クローラー',
    readsAs: '読み方',
    file: 'ファイル',
    octets: 'オクテット',
  },
  // An abbreviation, since the noun would change with the number.
  ru: {
    address: 'Адрес',
    crawler: 'Робот',
    readsAs: 'Читает как',
    file: 'Файл',
    octets: 'окт.',
  },
}
