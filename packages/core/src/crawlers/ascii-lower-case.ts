/**
 * Letters A–Z in lower case and everything else as it is, so that positions stay and, unlike
 * `toLowerCase`, no letter beyond ASCII turns into one of ASCII (the Kelvin sign into `k`).
 */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
