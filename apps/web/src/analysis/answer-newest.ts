/** In a worker: of the questions that have come, only the newest is answered. */

/** Whether a question is still the newest once all have been heard that came meanwhile. */
export type IsNewest = () => Promise<boolean>

/** Answers questions; each answer asks, before it takes its time, whether it is still wanted. */
export function answerNewest<Asked extends { readonly id: number }>(
  answer: (asked: Asked, isNewest: IsNewest) => Promise<void>,
): void {
  let newest = 0
  self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    newest = data.id
    void answer(data, async () => {
      // What came meanwhile is in the queue of tasks already: it comes first.
      await new Promise((resolve) => setTimeout(resolve, 0))
      return data.id === newest
    })
  })
}
