/** White space inside of a pattern: several patterns, a remark, or a path that holds a space. */

/**
 * The patterns that a value holds, where it plainly is a list of several: each begins with `/` or
 * `*`, and white space, with or without a comma, stands between them. Otherwise none.
 */
export function patternsIn(value: string): readonly string[] {
  if (!/[ \t]/.test(value)) return []
  const parts = value.split(/[,;]?[ \t]+/)
  const isList = parts.length > 1 && parts.every((part) => /^(?:\/[^/]|\*)[^,;:]*$/.test(part))
  return isList ? parts : []
}

/** Where a remark begins that lacks its `#`, as in `/admin // not for robots`; -1 where none does. */
export function remarkStart(value: string): number {
  const found = /[ \t]+(?=\/\/|--|<!--|;|\(|\/\*)/.exec(value)
  return found === null ? -1 : found.index + found[0].length
}
