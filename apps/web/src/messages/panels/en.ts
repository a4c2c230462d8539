/**
 * The texts of the panels that a first visit does not show, in English, the source of the other
 * languages. They are loaded with the first of these panels.
 */
import { pluralizer } from '../plural.ts'

const count = pluralizer('en')

export const panels = {
  readers: {
    working: 'Asking every reader …',
    agree: 'Every reader decides as the standard does.',
    differ: (count: number) =>
      count === 1
        ? 'One reader decides the other way than the standard.'
        : `${count} readers decide the other way than the standard.`,
    columns: {
      reader: 'Reads as',
      verdict: 'Verdict',
      line: 'Line',
      group: 'Group',
      why: 'Against the standard',
    },
  },
  crawlers: {
    shown: 'Crawlers shown',
    popular: 'Popular',
    all: (crawlers: number) => `All ${crawlers.toLocaleString('en')}`,
    search: 'Search by name, token or operator',
    purpose: 'Purpose',
    anyPurpose: 'Every purpose',
    none: 'No crawler fits this search.',
    columns: { crawler: 'Crawler', verdict: 'Verdict', line: 'Line', rule: 'Rule', group: 'Group' },
    summary: (allowed: number, blocked: number, unknown: number) =>
      [
        `${allowed} allowed`,
        `${blocked} blocked`,
        ...(unknown > 0 ? [`${unknown} cannot be told`] : []),
      ].join(' · '),
    /** What changes the meaning of a verdict, in a word or two. */
    marks: {
      control: 'use, not crawling',
      userTriggered: 'for a person',
      doesNotRespect: 'does not respect robots.txt',
      retired: 'retired',
    },
  },
  problems: {
    working: 'Looking for problems …',
    none: 'Nothing found.',
    noneMeans: 'No check finds fault with this file.',
    noneConcerns: (whom: string) => `Nothing found that concerns ${whom}.`,
    severities: { error: 'Error', warning: 'Warning', info: 'Note', hint: 'Hint' },
    filter: 'Concerns',
    everyone: 'everyone',
    concerns: (whom: string) => `concerns ${whom}`,
    audience: {
      standard: 'the standard',
      google: 'Google',
      bing: 'Bing',
      yandex: 'Yandex',
      python: 'Python',
      people: 'people',
    },
    effects: {
      'changes-verdict': 'changes verdicts',
      'line-ignored': 'the line is skipped',
      'read-differently': 'readers disagree',
      harmless: 'harmless',
      reveals: 'reveals something to people',
    },
    ofAnswer: 'Answer',
    about: 'About this check',
    alarms: 'Other tools',
    tools: {
      lighthouse: 'Lighthouse',
      'search-console': 'Search Console',
      'yandex-webmaster': 'Yandex Webmaster',
    },
    alarmLevels: { error: 'error', warning: 'warning' },
    falseAlarm: ' (here it does no harm)',
    notChecked: 'not yet checked',
    unchanged: 'no verdict changes for popular crawlers and those named',
    changed: (verdicts: number) =>
      `changes ${count(verdicts, { one: 'verdict', other: 'verdicts' })}`,
    notAllTried: 'no change found, but not all was tried',
    more: (verdicts: number) => `and ${verdicts.toLocaleString('en')} more`,
    fixHarmless: 'Fix all that change nothing',
    fixing: 'Checking every fix …',
    fixed: (problems: number) =>
      `${count(problems, { one: 'problem', other: 'problems' })} put right.`,
    left: (problems: number) =>
      `${count(problems, { one: 'fix', other: 'fixes' })} left: verdicts could change.`,
    untried: (problems: number) =>
      `${count(problems, { one: 'fix', other: 'fixes' })} not tried to the end: that takes too long.`,
    notFixed: {
      interrupted: 'Stopped: the file was changed.',
      gone: 'Not done: the file was changed, and this problem is no longer there.',
    },
    stop: 'Stop',
    rewritten: 'A service writes these lines and will write them again: a fix here does not last.',
    undo: 'Undo',
    firstOfEach: (problems: number) =>
      `Only the first ${problems.toLocaleString('en')} problems of each kind are shown.`,
    moreCharacters: (characters: number) => `… ${characters.toLocaleString('en')} characters more`,
    showAll: (problems: number) =>
      `Show all ${count(problems, { one: 'problem', other: 'problems' })}`,
  },
  response: {
    none: 'No live file was fetched. A file that was typed or pasted counts as if the site had answered 200 with plain text.',
    fetchNow: (host: string) => `Fetch from ${host}`,
    answer: 'What the site answered',
    asked: 'Asked',
    final: 'Answered by',
    status: 'Status',
    type: 'Type',
    size: 'Size',
    time: 'Time',
    fetchedAt: 'Fetched',
    sentAs: 'Asked as',
    request: 'What was asked for',
    absent: 'none given',
    turnedAway: 'We were turned away',
    cut: 'cut at 1 MiB; there was more',
    noStatus: 'no answer',
    redirects: 'Redirects',
    policies: 'What each reader makes of this answer',
    reader: 'Reader',
    does: 'Does',
    because: 'Because',
    basis: 'Basis',
    headers: 'Headers that matter',
    noHeaders: 'None of the headers that bear on robots.txt.',
    notes: 'Worth knowing',
    failed: 'Our request failed',
    refused: 'We did not ask the site',
    refusedMeans: 'This says nothing about the site or about any crawler.',
    mayDiffer:
      'The site refused our request. Crawlers it knows may get the file: open it in your browser and paste it here.',
    paste: 'Paste the file instead',
  },
}

export type PanelMessages = typeof panels
