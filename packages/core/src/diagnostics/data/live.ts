/** What the findings of the checks on live carry, for their messages. */
export type LiveData = Readonly<Record<never, never>>
