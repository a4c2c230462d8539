import type { OtherLinesData } from '../../data/other-lines.ts'
import type { CheckPages } from '../pages.ts'

export const otherLines: CheckPages<keyof OtherLinesData> = {
  'crawl-delay': {
    finds:
      'Every `Crawl-delay:`, with what is odd about its value: no number, a fraction, zero, or more than the 20 seconds that Bing’s help names; and who of those named above it is known to obey it.',
    why: 'The line is no part of RFC 9309. Bing obeys it (whole seconds; its help says 1 to 20, an article of 2012 said 1 to 30), and so do Anthropic’s crawlers, CCBot, MJ12bot, SeznamBot and some others. Google never did, Yandex has not since 2018, and Apple and Amazon say that they do not. For Yandex the speed is set in Yandex Webmaster.\n\nA Crawl-delay does not end a group: the next `User-agent:` line joins the one above.',
    ignore: 'If it is meant for crawlers that obey it, and the value is a small whole number.',
  },
  'noindex-line': {
    finds: 'Lines `Noindex:`, `Nofollow:` and `Noarchive:`.',
    why: 'They were never documented. Google followed `Noindex:` for some years and stopped on 2019-09-01; nobody else is known to read it. To keep a page out of the results, put `noindex` into the page or the header `X-Robots-Tag`, and leave the page open: crawlers see it only if they may fetch the page.',
    ignore: 'Never: the line does nothing.',
  },
  'host-line': {
    finds: 'Lines `Host:`.',
    why: 'Yandex once read from it which of several hosts is the main one. Since 2018-03-20 it goes by redirects (301) instead. No other search engine ever read it. The line does no harm.',
    ignore: 'Always, if it does not disturb you.',
  },
  'clean-param': {
    finds:
      'A `Clean-param:` that Yandex cannot read as meant: no parameter, more than 500 characters, parameters joined by commas or spaces, an `&` without a name beside it, signs that belong to no name, letters outside of ASCII, or a path without `/` in front.',
    why: 'Yandex alone reads this line: parameters that do not change a page, joined by `&`, then a space and the beginning of the paths it holds for, as in `Clean-param: ref&sid /shop/`. With a space between two parameters the second one becomes the path. Yandex Webmaster reports such lines as errors.',
    ignore: 'If Yandex does not matter to the site; then the line can go.',
  },
  'sitemap-not-absolute': {
    finds:
      'A `Sitemap:` line whose value is no full address: `/sitemap.xml`, `www.example.com/sitemap.xml`, nothing at all, several addresses on one line, brackets or quotation marks around it, or a placeholder.',
    why: 'The value is the full address, with `https://` and host. Google, Bing and Yandex read it as it stands and find nothing otherwise. Lighthouse and Yandex Webmaster report an error.',
    ignore:
      'If the sitemap is submitted to the search engines in another way; even then a broken line is of no use.',
  },
  'sitemap-blocked': {
    finds:
      'A sitemap of this site that the file names and at the same time closes to search engines by a rule for a part of the site.',
    why: 'Crawlers fetch a sitemap like any other address, and keep away if a rule closes it. Google’s specification says so in words. An Allow with the address of the sitemap opens it alone.',
    ignore: 'If only crawlers are shut out that are not meant to read the sitemap.',
  },
  'sitemap-other-host': {
    finds:
      'A sitemap on another host or under another scheme than the site, where the site’s address is known. Without it the host of the first sitemap is taken as the site’s.',
    why: 'Google and sitemaps.org accept sitemaps on other hosts, since the robots.txt itself shows that both belong together. It may also be the rest of another site’s file, of a move to https, or of a template. A sitemap lists addresses of its own host unless the search engine knows that both belong together.',
    ignore: 'If the sitemap really lies there.',
  },
  'request-rate-or-visit-time': {
    finds: 'Lines `Request-rate:` and `Visit-time:`.',
    why: 'They come from a draft of 1996 and its successor: how many pages in how many seconds, and at what time of day. SeznamBot once read them; its current page names them no more. Python’s and Scrapy’s parsers read them and leave the rest to the program.',
    ignore: 'If you know a crawler that obeys them. They do no harm.',
  },
}
