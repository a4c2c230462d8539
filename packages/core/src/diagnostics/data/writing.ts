/** What the findings of the checks on writing carry, for their messages. */
export interface WritingData {
  readonly 'missing-colon': { readonly name: string; readonly value: string }
}
