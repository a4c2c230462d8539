// Protects: only checked addresses reach the connection; a name is judged by everything it resolves
// to, and what the resolver does wrong is told as a failure of the look-up.
import { describe, expect, it } from 'vitest'
import { cidrs } from '../test/raw-server.ts'
import { FetchFailure } from './fetch-failure.ts'
import { dialableAddresses, type LookUp } from './guarded-look-up.ts'

const giving =
  (...addresses: string[]): LookUp =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

const failing = (code?: string): LookUp => {
  return () => Promise.reject(Object.assign(new Error('secret detail'), code ? { code } : {}))
}

interface Given {
  readonly lookUp?: LookUp
  readonly opened?: string
  readonly extraPorts?: readonly number[]
}

async function addressesOf(host: string, port: number, given: Given = {}) {
  const { lookUp = giving('8.8.8.8'), opened = '', extraPorts = [] } = given
  const found = await dialableAddresses(host, port, {
    lookUp,
    extraPorts,
    openedRanges: cidrs(opened),
  })
  return found.map(({ address }) => address)
}

async function refusal(host: string, port: number, given: Given = {}) {
  const cause = await addressesOf(host, port, given).catch((reason: unknown) => reason)
  if (!(cause instanceof FetchFailure)) throw new Error(`No failure: ${cause}`)
  return cause.error
}

describe('dialableAddresses', () => {
  it('gives every address of a public name, in order', async () => {
    const lookUp = giving('2606:4700::1', '8.8.8.8', '1.1.1.1')
    expect(await addressesOf('example.com', 443, { lookUp })).toEqual([
      '2606:4700::1',
      '8.8.8.8',
      '1.1.1.1',
    ])
  })

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['10.0.0.1', '8.8.8.8']],
    [['8.8.8.8', '::1']],
    [['8.8.8.8', '::ffff:10.0.0.1']],
    [['8.8.8.8', 'nonsense']],
    [['8.8.8.8', '']],
  ])('refuses a name that resolves to %j, and does not give its address away', async (found) => {
    const error = await refusal('site.test', 80, { lookUp: giving(...found) })
    expect(error).toMatchObject({ stage: 'policy', code: 'address-not-public' })
    expect(error.message).toContain('site.test leads to')
    expect(error.message).toContain('Paste the file')
    for (const address of found.filter((each) => each !== '')) {
      expect(error.message).not.toContain(address)
    }
  })

  it.each(['127.0.0.1', '::1', '169.254.169.254', '::ffff:7f00:1', '64:ff9b::a00:1'])(
    'refuses the literal %s without a look-up',
    async (host) => {
      const lookUp = () => Promise.reject(new Error('looked up'))
      expect(await refusal(host, 80, { lookUp })).toMatchObject({ code: 'address-not-public' })
    },
  )

  it.each([80, 443])('asks public addresses at port %i', async (port) => {
    expect(await addressesOf('8.8.8.8', port)).toEqual(['8.8.8.8'])
  })

  it.each([1, 22, 25, 8080, 65535])('does not ask at port %i', async (port) => {
    const lookUp = () => Promise.reject(new Error('looked up'))
    const error = await refusal('example.com', port, { lookUp })
    expect(error).toMatchObject({ stage: 'policy', code: 'port-not-allowed' })
    expect(error.message).toContain(`Port ${port}`)
  })

  it('asks at a port that was added', async () => {
    expect(await addressesOf('example.com', 8080, { extraPorts: [8080] })).toEqual(['8.8.8.8'])
    expect(await refusal('127.0.0.1', 8080, { extraPorts: [8080] })).toMatchObject({
      code: 'address-not-public',
    })
  })

  it('asks opened addresses at any port, and others still not', async () => {
    const opened = '127.0.0.0/8'
    expect(await addressesOf('127.0.0.1', 9999, { opened })).toEqual(['127.0.0.1'])
    expect(await addressesOf('localhost', 9999, { opened, lookUp: giving('127.0.0.1') })).toEqual([
      '127.0.0.1',
    ])
    expect(await refusal('example.com', 9999, { opened })).toMatchObject({
      code: 'port-not-allowed',
    })
    expect(await refusal('10.0.0.1', 80, { opened })).toMatchObject({ code: 'address-not-public' })
  })

  it('leaves out the closed addresses of a name of which some are opened', async () => {
    const lookUp = giving('::1', '127.0.0.1')
    expect(await addressesOf('localhost', 3000, { lookUp, opened: '127.0.0.0/8' })).toEqual([
      '127.0.0.1',
    ])
  })

  it.each([
    ['ENOTFOUND', 'The name site.test does not resolve.'],
    ['EAI_AGAIN', 'The name servers for site.test did not answer.'],
    ['EAI_FAIL', 'The name site.test does not resolve.'],
    [undefined, 'The name site.test does not resolve.'],
  ])('tells %s in words', async (code, message) => {
    const error = await refusal('site.test', 80, { lookUp: failing(code) })
    expect(error).toEqual({ stage: 'dns', code: code ?? 'ENOTFOUND', message })
  })

  it('tells that a name has no address', async () => {
    expect(await refusal('site.test', 80, { lookUp: giving() })).toMatchObject({
      stage: 'dns',
      code: 'no-address',
    })
  })
})
