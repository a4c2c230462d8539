// Protects the memory that clients share: bodies that come slowly may not fill it, and what they took
// is free again however they end.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { jsonBodyReader } from './json-body.ts'
import { problemFor, problemResponse } from './problems.ts'

function startApp(heldLimit: number) {
  const app = new Hono()
  app.post('/', jsonBodyReader(heldLimit), async (c) => c.json(await c.req.json()))
  app.onError((error) => {
    const { code, extras } = problemFor(error)
    return problemResponse(code, extras)
  })
  /** Sends a body piece by piece, and ends it when told to. */
  const post = (): Sending => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const response = app.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: readable,
      duplex: 'half',
    } as RequestInit)
    return {
      response: Promise.resolve(response),
      send: (text) => writer.write(new TextEncoder().encode(text)),
      end: () => writer.close(),
      breakOff: () => writer.abort(new Error('gone')),
    }
  }
  return { post }
}

interface Sending {
  readonly response: Promise<Response>
  readonly send: (text: string) => Promise<void>
  readonly end: () => Promise<void>
  readonly breakOff: () => Promise<void>
}

const TEXT = JSON.stringify('x'.repeat(98))

test('while others hold too much the next body is turned away, and taken afterwards', async () => {
  const { post } = startApp(150)
  const slow = post()
  await slow.send(TEXT)
  const second = post()
  second.send(TEXT).catch(() => undefined)
  const refused = await second.response
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  await slow.end()
  expect((await slow.response).status).toBe(200)
  const third = post()
  await third.send(TEXT)
  await third.end()
  expect((await third.response).status).toBe(200)
})

test('a body that breaks off holds nothing any more', async () => {
  const { post } = startApp(150)
  for (let i = 0; i < 3; i += 1) {
    const broken = post()
    await broken.send(TEXT)
    await broken.breakOff()
    expect((await broken.response).status).toBe(400)
  }
})
