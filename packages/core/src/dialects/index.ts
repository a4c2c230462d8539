/** The registry of dialects. */
import { BING } from './bing.ts'
import type { Dialect, DialectId } from './dialect.ts'
import { GOOGLE } from './google.ts'
import { PROTEGO } from './protego.ts'
import { PYTHON_3_12, PYTHON_3_14 } from './python.ts'
import { RFC9309, RFC9309_STRICT } from './rfc9309.ts'
import { YANDEX } from './yandex.ts'

/** Every dialect, the default first. */
export const DIALECTS: readonly Dialect[] = [
  RFC9309,
  RFC9309_STRICT,
  GOOGLE,
  YANDEX,
  BING,
  PYTHON_3_12,
  PYTHON_3_14,
  PROTEGO,
]

const BY_ID: ReadonlyMap<string, Dialect> = new Map(
  DIALECTS.map((dialect) => [dialect.id, dialect]),
)

/** The dialect of an identifier; undefined where there is none. */
export function findDialect(id: string): Dialect | undefined {
  return BY_ID.get(id)
}

/** The dialect of a known identifier. */
export function dialectById(id: DialectId): Dialect {
  return BY_ID.get(id) ?? RFC9309
}
