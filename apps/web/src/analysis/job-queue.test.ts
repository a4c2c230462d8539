// Protects: what is newest is never kept waiting by what was asked before, a long job lets others in
// between its steps, and one that fails does not stop the rest.
import { expect, it } from 'vitest'
import { type Job, jobQueue } from './job-queue.ts'

/** A queue whose turns are taken by hand; each step takes 30 ms of its clock. */
function queueByHand() {
  let waiting: (() => void) | null = null
  let time = 0
  const done: string[] = []
  const queue = jobQueue(
    (work) => {
      waiting = work
    },
    () => time,
  )
  function* job(name: string, steps: number): Job {
    for (let step = 1; step < steps; step += 1) {
      time += 30
      done.push(`${name}${step}`)
      yield
    }
    done.push(`${name}!`)
  }
  function turn(): boolean {
    const work = waiting
    waiting = null
    work?.()
    return waiting !== null
  }
  return { queue, job, turn, done }
}

it('does one after the other, a turn for each step', () => {
  const { queue, job, turn, done } = queueByHand()
  queue.add(job('a', 2), 'last')
  queue.add(job('b', 1), 'last')
  expect([turn(), done.join()]).toEqual([true, 'a1'])
  expect([turn(), done.join()]).toEqual([true, 'a1,a!'])
  expect([turn(), done.join()]).toEqual([false, 'a1,a!,b!'])
})

it('forgets what waits when something newer comes', () => {
  const { queue, job, turn, done } = queueByHand()
  for (let i = 0; i < 60; i += 1) queue.add(job(`old${i}-`, 2), 'last')
  turn()
  queue.clear()
  queue.add(job('new', 1), 'last')
  while (turn());
  expect(done).toEqual(['old0-1', 'new!'])
})

it('lets a job in before the others, and a job be given up', () => {
  const { queue, job, turn, done } = queueByHand()
  const urgent = job('urgent', 9)
  queue.add(job('a', 1), 'last')
  queue.add(urgent, 'first')
  turn()
  queue.remove(urgent)
  while (turn());
  expect(done).toEqual(['urgent1', 'a!'])
})

it('goes on where a job fails', () => {
  const { queue, job, turn, done } = queueByHand()
  // biome-ignore lint/correctness/useYield: it fails before
  const failing = (function* (): Job {
    throw new Error('broken')
  })()
  queue.add(failing, 'last')
  queue.add(job('a', 1), 'last')
  expect(turn).toThrow('broken')
  while (turn());
  expect(done).toEqual(['a!'])
})
