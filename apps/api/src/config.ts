/** The configuration: read once from the environment, checked, and handed on as plain data. */
import { type Cidr, parseCidrs } from '@robots-txt-tester/fetch'
import { z } from 'zod'
import { VERSION } from './version.ts'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export interface Config {
  readonly port: number
  readonly host: string
  /** Where the public reaches us, as `https://example.com` without a slash; null where not said. */
  readonly publicUrl: string | null
  /** How many proxies in front of us are ours: so many entries of X-Forwarded-For are believed. */
  readonly trustProxy: number
  readonly allowPrivateAddresses: readonly Cidr[]
  readonly extraPorts: readonly number[]
  /** Fetches of other sites per minute and client; 0 is no limit. */
  readonly rateLimitFetch: number
  /** Other work per minute and client; 0 is no limit. */
  readonly rateLimitCompute: number
  /** How long a fetch report is used again; 0 is not at all. */
  readonly fetchCacheSeconds: number
  readonly fetchUserAgent: string
  readonly logLevel: (typeof LOG_LEVELS)[number]
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  /** One sentence for each wrong variable. */
  | { readonly ok: false; readonly sentences: readonly string[] }

/** Reads the configuration. An empty variable is as good as none. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const read = ENVIRONMENT.safeParse(environment)
  if (!read.success)
    return { ok: false, sentences: read.error.issues.map(({ message }) => message) }
  const variables = read.data
  const contact = variables.PUBLIC_URL ?? localAddress(variables.HOST, variables.PORT)
  return {
    ok: true,
    config: {
      port: variables.PORT,
      host: variables.HOST,
      publicUrl: variables.PUBLIC_URL,
      trustProxy: variables.TRUST_PROXY,
      allowPrivateAddresses: variables.ALLOW_PRIVATE_ADDRESSES,
      extraPorts: variables.EXTRA_PORTS,
      rateLimitFetch: variables.RATE_LIMIT_FETCH,
      rateLimitCompute: variables.RATE_LIMIT_COMPUTE,
      fetchCacheSeconds: variables.FETCH_CACHE_SECONDS,
      fetchUserAgent: variables.FETCH_USER_AGENT ?? `robots-txt-tester/${VERSION} (+${contact}/)`,
      logLevel: variables.LOG_LEVEL,
    },
  }
}

/** The address of a server of ours, as a browser wants it. */
export function localAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const ENVIRONMENT = z.object({
  PORT: wholeNumber('PORT', 0, 65_535, 8080),
  HOST: variable('HOST', 'a host name or an IP address', hostName, '127.0.0.1'),
  PUBLIC_URL: variable<string | null>(
    'PUBLIC_URL',
    'an http or https address without a path, such as https://robots.example.com',
    origin,
    null,
  ),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 16, 0),
  ALLOW_PRIVATE_ADDRESSES: variable(
    'ALLOW_PRIVATE_ADDRESSES',
    'a comma-separated list of addresses and ranges, such as 127.0.0.0/8,::1',
    cidrs,
    [],
  ),
  EXTRA_PORTS: variable(
    'EXTRA_PORTS',
    'a comma-separated list of whole numbers from 1 to 65535, such as 8080,8443',
    ports,
    [],
  ),
  RATE_LIMIT_FETCH: wholeNumber('RATE_LIMIT_FETCH', 0, 1_000_000, 30),
  RATE_LIMIT_COMPUTE: wholeNumber('RATE_LIMIT_COMPUTE', 0, 1_000_000, 300),
  FETCH_CACHE_SECONDS: wholeNumber('FETCH_CACHE_SECONDS', 0, 86_400, 20),
  FETCH_USER_AGENT: variable<string | null>(
    'FETCH_USER_AGENT',
    'at most 500 printable ASCII characters',
    (text) => (/^[\x20-\x7e]{1,500}$/.test(text) ? text : undefined),
    null,
  ),
  LOG_LEVEL: variable(
    'LOG_LEVEL',
    `one of ${LOG_LEVELS.join(', ')}`,
    (text) => LOG_LEVELS.find((level) => level === text),
    'info',
  ),
  // Taken for granted it would leave each replica with limits of its own, and nobody told.
  REDIS_URL: z
    .string()
    .optional()
    .refine((text) => (text ?? '') === '', {
      error: 'REDIS_URL must be empty: this version keeps its limits and its cache in memory.',
    }),
})

/** A variable; `read` gives undefined for a text that is not `allowed`. */
function variable<T>(
  name: string,
  allowed: string,
  read: (text: string) => T | undefined,
  fallback: T,
) {
  return z
    .string()
    .optional()
    .transform((written, context): T => {
      const text = written?.trim() ?? ''
      if (text === '') return fallback
      const value = read(text)
      if (value !== undefined) return value
      const message = `${name} must be ${allowed}, but it is “${shortened(text)}”.`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

function wholeNumber(name: string, from: number, to: number, fallback: number) {
  const read = (text: string) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= from && number <= to ? number : undefined
  }
  return variable(name, `a whole number from ${from} to ${to}`, read, fallback)
}

function hostName(text: string): string | undefined {
  return /^(?:[a-z0-9._-]+|[0-9a-f:.]+(?:%[a-z0-9]+)?)$/i.test(text) ? text : undefined
}

function origin(text: string): string | undefined {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return undefined
  }
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  return bare && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

function cidrs(text: string): readonly Cidr[] | undefined {
  const parsed = parseCidrs(text)
  return parsed.ok ? parsed.cidrs : undefined
}

function ports(text: string): readonly number[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const numbers = parts.map((part) => (/^\d{1,5}$/.test(part) ? Number(part) : 0))
  return numbers.every((port) => port >= 1 && port <= 65_535) ? numbers : undefined
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
