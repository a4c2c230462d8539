/** Lists as core has them. */
import type { z } from 'zod'

/** A list of which nothing is ever changed. */
export function list<T extends z.ZodType>(element: T) {
  return element.array().readonly()
}
