/** What was meant by a rule's value that starts with neither `/` nor `*`. */
import { findCrawler } from '../crawlers/find-crawler.ts'
import { hostLikeness } from './absolute-pattern.ts'
import type { OddStart } from './data/rules.ts'

export interface OddStartReading {
  readonly looks: OddStart
  /** The pattern that was meant; null where that is not plain. */
  readonly meant: string | null
}

const EXTENSION =
  /^\.(?:php\d?|html?|shtml|aspx?|jsp|cgi|pl|pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|css|js|xml|json|txt|zip|gz|rar|mp[34]|swf|inc|sql|bak|log)(?:[$*?].*)?$/i

const WORD =
  /^(?:all|none|any|yes|no|true|false|null|nil|everything|nothing|allow|disallow|index|noindex|follow|nofollow|n\/a|\[\]|\{\}|\(none\)|-+)$/i

/**
 * Nothing but dots and signs, a way up, a scheme of addresses, or the beginning of a host: the path that
 * was meant is not in it, or not all of it.
 */
const NO_PATH =
  /^(?:\.+(?:[/*$?].*)?$|(?:https?|ftps?|mailto|tel|sms|javascript|data|file|about|blob):|www\.)/i

/** Reads a value, which is not empty. */
export function oddStart(value: string): OddStartReading {
  const quoted = /^(["'])([/*][^"']*)\1?$/.exec(value)?.[2]
  if (quoted !== undefined) return { looks: 'quoted', meant: quoted.trim() }
  const marked = /^(?:`([/*][^`]*)`|«([/*][^«»]*)»)$/.exec(value)
  const inMarks = marked?.[1] ?? marked?.[2]
  if (inMarks !== undefined) return { looks: 'quoted', meant: inMarks.trim() }
  const wrapped = /^(?:\(([/*][^()]*)\)|\[([/*][^[\]]*)\]|<([/*][^<>]*)>)$/.exec(value)
  const inner = wrapped?.slice(1).find((text) => text !== undefined)
  if (inner !== undefined) return plain('other', inner.trim())
  const behindSign = /^[:;,=>-]+[ \t]*([/*]\S*)$/.exec(value)?.[1]
  if (behindSign !== undefined) return { looks: 'stray-sign', meant: behindSign }
  if (/^%2f/i.test(value)) return plain('encoded-slash', `/${value.slice(3)}`)
  if (value.startsWith('\\')) return plain('backslash', value.replaceAll('\\', '/'))
  if (/^[?&]/.test(value)) return plain('parameter', `/*${value}`)
  if (/^\.\/[^/*$]/.test(value)) return plain('path', value.slice(1))
  if (EXTENSION.test(value)) return plain('extension', `/*${value}`)
  if (WORD.test(value)) return { looks: 'word', meant: null }
  if (isCrawler(value)) return { looks: 'crawler', meant: null }
  if (NO_PATH.test(value)) return { looks: 'other', meant: null }
  // The first piece may be a host: with or without it, nobody can tell.
  const slash = value.indexOf('/')
  if (slash > 0 && hostLikeness(value.slice(0, slash)) !== 'none')
    return { looks: 'other', meant: null }
  return /^[\w.~@+%-]/.test(value) && !/^%/.test(value)
    ? plain('path', `/${value}`)
    : { looks: 'other', meant: null }
}

/** What is meant is plain only where nothing else is odd about the value. */
function plain(looks: OddStart, meant: string): OddStartReading {
  const isOdd = /[\s{}<>"'`|^\\]|:\/\/|\/\//.test(meant)
  return isOdd ? { looks: 'other', meant: null } : { looks, meant }
}

function isCrawler(value: string): boolean {
  if (/[/.?*]/.test(value)) return false
  const { by } = findCrawler(value)
  return by === 'id' || by === 'token'
}
