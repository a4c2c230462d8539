/** Reads a file that was opened or dropped, without losing an octet. */
import { decodeOctets } from '@robots-txt-tester/core'
import { FILE_LIMIT } from './file-limit.ts'

export type ReadFile =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'too-large'; readonly octets: number }
  | { readonly kind: 'unreadable' }

/** The text of a file. Never rejects. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > FILE_LIMIT) return { kind: 'too-large', octets: file.size }
  try {
    return { kind: 'read', text: decodeOctets(new Uint8Array(await file.arrayBuffer())).text }
  } catch {
    return { kind: 'unreadable' }
  }
}
