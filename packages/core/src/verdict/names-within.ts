/** Which names of a file are a part of a crawler's token, as some readers ask. */

/**
 * The keys of a map that are a part of a text, the empty one included, in no particular order.
 *
 * A file may name 100,000 tokens, and 200 crawlers may look for theirs, so each key is looked at
 * only where that is less work than to look each part of the text up.
 */
export function keysWithin(map: ReadonlyMap<string, unknown>, text: string): readonly string[] {
  const parts = (text.length * (text.length + 1)) / 2
  if (parts < map.size) return [...partsOf(text)].filter((part) => map.has(part))
  return [...byLength(map.keys())].flatMap(([length, keys]) => {
    // To cut out each part of this length costs as much as to seek so many keys one by one.
    if (keys.length <= length) return keys.filter((key) => text.includes(key))
    const ofLength = new Set(partsOfLength(text, length))
    return keys.filter((key) => ofLength.has(key))
  })
}

function partsOf(text: string): ReadonlySet<string> {
  const parts = new Set([''])
  for (let length = 1; length <= text.length; length += 1) {
    for (const part of partsOfLength(text, length)) parts.add(part)
  }
  return parts
}

function* partsOfLength(text: string, length: number): Generator<string> {
  for (let from = 0; from + length <= text.length; from += 1) yield text.slice(from, from + length)
}

function byLength(keys: Iterable<string>): ReadonlyMap<number, readonly string[]> {
  const lists = new Map<number, string[]>()
  for (const key of keys) {
    const list = lists.get(key.length)
    if (list === undefined) lists.set(key.length, [key])
    else list.push(key)
  }
  return lists
}
