import { number } from '../../../verdict/sentences/en/numbers.ts'
import type { RulesData } from '../../data/rules.ts'
import type { CheckMessages } from '../messages.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

const REVEALED = {
  credentials: 'secrets or keys',
  backup: 'backups or copies of a database',
  settings: 'settings or the history of the code',
  admin: 'an area for administrators',
  internal: 'something internal',
} as const

const ALL = {
  all: 'every crawler',
  unnamed: 'every crawler that no other group names',
} as const

export const rules: CheckMessages<keyof RulesData> = {
  'blocks-everything': {
    title: 'The whole site is closed',
    message: ({ who, crawlers, open, stagingLine }) => {
      const whom = who === 'named' ? list.format(crawlers) : ALL[who]
      const staging =
        stagingLine === null
          ? ''
          : ` The comment in line ${stagingLine} speaks of a test site: is the file on the right server?`
      return open === 'nothing'
        ? `This rule closes the whole site to ${whom}; in time its pages drop out of search results.${staging}`
        : `This rule closes everything but the home page to ${whom}, and the home page too as soon as it has a query, as in \`/?utm_source=mail\`.${staging}`
    },
    related: { staging: 'speaks of a test site' },
  },
  'no-leading-slash': {
    title: 'Pattern without a slash in front',
    message: ({ value, looks, meant }) => {
      switch (looks) {
        case 'crawler':
          return `\`${value}\` is the name of a crawler, not a path: this rule matches no address. Crawlers are named by \`User-agent:\`.`
        case 'word':
          return `\`${value}\` is no path: this rule matches no address. \`/\` stands for everything, an empty value for nothing.`
        case 'quoted':
          return `\`${value}\` stands in quotation marks, which count as part of the path: this rule matches no address.`
        default:
          return meant === null
            ? `\`${value}\` starts with neither \`/\` nor \`*\`: this rule matches no address.`
            : `\`${value}\` starts with neither \`/\` nor \`*\`: this rule matches no address. Probably \`${meant}\` is meant.`
      }
    },
    fixes: { 'use-path': ({ meant }) => `Write ${meant ?? ''}` },
  },
  'absolute-url-pattern': {
    title: 'Whole address in place of a path',
    message: ({ value, host, sameSite }) =>
      sameSite === false
        ? `\`${value}\` is an address on another host. The file holds for its own host only, so this rule does nothing; \`${host}\` needs a file of its own.`
        : value.startsWith('*')
          ? `\`${value}\` asks for a scheme and a host. Rules are compared with path and query alone, so this one matches only addresses that hold another address.`
          : `\`${value}\` is a whole address. Rules are compared with the path alone, so this one matches nothing.`,
    fixes: { 'keep-path': 'Keep the path alone' },
  },
  'several-patterns': {
    title: 'Several patterns on one line',
    message: ({ value, count }) =>
      `\`${value}\` is read as a single pattern, which matches none of the addresses that are meant. Each of the ${number(count)} patterns needs a line of its own.`,
    fixes: { split: 'Put each on a line of its own' },
  },
  'duplicate-rule': {
    title: 'The same rule twice',
    message: ({ pattern, other, otherLine, same }) =>
      same
        ? `The same rule stands in line ${otherLine} already. Harmless.`
        : `\`${pattern}\` matches the same addresses as \`${other}\` in line ${otherLine}. Harmless.`,
    fixes: { remove: 'Remove this line' },
    related: { other: 'says the same' },
  },
  'rule-never-wins': {
    title: 'Rule that never decides',
    message: ({ effect, pattern, winner, winnerLine }) =>
      `${effect === 'allow' ? 'Allow' : 'Disallow'} \`${pattern}\` never decides: \`${winner}\` in line ${winnerLine} matches the same addresses and wins every time.`,
    related: { winner: 'always wins' },
  },
  'allow-and-disallow-same-pattern': {
    title: 'The same pattern allowed and disallowed',
    message: ({ pattern, allowLine, disallowLine }) =>
      `\`${pattern}\` is allowed in line ${allowLine} as well, and on a tie Allow wins: this line does nothing.${disallowLine < allowLine ? ' Readers that take the first match decide otherwise.' : ''}`,
    related: { allow: 'allows the same' },
  },
  'prefix-catches-more': {
    title: 'Pattern that may catch more than is meant',
    message: ({ pattern, also }) =>
      `\`${pattern}\` matches every address that begins so, \`${also}\` too. If the folder is meant, it ends in \`/\`.`,
  },
  'trailing-star': {
    title: 'Star at the end',
    message: ({ pattern, short }) =>
      `\`${pattern}\` matches the same as \`${short}\`: every pattern is open at the end. The star only adds to its length, which decides between rules.`,
    fixes: { remove: ({ short }) => `Write ${short}` },
  },
  'repeated-stars': {
    title: 'Several stars in a row',
    message: ({ short, stars }) =>
      `Further stars match nothing more than one does. They count as ${number(stars)} ${stars === 1 ? 'octet' : 'octets'} when rules are compared, but not for Yandex. The same is \`${short}\`.`,
    fixes: { 'keep-one': 'Keep one star' },
  },
  'dollar-not-last': {
    title: '$ that is not at the end',
    message: ({ pattern }) =>
      `In \`${pattern}\` the \`$\` is not the last character, so it stands for itself and does not mark the end of an address.`,
    fixes: { 'keep-last': 'Keep the last $' },
  },
  'parameter-position': {
    title: 'Parameter found in first place only',
    message: ({ pattern, missed }) =>
      `\`${pattern}\` matches only where this is the first parameter. Behind another one it takes \`${missed}\`.`,
    fixes: { 'add-rule': ({ missed }) => `Add a rule for ${missed}` },
  },
  'blocks-all-queries': {
    title: 'Addresses with a query are closed',
    message: ({ pattern, exceptions }) =>
      `\`${pattern}\` closes every address with a query${exceptions ? ' that no Allow opens' : ''}: links from campaigns (\`/?utm_source=mail\`), further pages of lists, and style sheets and scripts with a version behind \`?\`.`,
  },
  'letter-case-twins': {
    title: 'Patterns that differ in letter case',
    message: ({ other, otherLine, sameEffect }) =>
      sameEffect
        ? `Differs from \`${other}\` in line ${otherLine} in letter case only. Both are needed only if the site has addresses in both spellings.`
        : `Differs from \`${other}\` in line ${otherLine} in letter case only, but says the opposite. Letter case counts: these are different addresses.`,
    related: { other: 'the other spelling' },
  },
  'percent-encoding': {
    title: 'Unusual percent-encoding',
    message: ({ kind, written, becomes }) => {
      switch (kind) {
        case 'markup':
          return `\`${written}\` is left over from a web page. It is taken for a part of the pattern, and the rule matches nothing.`
        case 'remark':
          return `\`${written}\` has no \`#\` in front, so it is taken for a part of the pattern, and the rule matches nothing.`
        case 'space':
          return becomes === '%20'
            ? 'In addresses a space is always written `%20`. With a raw space this rule matches nothing.'
            : `In addresses a tab is always written \`${becomes}\`. With a raw tab this rule matches nothing.`
        case 'lower-case':
          return `\`${written}\` is the same as \`${becomes}\`, which is how it is compared. Harmless.`
        case 'unreserved':
          return `\`${written}\` stands for \`${becomes}\`. By the standard both are the same; Google compares as written and finds no such address.`
        case 'wildcard':
          return `\`${written}\` stands for the character \`${becomes}\` itself: it is no wildcard here.`
        case 'double':
          return `\`${written}\` is an encoding encoded again. It matches only addresses that hold \`${written}\`, not \`${becomes}\`.`
        case 'colon':
          return 'Links write this colon as `%3A` too, and for readers that is another address. If both are to be covered, both need a rule.'
        case 'malformed':
          return `\`${written}\` is no complete escape: two hexadecimal digits follow a \`%\`. Readers compare it as it stands; a percent sign itself is written \`%25\`.`
        case 'cut':
          return `\`${written}\` is only the beginning of a character in UTF-8: the rule matches every character that begins so. If a letter of an old charset is meant, addresses in UTF-8 have another form of it.`
        case 'not-utf8':
          return `\`${written}\` is no UTF-8, but letters in an old charset. Addresses are written in UTF-8 nearly everywhere, and then this rule matches none of them.`
      }
    },
    fixes: {
      markup: 'Remove it',
      remark: 'Make it a comment',
      space: 'Encode the spaces',
      'lower-case': 'Write the digits in upper case',
      unreserved: 'Write the characters themselves',
      'add-encoded': 'Add a rule with %3A',
    },
  },
  'empty-allow': {
    title: 'Allow without a value',
    message: ({ alone }) =>
      alone
        ? 'An empty `Allow:` has no effect. Everything is open because nothing is disallowed.'
        : 'An empty `Allow:` has no effect: it opens nothing that another rule closes.',
    fixes: { remove: 'Remove this line', 'write-slash': 'Write Allow: /' },
  },
  'empty-disallow': {
    title: 'Empty Disallow beside other rules',
    message: () =>
      'An empty `Disallow:` does not undo the other rules of the group; it has no effect. Only Yandex takes it for “all is open”, as strong as `Disallow: /`.',
    fixes: { remove: 'Remove this line' },
  },
  'index-html-quirk': {
    title: 'Index page that opens its folder for Google',
    message: ({ pattern, directory }) =>
      `By \`${pattern}\` Google opens \`${directory}\` too; for others the folder itself stays closed.`,
    related: { closing: 'closes the folder' },
  },
  'blocks-page-resources': {
    title: 'Style sheets or scripts are closed',
    message: ({ pattern, resource, styles, scripts }) => {
      const what =
        styles && scripts ? 'style sheets and scripts' : styles ? 'style sheets' : 'scripts'
      return `\`${pattern}\` keeps search engines from ${what} such as \`${resource}\`, while the pages are open. Pages may then look broken or empty to them.`
    },
  },
  'reveals-sensitive-path': {
    title: 'Path that tells a stranger where to look',
    message: ({ pattern, kind }) =>
      `Anyone can read this file, and \`${pattern}\` sounds like ${REVEALED[kind]}. A rule protects nothing: ask for a password there.`,
  },
}
