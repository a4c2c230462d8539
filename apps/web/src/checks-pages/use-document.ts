/** What a page says of itself: in the title of the window, and to search engines. */
import { useEffect } from 'react'
import { plainMessage } from '../analysis/message-parts.ts'
import { useChecks } from './use-checks.ts'

/** Sets title, description and language. `about` may hold code in backticks. */
export function useDocument(title: string, about: string): void {
  const { language, catalogue } = useChecks().texts
  const whole = `${title} – ${catalogue.t.header.title}`
  const description = plainMessage(about)
  useEffect(() => {
    document.documentElement.lang = language
    document.title = whole
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [language, whole, description])
}
