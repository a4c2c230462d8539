/** Numbers, sizes and times as a language writes them. */
import type { Language } from './languages.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ja: 'ja-JP', ru: 'ru-RU' }

/** `1,204`. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value)
}

/** A size as people read it: `1.2 kB`; small ones in octets, as the language counts these. */
export function formatOctets(
  octets: number,
  language: Language,
  count: (octets: number) => string,
): string {
  if (octets < 1000) return count(octets)
  const megabytes = octets >= 1e6
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: megabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(octets / (megabytes ? 1e6 : 1e3))
}

/** The time of day of an ISO time, where the reader is: `10:31:02`. */
export function formatTime(iso: string, language: Language): string {
  return format(iso, language, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
}

/** Date and time of an ISO time, where the reader is, with the time zone. */
export function formatDateTime(iso: string, language: Language): string {
  return format(iso, language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
}

/** An ISO date as a day: `3 Oct 2026`. */
export function formatDate(iso: string, language: Language): string {
  return format(iso, language, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
}

function format(iso: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return iso
  return new Intl.DateTimeFormat(LOCALES[language], options).format(time)
}
