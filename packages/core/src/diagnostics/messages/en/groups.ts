import { number } from '../../../verdict/sentences/en/numbers.ts'
import type { GroupsData } from '../../data/groups.ts'
import type { CheckMessages } from '../messages.ts'

/** `a`, `b` and 3 more */
function list(names: readonly string[], count = names.length): string {
  const shown = names.map((name) => (name === '' ? 'a nameless line' : `\`${name}\``))
  if (count > names.length) return `${shown.join(', ')} and ${number(count - names.length)} more`
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`
}

/** With a capital letter where it begins with a word. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const KINDS = {
  published: 'is a published name, but holds characters that RFC 9309 does not allow in a token',
  empty: 'has no value',
  'star-text': 'has more text behind `*`',
  header: 'is a whole User-Agent header, not a token',
  list: 'is a list, and a line holds only one token',
  quoted: 'stands in quotes',
  version: 'has a version, which is no part of a token',
  wildcard: 'holds `*`, which has no meaning inside a token',
  spaces: 'holds spaces, which RFC 9309 does not allow in a token',
  digits: 'holds digits, which RFC 9309 does not allow in a token',
  characters: 'holds characters that RFC 9309 does not allow in a token',
} as const

export const groups: CheckMessages<keyof GroupsData> = {
  'rule-before-user-agent': {
    title: 'Rule in front of every User-agent line',
    message: ({ rule, count }) =>
      count === 1
        ? `\`${rule}\` stands in front of every \`User-agent:\` line, so it holds for nobody.`
        : `\`${rule}\` and ${number(count - 1)} more ${count === 2 ? 'rule' : 'rules'} stand in front of every \`User-agent:\` line, so they hold for nobody.`,
    fixes: { 'add-user-agent': 'Put User-agent: * above' },
    related: { meant: 'Probably meant as a User-agent line' },
  },
  'groups-run-together': {
    title: 'Groups that run together',
    message: ({ above, aboveCount, joining, because, name, rule, ruleLine }) => {
      const between = {
        directive: `\`${name}:\` ends no group`,
        unread: `nobody reads \`${name}\``,
        'blank-line': 'a blank line ends no group',
      }[because]
      return `${capitalised(list(above, aboveCount))} and ${list([joining])} are one group, since ${between}. \`${rule}\` in line ${ruleLine} holds for ${aboveCount === 1 ? 'both' : 'all of them'}.`
    },
    fixes: { split: 'End the group above with an empty Disallow' },
    related: {
      shares: 'Gets the rules below too',
      'no-end': 'Does not end the group',
      'joins-too': 'Joins the group too',
    },
  },
  'blank-line-in-group': {
    title: 'Blank line inside a group',
    message: ({ rule, count }) =>
      `A blank line stands inside the group. Search engines do not mind; older versions of Python end the group there and lose ${count === 1 ? `\`${rule}\`` : `${number(count)} rules, first \`${rule}\``}. Yandex’s help forbids it.`,
    fixes: { 'remove-blank-lines': 'Remove blank lines inside groups' },
    related: { lost: 'Lost for older versions of Python' },
  },
  'repeated-group': {
    title: 'Several groups for one crawler',
    message: ({ tokens, count, groups: times, star }) =>
      `${capitalised(list(tokens, count))} ${count === 1 ? 'has' : 'have'} ${times === 2 ? 'two groups' : `${number(times)} groups`}. Most readers take them together; older versions of Python take the first alone${star ? ', and Yandex Webmaster calls several groups for `*` an error' : ''}.`,
    related: { same: 'Another group for it' },
  },
  'empty-group': {
    title: 'Group without rules',
    message: ({ tokens, count }) =>
      `No rule stands under ${list(tokens, count)}, so everything is allowed there. An empty \`Disallow:\` would say so.`,
  },
  'named-group-drops-star-rules': {
    title: 'Named group without the rules for everybody',
    message: ({ tokens, count, followers, lost, lostCount }) =>
      `The rules for \`*\` do not hold for ${list(tokens, count)}, since this group names ${count === 1 ? 'it' : 'them'}: ${list(lost, lostCount)} ${lostCount === 1 ? 'stays' : 'stay'} open there.${followers.length > 0 ? ` The same goes for ${list(followers)}.` : ''}`,
    fixes: { 'copy-rules': 'Copy the rules for * into this group' },
    related: { lost: 'Does not hold for this group' },
  },
  'invalid-product-token': {
    title: 'Not a product token',
    message: ({ kind, values, count, read, meant }) => {
      const what = kind === 'empty' ? '`User-agent:`' : `\`${values[0] ?? ''}\``
      const more = count > 1 ? ` (and ${number(count - 1)} more like it)` : ''
      const taken = read === '' ? 'Google finds no name in it.' : `Google takes it for \`${read}\`.`
      const others = kind === 'empty' ? '' : ' Yandex and Python compare the whole value.'
      const hint = meant.length === 1 ? ` Probably ${list(meant)} is meant.` : ''
      return `${what}${more} ${KINDS[kind]}. ${taken}${others}${hint}`
    },
    fixes: {
      'use-token': ({ meant }) => `Write ${meant[0] ?? ''}`,
      'one-per-line': 'Give each token its own line',
    },
    related: { also: 'The same here' },
  },
  'several-tokens-on-one-line': {
    title: 'Several crawlers on one User-agent line',
    message: ({ tokens, count, read }) =>
      `${list(tokens, count)} stand on one line. Google reads ${read === '' ? 'none of them' : `\`${read}\` only`}, Yandex and Python none; each needs a \`User-agent:\` line of its own.`,
    fixes: { 'one-per-line': 'Give each its own line' },
  },
  'unknown-crawler': {
    title: 'Crawler that nobody knows',
    message: ({ token, nearest }) =>
      `No known crawler is called \`${token}\`. Probably \`${nearest}\` is meant; as it is, the group does not hold for it.`,
    fixes: { 'use-token': ({ nearest }) => `Write ${nearest}` },
  },
  'retired-crawler': {
    title: 'Crawler that no longer runs',
    message: ({ token, operator, today }) =>
      `\`${token}\` is no longer run or documented${operator === '' ? '' : ` by ${operator}`}; naming it does no harm.${today.length > 0 ? ` Named today: ${list(today)}.` : ''}`,
  },
  'control-token': {
    title: 'Token that never fetches',
    message: ({ token, operator }) =>
      `\`${token}\` never fetches a page. Its rules say how ${operator} may use what its other crawlers fetch; they do not keep these out.`,
  },
  'star-does-not-apply': {
    title: 'Crawlers that rules for * do not reach',
    message: ({ tokens }) =>
      `This rule does not hold for ${list(tokens)}: they obey only groups that name them.`,
  },
  'user-triggered-crawler': {
    title: 'Client that fetches for a person',
    message: ({ token, operator, saidBy }) =>
      saidBy === 'operator'
        ? `\`${token}\` fetches when a person asks for it. ${operator} says that robots.txt may not apply then.`
        : `\`${token}\` fetches when a person asks for it. According to lists of crawlers, robots.txt may not apply then.`,
  },
}
