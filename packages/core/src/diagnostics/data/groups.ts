/** What the findings of the checks on groups carry, for their messages. */
export type GroupsData = Readonly<Record<never, never>>
