import type { RulesData } from '../../data/rules.ts'
import type { CheckPages } from '../pages.ts'

export const rules: CheckPages<keyof RulesData> = {
  'blocks-everything': {
    finds:
      'A rule that closes the whole site: `Disallow: /` (or `/*`, or `*`) in the group for `*` while no large search engine is let in by name, or in a group of Googlebot’s or Bingbot’s own. Also where nothing but the home page is left open (`Allow: /$`).',
    why: '`/` matches every address. Search engines stop fetching, and in time the pages drop out of the results or are shown without a description. Such files mostly come from a test site and are copied to the live one with everything else; therefore comments that speak of a test site are pointed out.\n\nWith `Allow: /$` the home page is open only without a query: links from campaigns lead to closed addresses.',
    ignore:
      'On a test site, an internal site or an archive that nobody is to find. If the address of the site says so (`staging.`, `test.`, `localhost` …), nothing is told. A file that lets search engines in by name and closes the rest is taken as meant, and so is one that says `Content-Signal: search=no`.',
  },
  'no-leading-slash': {
    finds:
      'A rule whose value starts with neither `/` nor `*`: `Disallow: private/`, `Disallow: ?sort=`, `Disallow: .pdf`, `Disallow: "/private"`, or the name of a crawler in place of a path.',
    why: 'Every path begins with `/`, and patterns are compared from there on. RFC 9309 asks for the slash, Google’s parser keeps such a rule and never finds a match, Yandex reports an error. Whatever was to be closed stays open.',
    ignore: 'Never: no reader makes anything of it.',
  },
  'absolute-url-pattern': {
    finds:
      'A rule with a scheme or a host in it: `Disallow: https://example.com/private/`, `Disallow: example.com/private/`, `Disallow: //example.com/private/`.',
    why: 'A robots.txt holds for the scheme, host and port it was fetched from, and rules are compared with path and query alone. An address on another host can only be closed by that host’s own file.',
    ignore: 'Never: the line does nothing.',
  },
  'several-patterns': {
    finds:
      'A rule with several paths on one line, with spaces, commas or the like between them: `Disallow: /cart/ /checkout/`, `Disallow: /cart/,/checkout/`.',
    why: 'One line holds one pattern. Everything behind the colon is read as a single pattern, commas and spaces included, and no address of the site looks so: none of the paths is closed or opened.',
    ignore: 'Never.',
  },
  'duplicate-rule': {
    finds:
      'A rule that stands in the groups of a crawler twice, word for word or but for a star at the end (`/folder/` and `/folder/*`).',
    why: 'It changes nothing. It makes the file longer and harder to keep up: whoever takes one of the two lines away will wonder why nothing happens.',
    ignore:
      'Whenever the file is put together by programs. Nothing is lost by leaving it as it is.',
  },
  'rule-never-wins': {
    finds:
      'A rule that can never decide, because a rule of the other kind matches every address that it matches and is always stronger: `Allow: /shop` beside `Disallow: /shop*`.',
    why: 'The rule with the most octets wins, and on a tie Allow. A pattern with a star can be longer and match more at the same time. The line looks as if it opened or closed something, and does not.',
    ignore:
      'If the line is to stay as a reminder. Readers that take the first match (older versions of Python’s `urllib.robotparser`) may decide by it.',
  },
  'allow-and-disallow-same-pattern': {
    finds: 'The same pattern in an Allow and a Disallow that hold for the same crawler.',
    why: 'By RFC 9309 Allow wins when both rules are equal, and Google, Bing and Yandex do so: the Disallow is without effect. Readers that take the first match go by the order of the lines: where the Disallow stands first, the file means different things to different crawlers.',
    ignore: 'Never: one of the two lines is not meant.',
  },
  'prefix-catches-more': {
    finds:
      'A Disallow that ends in a short or frequent word, as `Disallow: /search`, where nothing in the file shows that the end of the word was thought of.',
    why: 'A pattern matches every address that begins with it: `/search` also closes `/searchable`, `/search-tips.html` and `/search.php`. Google’s own example is `/fish`, which matches `/fishheads`. For a folder alone write `/search/`; for the page alone `/search$`, and with its queries also `/search?`.',
    ignore: 'If everything that begins so is to be closed, or nothing else begins so.',
  },
  'trailing-star': {
    finds:
      'A star at the end of a pattern, alone or in front of `$`: `/folder/*`, `/*`, `/folder/*$`.',
    why: 'Every pattern is open at the end, so the star matches nothing more. It still counts as an octet in Google’s parser when rules are compared, though not for Yandex, and readers without wildcards take it for a character of the path.',
    ignore:
      'Nearly always: more than a quarter of all files have one. Look twice only where an Allow and a Disallow of about the same length compete: there the star may decide.',
  },
  'repeated-stars': {
    finds: 'Two or more stars in a row: `/**/print/`, `/shop/***`.',
    why: 'In robots.txt a star already stands for any run of characters, slashes included; `**` as in other tools’ patterns has no meaning of its own. The further stars count as octets for Google and RFC 9309 and can turn the verdict, and do not count for Yandex.',
    ignore: 'If no other rule competes with it.',
  },
  'dollar-not-last': {
    finds: 'A `$` that is not the last character of the pattern: `/*.pdf$?`, `/a$b`.',
    why: 'Only a final `$` marks the end of an address. Elsewhere Google’s parser takes it for a dollar sign in the address; Protego skips such rules, and other libraries read them in two ways. If a `$` was to end the pattern, the rest behind it must go.',
    ignore: 'If the addresses of the site do hold a `$`, as `/$metadata` or `/docs/page$edit`.',
  },
  'parameter-position': {
    finds:
      'A rule for a parameter in first place, as `/*?sort=`, while no rule of the group catches it behind another one, as in `/list?page=2&sort=price`.',
    why: 'Patterns are compared character by character. `?sort=` and `&sort=` are two different texts, and most sites do not care about the order of parameters. Two rules cover both places: `/*?sort=` and `/*&sort=`.',
    ignore: 'If the parameter always comes first, or is only to be closed where it does.',
  },
  'blocks-all-queries': {
    finds: 'A Disallow of every address with a query: `/*?`, `/*?*`, `*?`.',
    why: 'It stops crawlers from following filters without end, and also closes links from mails and campaigns, whose value for the page is then lost, the second page of lists, and style sheets and scripts that carry a version number. Closing single parameters does less harm.',
    ignore: 'If the site uses queries for nothing that search engines need.',
  },
  'letter-case-twins': {
    finds:
      'Two patterns for the same crawler that differ in letter case alone: `/Drafts/` and `/drafts/`.',
    why: 'Letter case counts in paths. Whoever writes both knows that; whoever has one of them by a slip has a rule that matches nothing. It is worth a look where one allows and the other disallows.',
    ignore:
      'If the server does not tell upper case from lower case, so that both addresses lead to the same page.',
  },
  'percent-encoding': {
    finds:
      'Encodings that are compared in different ways or mean something else than it seems: raw spaces (`/my files/`), digits in lower case (`%c3`), encoded letters (`%62`), `%2A` and `%24`, double encoding (`%2520`), the colon of a wiki’s namespace (`/wiki/Special:`), a `%` without two digits behind it (`/100%`), letters in an old charset (`/caf%E9`), a character cut in the middle (`/%E3%83`), a remark that lacks its `#` (`/admin/ // secret`), and tags of a web page (`/admin/<br>`).',
    why: 'In addresses spaces and letters outside of ASCII are always encoded, so a raw space matches nothing. RFC 9309 decodes encoded letters before comparing, Google’s parser does not. `%2A` and `%24` stand for a star and a dollar sign in the address, not for wildcards. What readers make of a `%` without digits nobody has laid down, and letters in an old charset match only addresses that are written in it. `:` and `%3A` are the same to a server, and different texts to a crawler.',
    ignore:
      'Digits in lower case are harmless. `%2A`, `%24`, `%25` and an escape that is cut at the end of a pattern may be meant.',
  },
  'empty-allow': {
    finds: 'An `Allow:` without a value.',
    why: 'It looks as if it allowed everything, and does nothing: Google ignores rules without a path, and so does Yandex. What other rules close stays closed. To open everything write `Allow: /`, or an empty `Disallow:`.',
    ignore: 'If nothing is disallowed: then everything is open anyway.',
  },
  'empty-disallow': {
    finds: 'A `Disallow:` without a value in a group that disallows something else.',
    why: 'Alone it says that everything is open. Beside other rules it neither undoes nor adds anything for readers after RFC 9309 and for Google. Yandex’s tester takes it for an Allow of one octet: as strong as `Disallow: /`, so that it opens the site to Yandex there.',
    ignore: 'If the group is meant as it reads without the line; better take the line away.',
  },
  'index-html-quirk': {
    finds:
      'An Allow of an index page, as `/docs/index.html`, in a folder that another rule closes.',
    why: 'Google’s parser tries such an Allow again as `/docs/$` and so opens the address of the folder itself. No other search engine does. To mean the same for all, add `Allow: /docs/$`.',
    ignore: 'If it does not matter whether other crawlers may fetch the folder’s address.',
  },
  'blocks-page-resources': {
    finds:
      'A rule that keeps search engines from style sheets or scripts, while they may fetch the pages. Tried are paths as WordPress and its plugins, Drupal, Joomla, Next.js, Nuxt, Magento, Bitrix and hand-made sites use them, and `*.css` and `*.js`.',
    why: 'Google draws pages like a browser before it judges them. Without style sheets and scripts a page may look broken on a phone, or be empty where scripts write its text. Google asks not to block resources whose absence makes a page harder to understand.',
    ignore:
      'If the closed files do not change what a page shows, such as scripts that only count visitors.',
  },
  'reveals-sensitive-path': {
    finds:
      'A Disallow whose path speaks for itself: backups and database dumps, keys and passwords, settings, version control, administration, internal areas. `/wp-admin` is left out: everybody knows it.',
    why: 'robots.txt can be read by anyone, and attackers read it first. It is no access control: crawlers that behave stay away, everybody else gets an address for free. What must not be seen needs a password; what must only not be indexed needs `noindex`.',
    ignore: 'If the address is known anyway and protected, as a log-in page usually is.',
  },
}
