import type { GroupsData } from '../../data/groups.ts'
import type { CheckPages } from '../pages.ts'

export const groups: CheckPages<keyof GroupsData> = {
  'rule-before-user-agent': {
    finds: '`Allow:` and `Disallow:` lines above the first `User-agent:` line.',
    why: 'A rule belongs to a group, and a group begins with `User-agent:`. RFC 9309 has readers ignore rules in front of it, and all do: what you meant to close is open.\n\nOften a `User-agent:` line does stand above, but is spoilt: by a misspelling, an invisible character or a byte order mark. Put that right first.',
    ignore: 'Never: the rules do nothing.',
  },
  'groups-run-together': {
    finds:
      'User-agent lines that form one group although something stands between them: `Crawl-delay:`, `Sitemap:`, `Content-Signal:`, a misspelt rule, or a blank line. Told where somebody is decided otherwise than with a group of his own.',
    why: 'Only a rule, `Allow:` or `Disallow:`, makes the next `User-agent:` line begin a new group. With nothing but `Crawl-delay: 5` under it, a crawler gets the rules of whoever is named next. Sites have shut out Google that way: `User-agent: *` with a delay, and below it a list of unwelcome crawlers with `Disallow: /`.\n\nReaders differ: Python ends a group at `Crawl-delay:`, and before versions 3.13.14 and 3.14.5 at a blank line. So a script may say that all is well.\n\nThe fix puts an empty `Disallow:`, which forbids nothing, at the end of the upper group.',
    ignore: 'When all the crawlers named are meant to share the rules.',
  },
  'blank-line-in-group': {
    finds:
      'A blank line between a `User-agent:` line and its rules, or between two rules of a group.',
    why: 'RFC 9309 gives blank lines no meaning, and search engines read on. Python’s `urllib.robotparser` before 3.13.14 and 3.14.5 ends a group at a blank line, so that every rule behind it is lost: many scripts see less than you wrote. Yandex’s help forbids blank lines inside a group; its tester does not mind them.\n\nA line with a lone `#` parts rules just as well and ends nothing.',
    ignore: 'When only search engines matter to you.',
  },
  'repeated-group': {
    finds: 'Two or more groups that name the same crawler.',
    why: 'RFC 9309 has readers take such groups together, so order and place do not matter. Google, Bing and Yandex do. Python before 3.13.14 and 3.14.5 takes the first group alone. Yandex Webmaster shows several groups for `*` as an error, although its crawler merges them. For people the file is hard to read, since no group shows all the rules.\n\nIt is common where a service puts its own lines in front of yours.',
    ignore: 'When you cannot change who writes which part of the file.',
  },
  'empty-group': {
    finds: 'A `User-agent:` line at the end of the file with no rule under it.',
    why: 'A group without rules allows everything. If that is meant, an empty `Disallow:` says so, for people and for Python, which leaves a group without rules out. If rules were to follow, they are missing.',
    ignore: 'When everything is to be allowed.',
  },
  'named-group-drops-star-rules': {
    finds:
      'A group that names a crawler and lacks `Disallow:` rules of the groups for `*`. What the group’s own rules close too, or open on purpose, is not counted. Groups that close the whole site lack nothing; nor do exceptions from a site that is closed to all others.',
    why: 'A crawler obeys the groups that name it and no others. The rules for `*` are not inherited: `Disallow: /private` for everybody leaves `/private` open to a crawler with a group of its own, even if that group holds but one rule or a `Crawl-delay:`. It also holds for crawlers that fall back to that name, as Googlebot-Image does to Googlebot.\n\nThe fix copies the rules for `*` into the group.',
    ignore: 'When the crawler is meant to see what others are not.',
  },
  'invalid-product-token': {
    finds:
      'Values of `User-agent:` that are no product token: with a version (`Googlebot/2.1`), spaces, digits, quotes or other characters, a list, a whole User-Agent header, or nothing. Values that cannot be put right are told once for each kind.',
    why: 'RFC 9309 allows letters, `-` and `_`. Readers make different things of the rest. Google takes the leading letters and drops what follows: `Googlebot/2.1` is Googlebot, `Some Bot` is `Some`, and a header that begins with `Mozilla/5.0` names nobody. Yandex and Python compare the whole value.\n\nSome crawlers are really called so: `MJ12bot`, `archive.org_bot`, `Sogou web spider`. Write such names as their operators publish them.',
    ignore:
      'When the name is published in this form, or belongs to an old program that nobody runs any more.',
  },
  'several-tokens-on-one-line': {
    finds:
      'Names with commas, semicolons or bars between them on one `User-agent:` line, and names of known crawlers with nothing but a space, a slash or “and” between them.',
    why: 'A line holds one name. Google reads the first one and drops the rest; Yandex and Python compare the whole list with their own name and find nothing. The other crawlers on the line are not bound by the group at all, which is easily missed with AI crawlers.\n\nLists have been proposed (erratum 8895 to RFC 9309), but not adopted.',
    ignore: 'Never: one line for each name means the same to everyone.',
  },
  'unknown-crawler': {
    finds:
      'A name that no crawler has, but that is only one slip, a sign or the ending `bot` away from a known one: `Gogglebot`, `GPT_Bot`, `Claude`. Other unknown names are not reported: they may be crawlers that we do not know.',
    why: 'Names are compared whole. With one letter wrong the group holds for nobody, and the crawler that was meant obeys the rules for `*`.',
    ignore: 'When a crawler is really called so.',
  },
  'retired-crawler': {
    finds: 'Crawlers that no longer run or that their operators no longer document.',
    why: 'The group does no harm and does nothing. If it was to keep an operator out, look whether it crawls under another name today: Anthropic’s `anthropic-ai` and `Claude-Web` were followed by `ClaudeBot`, for example.',
    ignore: 'When the names of today stand in the file as well.',
  },
  'control-token': {
    finds: 'The tokens `Google-Extended` and `Applebot-Extended`.',
    why: 'They never appear in a request. A group for them says whether pages that Googlebot or Applebot fetched may be used for training and similar purposes. It keeps no crawler out, and for `Google-Extended` it changes nothing in search, as Google writes.',
    ignore: 'When use is what you mean to speak about: then all is well.',
  },
  'star-does-not-apply': {
    finds:
      '`Disallow: /` for `*` in a file that does not name the crawlers which ignore such groups: `AdsBot-Google`, `Mediapartners-Google` and others.',
    why: 'Google documents that these crawlers obey only groups that name them, so a closed site is still open to them. Whoever runs ads there may want it so: they check the pages that ads lead to.',
    ignore: 'When they may come in, or when the site is behind a password anyway.',
  },
  'user-triggered-crawler': {
    finds:
      'Clients that fetch a page because a person asked for it, such as `ChatGPT-User` or `Perplexity-User`.',
    why: 'Operators treat such requests like those of a browser and may not apply robots.txt to them. The rules in the group may or may not hold. To keep such a client out for certain, the server has to refuse it.',
    ignore: 'When a wish is enough: naming them does no harm.',
  },
}
