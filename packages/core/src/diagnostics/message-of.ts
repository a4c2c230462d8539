/** A diagnostic in words. */
import type { CheckData, CheckId } from './check-data.ts'
import type { Diagnostic } from './lint.ts'
import type { CheckMessage, CheckMessages } from './messages/messages.ts'

/** The sentence that says what was found; code stands in backticks. */
export function messageOf(diagnostic: Diagnostic, messages: CheckMessages): string {
  return entry(diagnostic.check, messages).message(withoutBackticks(diagnostic.data))
}

/** The words on the button of a fix. */
export function fixTitleOf(diagnostic: Diagnostic, title: string, messages: CheckMessages): string {
  const text = entry(diagnostic.check, messages).fixes?.[title]
  return typeof text === 'function' ? text(withoutBackticks(diagnostic.data)) : (text ?? title)
}

/** What another line has to do with a finding. */
export function relatedTextOf(check: CheckId, role: string, messages: CheckMessages): string {
  return entry(check, messages).related?.[role] ?? role
}

/** In messages what the file holds stands between backticks, so that it can hold none itself. */
function withoutBackticks(data: CheckData[CheckId]): CheckData[CheckId] {
  const shown = Object.entries(data).map(([name, value]) => [name, shownAs(value)])
  return Object.fromEntries(shown) as CheckData[CheckId]
}

function shownAs(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('`', "'")
  return Array.isArray(value) ? value.map(shownAs) : value
}

/** A finding's data is that of its check, which the type of a list of diagnostics cannot say. */
interface AnyMessage extends Omit<CheckMessage<CheckId>, 'message' | 'fixes'> {
  readonly message: (data: CheckData[CheckId]) => string
  readonly fixes?: Readonly<Record<string, string | ((data: CheckData[CheckId]) => string)>>
}

function entry(check: CheckId, messages: CheckMessages): AnyMessage {
  return messages[check] as AnyMessage
}
