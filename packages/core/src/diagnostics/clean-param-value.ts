/** The value of a Clean-param line: `p0[&p1&…&pn] [path]` (Yandex Webmaster help, Clean-param). */
import type { CleanParamProblem } from './data/other-lines.ts'

/** The most characters of a value. */
export const CLEAN_PARAM_LIMIT = 500

export interface CleanParamReading {
  /** What is wrong with it; null for a sound one. */
  readonly problem: CleanParamProblem | null
  /** The values that were meant, each for a line; null where that is not plain. */
  readonly meant: readonly string[] | null
}

/** Reads a value, white space around it removed. */
export function readCleanParam(value: string): CleanParamReading {
  const words = value.split(/[ \t]+/).filter((word) => word !== '')
  const [first = ''] = words
  if (first === '' || /^[/*]/.test(first)) return { problem: 'empty', meant: null }
  const rest = words.slice(1)
  const last = rest.at(-1)
  const path = last !== undefined && /^[/*]/.test(last) ? last : null
  const names = path === null ? words : words.slice(0, -1)
  if (names.some((name) => name.startsWith('/') || name.includes('://'))) {
    return { problem: 'path', meant: null }
  }
  if (/[^ -~\t]/.test(value)) return { problem: 'not-ascii', meant: null }
  const list = names.join('&')
  if (names.length > 1 || /[,;|]/.test(list)) {
    const parameters = list.split(/[&,;|]+/).filter((name) => name !== '')
    const isPlain = parameters.every((name) => PARAMETER.test(name))
    const isFile = names.length > 1 && /[./]/.test(names.at(-1) ?? '')
    return {
      problem: isFile ? 'path' : 'separator',
      meant: isPlain && !isFile ? linesOf(parameters, path) : null,
    }
  }
  const parameters = first.split('&')
  if (!parameters.every((name) => PARAMETER.test(name) || name === '')) {
    return { problem: 'sign', meant: null }
  }
  const named = parameters.filter((name) => name !== '')
  if (named.length === 0) return { problem: 'empty', meant: null }
  if (named.length < parameters.length) {
    return { problem: 'stray-ampersand', meant: linesOf(named, path) }
  }
  return value.length > CLEAN_PARAM_LIMIT
    ? { problem: 'too-long', meant: linesOf(parameters, path) }
    : { problem: null, meant: null }
}

/** A name as addresses have it; `=`, `?` and quotes belong to no name. */
const PARAMETER = /^[^\s=?&,;|"'#<>]+$/

/** Several lines with as many parameters as the limit lets them have. */
function linesOf(parameters: readonly string[], path: string | null): readonly string[] | null {
  const end = path === null ? '' : ` ${path}`
  const lines: string[] = []
  let line = ''
  for (const name of parameters) {
    const longer = line === '' ? name : `${line}&${name}`
    if (longer.length + end.length > CLEAN_PARAM_LIMIT && line !== '') {
      lines.push(line + end)
      line = name
    } else line = longer
  }
  lines.push(line + end)
  return lines.every((text) => text.length <= CLEAN_PARAM_LIMIT) ? lines : null
}
