/** For the end of a `switch` over a union: fails to compile when a case was forgotten. */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`)
}
