/** Jobs done one after the other in small steps, so that what comes meanwhile is heard in between. */

/** Work that pauses now and then; to give it up is to take no further step. */
export type Job = Generator<void, void>

export interface JobQueue {
  readonly add: (job: Job, place: 'first' | 'last') => void
  readonly remove: (job: Job) => void
  readonly clear: () => void
}

/** Milliseconds of work between two pauses; a step that takes longer is not cut short. */
const AT_ONCE = 20

/** `later` calls a function when all that waited by then has had its turn. */
export function jobQueue(
  later: (work: () => void) => void,
  now: () => number = () => performance.now(),
): JobQueue {
  let jobs: readonly Job[] = []
  let isWaiting = false

  function wait(): void {
    if (isWaiting || jobs.length === 0) return
    isWaiting = true
    later(work)
  }

  function work(): void {
    isWaiting = false
    const [job] = jobs
    if (job === undefined) return
    const until = now() + AT_ONCE
    let isDone = true
    try {
      do {
        isDone = true
        isDone = job.next().done === true
      } while (!isDone && now() < until)
    } finally {
      // A job that fails is done as well: it must not keep the others from their turn.
      if (isDone) jobs = jobs.filter((one) => one !== job)
      wait()
    }
  }

  return {
    add(job, place) {
      jobs = place === 'first' ? [job, ...jobs] : [...jobs, job]
      wait()
    },
    remove(job) {
      jobs = jobs.filter((one) => one !== job)
    },
    clear() {
      jobs = []
    },
  }
}
