/** Names that begin with that of a directive and go on. */

/** The rest is an ending or a sign, as in `Disallowed` or `Disallow.`: the directive itself is meant. */
export function isMeantPlainly(name: string, directive: string): boolean {
  return /^(?:s|e?d|[^A-Za-z]{1,2})$/i.test(name.slice(directive.length))
}
