/** What the findings of the checks on rules carry, for their messages. */
export type RulesData = Readonly<Record<never, never>>
