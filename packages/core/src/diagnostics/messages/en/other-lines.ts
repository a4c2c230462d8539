import { number } from '../../../verdict/sentences/en/numbers.ts'
import type { DelayObeyed, DelayReading, OtherLinesData } from '../../data/other-lines.ts'
import type { CheckMessages } from '../messages.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const DELAY: Readonly<Record<DelayReading, (value: string) => string>> = {
  seconds: (value) => `A delay of ${value} s.`,
  'above-range': (value) =>
    `A delay of ${value} s. Bing’s help names 1 to 20 s, an older page of theirs up to 30 s.`,
  long: (value) =>
    `A delay of ${value} s is longer than any range that is documented; Bing’s help names 1 to 20 s.`,
  fraction: (value) => `\`${value}\` is no whole number of seconds, as Bing asks for.`,
  zero: () => 'A delay of 0 asks for nothing.',
  'not-plain': (value) =>
    `\`${value}\` is no plain whole number of seconds. Crawlers may skip it or read another number in it.`,
  'not-a-number': (value) => `\`${value}\` is no number of seconds, and nobody can obey it.`,
  empty: () => 'There is no number of seconds, so there is nothing to obey.',
}

const OBEYED: Readonly<Record<DelayObeyed, string>> = {
  some: ' Google and Yandex ignore the line; Bing and some others obey it.',
  'all-named': ' The crawlers named here obey it.',
  'some-named': ' Of the crawlers named here only some are known to obey it.',
  'none-named': ' The crawlers named here ignore the line.',
  unknown: ' Whether the crawlers named here obey it is not known.',
  nobody: ' It stands in front of every group, so it holds for nobody.',
}

/** Who obeys a delay matters only where there is one to obey. */
const TOLD: ReadonlySet<DelayReading> = new Set(['seconds', 'above-range', 'fraction', 'long'])

/** What Google once followed, though nothing said so. */
const GOOGLE_STOPPED: ReadonlySet<string> = new Set(['noindex', 'nofollow'])

export const otherLines: CheckMessages<keyof OtherLinesData> = {
  'crawl-delay': {
    title: 'Crawl-delay',
    message: ({ value, reads, obeyed }) => {
      if (!TOLD.has(reads)) return DELAY[reads](value)
      if (obeyed === 'none-named' || obeyed === 'nobody') {
        return DELAY.seconds(value) + OBEYED[obeyed]
      }
      return reads === 'seconds' ? DELAY[reads](value) + OBEYED[obeyed] : DELAY[reads](value)
    },
  },
  'noindex-line': {
    title: 'noindex in robots.txt',
    message: ({ name, value, blocked }) => {
      const word = name.toLowerCase()
      const since = GOOGLE_STOPPED.has(word) ? '; Google stopped in 2019' : ''
      const read = `No search engine reads \`${name}:\` here${since}.`
      return blocked
        ? `${read} And as long as \`${value}\` is closed to crawlers, they never see a \`${word}\` in the page either.`
        : `${read} Put it into the page or the header \`X-Robots-Tag\`.`
    },
  },
  'host-line': {
    title: 'Host line',
    message: () =>
      'Only Yandex ever read `Host:`, until 2018. Today redirects say which host is the main one.',
    fixes: { remove: 'Remove this line' },
  },
  'clean-param': {
    title: 'Clean-param that Yandex cannot read',
    message: ({ problem, value, characters, limit }) => {
      switch (problem) {
        case 'empty':
          return '`Clean-param:` names no parameter.'
        case 'too-long':
          return `The value has ${number(characters)} characters; Yandex takes at most ${number(limit)}. Several lines may stand below each other.`
        case 'separator':
          return `Parameters are joined by \`&\`; a space begins the path. Yandex reads \`${value}\` otherwise than it is meant.`
        case 'stray-ampersand':
          return `In \`${value}\` an \`&\` has no parameter on one of its sides. It stands only between two names.`
        case 'sign':
          return `\`${value}\` holds signs that belong to no name of a parameter. Only the names are listed, joined by \`&\`.`
        case 'path':
          return `What follows the parameters is a path that begins with \`/\`. Yandex cannot read \`${value}\`.`
        case 'not-ascii':
          return `Yandex forbids letters outside of ASCII in the file: in \`${value}\` they have to be percent-encoded, as they are in the addresses.`
      }
    },
    fixes: { join: 'Join the parameters by &', split: 'Spread over several lines' },
  },
  'sitemap-not-absolute': {
    title: 'Sitemap without a full address',
    message: ({ value, problem, meant }) => {
      switch (problem) {
        case 'empty':
          return '`Sitemap:` names no sitemap.'
        case 'several':
          return `\`${value}\` are several addresses. Each needs a line of its own; on one line readers find none of them.`
        case 'wrapped':
          return `\`${value}\` stands in brackets or quotation marks, and readers take them for a part of the address.`
        case 'placeholder':
          return `\`${value}\` looks like a placeholder that nobody filled in.`
        case 'malformed':
          return meant === null
            ? `\`${value}\` cannot be read as an address.`
            : `\`${value}\` is no sound address; probably \`${meant}\` is meant.`
        case 'relative':
        case 'no-scheme':
          return meant === null
            ? `A sitemap needs its full address, with scheme and host. Readers drop \`${value}\`.`
            : `A sitemap needs its full address, with scheme and host. Readers drop \`${value}\`; probably \`${meant}\` is meant.`
      }
    },
    fixes: {
      'use-address': ({ meant }) => `Write ${meant ?? ''}`,
      split: 'Put each on a line of its own',
    },
  },
  'sitemap-blocked': {
    title: 'Sitemap that crawlers may not fetch',
    message: ({ pattern, ruleLine, crawlers }) =>
      crawlers.length === 0
        ? `The file names this sitemap and closes it by \`${pattern}\` in line ${ruleLine}.`
        : `The file names this sitemap and closes it to ${list.format(crawlers)} by \`${pattern}\` in line ${ruleLine}.`,
    fixes: { allow: 'Allow this address' },
    related: { rule: 'closes the sitemap' },
  },
  'sitemap-other-host': {
    title: 'Sitemap of another site',
    message: ({ site, assumed, differs }) => {
      switch (differs) {
        case 'scheme':
          return `The site is \`${site}\`, and the sitemap has another scheme. Its pages are then those of the other one.`
        case 'www':
          return `The site is \`${site}\`, and the sitemap differs by \`www.\`. Search engines accept that; one of the two should redirect to the other.`
        case 'host':
          return assumed
            ? `The first sitemap lies on \`${site}\`, this one on another host. Search engines accept that, if it is meant.`
            : `The sitemap lies on another host than \`${site}\`. Search engines accept that, if it is meant.`
      }
    },
  },
  'request-rate-or-visit-time': {
    title: 'Request-rate or Visit-time',
    message: ({ name }) =>
      `No search engine is known to obey \`${name}:\`. Some libraries hand the value to the program that uses them.`,
  },
}
