import { dialectNames } from '../../../verdict/sentences/en/dialects.ts'
import { number } from '../../../verdict/sentences/en/numbers.ts'
import type { WritingData } from '../../data/writing.ts'
import type { CheckMessages } from '../messages.ts'

const names = (ids: readonly (keyof typeof dialectNames)[]) =>
  ids.map((id) => dialectNames[id]).join(', ')

const ODD = {
  space: 'A special space',
  invisible: 'An invisible character',
  direction: 'An invisible mark for the direction of writing',
  'line-end': 'A line separator that is no line end here',
  quote: 'A curly quotation mark',
  dash: 'A dash in place of the hyphen',
  colon: 'A full-width colon',
  slash: 'A full-width slash',
  wide: 'A full-width letter or sign',
  letter: 'A letter of another alphabet',
} as const

const FAMILIES = {
  'content-signals': 'comes from Content Signals and says how content may be used',
  aipref: 'comes from a draft of the IETF and says how content may be used',
  rsl: 'comes from Really Simple Licensing and names licence terms',
  tdm: 'comes from the TDM Reservation Protocol, which puts it elsewhere than in this file',
  'for-agents': 'is a proposal for AI agents',
  acap: 'comes from ACAP, which was given up',
  'page-rule': 'belongs in a page or the header X-Robots-Tag',
  'old-draft': 'comes from an old draft',
  'for-people': 'is a note for people, for which a comment would do',
} as const

export const writing: CheckMessages<keyof WritingData> = {
  'missing-colon': {
    title: 'No colon after the name',
    message: ({ name, value, read, readBy, skippedBy }) => {
      const skipped = `Skipped by: ${names(skippedBy)}, and by whoever keeps strictly to the grammar of the standard.`
      switch (read) {
        case 'as-colon':
          return `\`${name}\` has no colon behind it. Read all the same by: ${names(readBy)}. ${skipped}`
        case 'skipped':
          return `\`${name}\` has no colon behind it, and nobody reads the line.`
        case 'value-lost':
          return `\`${name}\` has no colon behind it, so that the value \`${value}\` gets lost. Read with another value by: ${names(readBy)}. ${skipped}`
      }
    },
    fixes: { 'insert-colon': 'Insert the colon' },
  },
  'unknown-directive': {
    title: 'Unknown directive',
    message: ({ name, nearest }) =>
      nearest === null
        ? `No reader knows a directive \`${name}\`; the line is skipped.`
        : `No reader knows a directive \`${name}\`; the line is skipped. Probably \`${nearest}\` is meant.`,
    fixes: { 'use-name': ({ nearest }) => `Write ${nearest ?? ''}` },
  },
  'known-extension': {
    title: 'Directive beyond the standard',
    message: ({ name, family }) =>
      `\`${name}\` ${FAMILIES[family]}. No large operator has said that it reads the line; it does no harm, and it is no error.`,
    related: { also: 'The same directive' },
  },
  'misspelt-directive': {
    title: 'Misspelt directive that some obey',
    message: ({ name, correct, obeyedBy, ignoredBy }) =>
      `\`${name}\` is misspelt. Read as \`${correct}\` by: ${names(obeyedBy)}. Skipped by: ${names(ignoredBy)}, and by all who keep to the standard.`,
    fixes: { 'use-name': ({ correct }) => `Write ${correct}` },
  },
  'key-read-by-prefix': {
    title: 'Name that only begins like a directive',
    message: ({ name, directive }) =>
      `\`${name}\` is no directive, but begins like \`${directive}\`: Google takes it for one, others skip the line.`,
    fixes: { 'use-name': ({ directive }) => `Write ${directive}` },
  },
  'text-line': {
    title: 'Text that is no directive',
    message: ({ text, looks, lines }) => {
      switch (looks) {
        case 'sitemap':
          return `\`${text}\` looks like the address of a sitemap, but \`Sitemap:\` is missing in front of it, and readers skip the line.`
        case 'address':
          return `\`${text}\` is an address without a directive in front of it; readers skip the line.`
        case 'path':
          return `\`${text}\` is a path without \`Allow:\` or \`Disallow:\` in front of it; readers skip the line.`
        case 'name':
          return `\`${text}\` stands alone, without a colon and a value; readers skip the line.`
        case 'prose':
          return lines === 1
            ? `\`${text}\` is neither a directive nor a comment; readers skip the line.`
            : `${number(lines)} lines of text, from \`${text}\` on, are neither directives nor comments; readers skip them.`
      }
    },
    fixes: {
      'name-sitemap': 'Put Sitemap: in front',
      'comment-out': 'Make it a comment',
    },
  },
  'directives-on-one-line': {
    title: 'Several directives on one line',
    message: ({ first, second }) =>
      `\`${second}:\` does not begin a line of its own. Readers take it for a part of the value of \`${first}:\`.`,
    fixes: { split: 'Put each on a line of its own', once: 'Write the name once' },
  },
  'no-directives': {
    title: 'Not a robots.txt file',
    message: ({ text }) =>
      `Not one line of this text is a directive; it begins with \`${text}\`. Readers find no rules, so everything is allowed.`,
  },
  'line-too-long': {
    title: 'Line too long',
    message: ({ octets, limit }) =>
      `The line is ${number(octets)} octets long. Google reads the first ${number(limit)} and drops the rest.`,
  },
  'control-characters': {
    title: 'Control characters',
    message: ({ code, count, stripped }) => {
      if (code === 'U+0000') {
        return 'An octet 0 (NUL) stands on the line. For Google the line ends there; for others the name or pattern fits nothing.'
      }
      const found =
        count === 1
          ? `A control character (\`${code}\`) stands on the line and cannot be seen.`
          : `${number(count)} control characters, first \`${code}\`, stand on the line and cannot be seen.`
      return stripped
        ? `${found} Most readers take ${count === 1 ? 'it' : 'them'} for white space; Python begins a new line there.`
        : `${found} A name or pattern with ${count === 1 ? 'it' : 'them'} fits nothing.`
    },
    fixes: { remove: ({ count }) => (count === 1 ? 'Remove it' : 'Remove them') },
  },
  'invisible-characters': {
    title: 'Characters that are not what they seem',
    message: ({ code, kind, count }) =>
      `${ODD[kind]} (\`${code}\`) spoils the line${count > 1 ? `, and ${number(count - 1)} more like it` : ''}. It looks right, but most readers skip the line or match no address with it.`,
    fixes: { remove: 'Remove what does not belong', replace: 'Write plain characters' },
  },
  bom: {
    title: 'Byte order mark at the start',
    message: ({ whole, losesLine, keptBy }) =>
      `${whole ? 'A byte order mark' : 'Part of a byte order mark'} stands at the start of the file. Google skips it. ${
        losesLine
          ? `The first line is lost for: ${names(keptBy)}.`
          : 'Here it does no harm, since the first line is no directive.'
      }`,
    fixes: { remove: 'Remove it' },
  },
  'bom-inside': {
    title: 'Byte order mark inside the file',
    message: ({ form, inValueOf }) => {
      const found =
        form === 'mark'
          ? 'An invisible byte order mark stands on this line. Only at the very start of the file is one skipped.'
          : '`ï»¿` is a byte order mark that was saved in the wrong encoding.'
      return inValueOf === null
        ? `${found} No reader recognises the line.`
        : `${found} Readers take it for a part of the value of \`${inValueOf}\`, which is then another one than it seems.`
    },
    fixes: { remove: 'Remove it' },
  },
  'not-utf8': {
    title: 'Not UTF-8',
    message: ({ octet, count, lines, inName }) => {
      const found =
        count === 1
          ? `The octet \`${octet}\` is not valid UTF-8.`
          : `${number(count)} octets on ${lines === 1 ? 'this line' : `${number(lines)} lines`}, first \`${octet}\`, are not valid UTF-8.`
      return inName
        ? `${found} The name of the directive is unknown with ${count === 1 ? 'it' : 'them'}, and readers skip ${lines === 1 ? 'the line' : 'the lines'}.`
        : `${found} The file was probably saved in another encoding; readers see different characters here.`
    },
    fixes: { remove: ({ count }) => (count === 1 ? 'Remove the octet' : 'Remove the octets') },
    related: { also: 'Not UTF-8 either' },
  },
  'utf-16': {
    title: 'UTF-16 in place of UTF-8',
    message: ({ encoding }) =>
      `The file is saved as ${encoding}. A robots.txt has to be UTF-8; as it is, readers find no rules, and everything is allowed.`,
    fixes: { 'to-utf-8': 'Convert to UTF-8' },
  },
  'mixed-line-ends': {
    title: 'Mixed line ends',
    message: ({ meant, ends, others }) =>
      `Lines of this file end in different ways (${ends.join(', ').toUpperCase()}); ${others === 1 ? 'one does' : `${number(others)} do`} not end in ${meant.toUpperCase()}. Crawlers understand them all.`,
    fixes: { unify: ({ meant }) => `End all lines in ${meant.toUpperCase()}` },
  },
  'non-ascii-for-yandex': {
    title: 'Letters that Yandex wants encoded',
    message: ({ name, value, lines }) =>
      `\`${name}: ${value}\` holds letters outside of ASCII${lines > 1 ? `, as ${lines === 2 ? 'does 1 more line' : `do ${number(lines - 1)} more lines`}` : ''}. Most readers encode them themselves; Yandex asks for paths with percent-encoding and hosts in Punycode.`,
    fixes: { encode: 'Encode them' },
    related: { also: 'Letters outside of ASCII too' },
  },
  'html-instead-of-rules': {
    title: 'A web page in place of the file',
    message: ({ title, challenge, xml }) => {
      if (xml) {
        return 'This is an XML document, not a robots.txt. Readers find no rules in it, so everything is allowed.'
      }
      const page = title === '' ? 'This is a web page' : `This is a web page (\`${title}\`)`
      return challenge
        ? `${page} of a bot protection, not a robots.txt. Crawlers may be given another answer; what they see cannot be told from here.`
        : `${page}, not a robots.txt. Readers find no rules in it, so everything is allowed.`
    },
  },
  'comment-cuts-value': {
    title: 'A comment cuts the value off',
    message: ({ name, value, cut, isRule, matchesAll }) => {
      const found = `\`#\` begins a comment: \`${cut}\` does not count, and`
      if (isRule) {
        return `${found} the rule is \`${name}: ${value}\`${matchesAll ? ', which fits every address' : ''}.`
      }
      return value === ''
        ? `${found} \`${name}:\` has no value.`
        : `${found} the value of \`${name}:\` is \`${value}\`.`
    },
  },
}
