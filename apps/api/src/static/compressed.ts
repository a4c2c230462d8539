/** Octets that are sent often, compressed once for each coding that is asked for. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsCoding } from '../negotiation.ts'

export type Coding = 'br' | 'gzip'

/** Octets in the codings that they can be had in. */
export interface Compressible {
  readonly plain: Uint8Array
  /** In the coding that suits the Accept-Encoding header best; null: as they are. */
  readonly suiting: (
    acceptEncoding: string | undefined,
  ) => Promise<{ readonly coding: Coding | null; readonly octets: Uint8Array }>
}

/** Octets that gain nothing from compression. */
export function incompressible(plain: Uint8Array): Compressible {
  return { plain, suiting: async () => ({ coding: null, octets: plain }) }
}

/** `ready` holds what was compressed ahead; the rest is made when first asked for. */
export function compressible(
  plain: Uint8Array,
  ready: Partial<Readonly<Record<Coding, Uint8Array>>> = {},
): Compressible {
  const made = new Map<Coding, Promise<Uint8Array>>()
  const inCoding = (coding: Coding): Promise<Uint8Array> => {
    const known = made.get(coding) ?? (ready[coding] ? Promise.resolve(ready[coding]) : null)
    const octets = known ?? COMPRESS[coding](plain)
    made.set(coding, octets)
    return octets
  }
  return {
    plain,
    suiting: async (acceptEncoding) => {
      const coding = CODINGS.find((known) => acceptsCoding(acceptEncoding, known)) ?? null
      return { coding, octets: coding === null ? plain : await inCoding(coding) }
    },
  }
}

const CODINGS: readonly Coding[] = ['br', 'gzip']

const brotli = promisify(brotliCompress)
const zip = promisify<Uint8Array, Uint8Array>(gzip)

const COMPRESS: Readonly<Record<Coding, (octets: Uint8Array) => Promise<Uint8Array>>> = {
  // The highest level takes seconds for a script; this one is within 10 % of its size.
  br: (octets) => brotli(octets, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: zip,
}
