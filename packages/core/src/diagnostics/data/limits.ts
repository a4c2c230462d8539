/** What the findings of the checks on limits carry, for their messages. */
export type LimitsData = Readonly<Record<never, never>>
