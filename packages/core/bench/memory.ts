/** How much memory things hold, measured with the garbage collected before and after. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** MiB that what `make` gives keeps alive. */
export function heldBy(make: () => unknown): number {
  const before = used()
  const held = make()
  const after = used()
  // Looked at behind the second measurement, so that it cannot be collected before.
  return held === undefined ? 0 : (after - before) / 2 ** 20
}

function used(): number {
  for (let i = 0; i < 3; i += 1) collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
