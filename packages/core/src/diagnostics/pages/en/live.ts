import type { LiveData } from '../../data/live.ts'
import type { CheckPages } from '../pages.ts'

export const live: CheckPages<keyof LiveData> = {
  'answered-403': {
    finds: 'An answer 401 or 403 to our request for `/robots.txt`.',
    why: 'To RFC 9309 every 4xx answer means that there is no file, so that everything may be fetched; Google says of 401 and 403 that they are no way to limit crawling. A firewall or a bot protection that refuses the robots.txt thus opens the site.\n\nOur request is not a crawler’s: the server may know Googlebot and answer it with the file. That is why no verdict is made of it.',
    ignore: 'If the log of the server shows that crawlers get the file.',
  },
  'answered-429': {
    finds: 'An answer 429 (too many requests) to our request for `/robots.txt`.',
    why: 'By its number it is a 4xx answer, which to RFC 9309 means “no file”. Google counts it among the errors of the server: crawling stops for the time being. The robots.txt should be left out of any limit on requests.',
    ignore: 'If only our requests are limited, and crawlers get the file.',
  },
  'answered-5xx': {
    finds: 'An answer with a status from 500 to 599.',
    why: 'To RFC 9309 the file is then unreachable, and everything must be taken as disallowed. Google stops crawling the site for 12 hours, then goes on with its last copy for up to 30 days; without a copy, and after that time, it depends on whether the site answers. Yandex describes no such case; by its requirements a file that is not answered with 200 leaves the site open.',
    ignore: 'If it was a short outage that is over.',
  },
  'not-answered': {
    finds:
      'A request for `/robots.txt` that failed: the name does not resolve, no connection, an invalid certificate, no answer in time, or an answer that broke off.',
    why: 'To crawlers a file that cannot be reached closes the site, by RFC 9309 and for Google. Whether they fare as we did is not known: a network may be closed to us and open to them.',
    ignore: 'If the address is not reachable from outside on purpose.',
  },
  'redirected-elsewhere': {
    finds:
      'A redirect of `/robots.txt` to another host, to another path, or from https to http, and redirects that lead round in a circle or on and on. From http to https and between `example.com` and `www.example.com` is usual and not told.',
    why: 'Crawlers follow at least five redirects, and the rules they find hold for the host that was asked first. After more they may take the file as absent, and Google does: then everything is open. After a move that is meant. A redirect to the home page means that no rule is found, and so everything is open.',
    ignore: 'If the other file is meant for this site too.',
  },
  'wrong-content-type': {
    finds:
      'A file that comes with another type than `text/plain`, without a type, with a charset that does not exist, or with another one than UTF-8 where letters outside of ASCII stand in the file. A web page in place of the file has a check of its own.',
    why: 'RFC 9309 asks for `text/plain` in UTF-8. Google goes by the content alone. Yandex asks for a text file, and takes the site as open where it gets something else; Naver asks for the same.',
    ignore: 'If only Google matters to the site.',
  },
  'managed-block': {
    finds:
      'A part of the file between the marks `# BEGIN … Managed content` and `# END … Managed content`, as Cloudflare puts it in front of a site’s own file.',
    why: 'What crawlers get is not the file that lies on your server. Groups for the same crawler are merged: a group for `*` in the block and your own count together, and a crawler that the block names no longer follows your group for `*`. The page shows the verdict with and without the block.',
    ignore: 'If the block is known and meant. It is switched off in the settings of the service.',
  },
}
