/** Counts units compared and entries looked at, for tests that prove a bound on the work. */
export interface StepCounter {
  steps: number
}
