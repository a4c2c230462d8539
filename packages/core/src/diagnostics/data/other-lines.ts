/** What the findings of the checks on other lines carry, for their messages. */
export type OtherLinesData = Readonly<Record<never, never>>
