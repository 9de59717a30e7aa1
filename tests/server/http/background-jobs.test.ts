import { describe, expect, it } from 'vitest'
import { startBackgroundJob } from '#server/http/background-jobs.ts'

const LONG_MS = 3_600_000

/** A background job whose runs do the given pieces of work one by one. */
function doing(every_ms: number, outcomes: (() => Promise<unknown>)[]) {
  const logged: string[] = []
  let rounds = 0
  let done: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    done = resolve
  })
  const work = async () => {
    rounds += 1
    const outcome = outcomes[rounds - 1]
    if (rounds === outcomes.length) done()
    return outcome?.()
  }
  const stop = startBackgroundJob({ every_ms, work, fault: 'a round failed', log: { warn: (_, text) => void logged.push(text) } })
  return { stop, all, logged, count: () => rounds }
}

describe('a background job', () => {
  it('does the work again after each pause', async () => {
    const { stop, all, count } = doing(1, [async () => undefined, async () => undefined, async () => undefined])
    await all
    await stop()
    expect(count()).toBeGreaterThanOrEqual(3)
  })

  it('goes on at once where a run has left something', async () => {
    // With a pause before each of them this would take ten seconds, longer than a test may take.
    const { stop, all, count } = doing(
      100,
      Array.from({ length: 100 }, (_, round) => async () => round < 99),
    )
    await all
    await stop()
    expect(count()).toBe(100)
  })
})

describe('a background job whose run fails', () => {
  it('logs the failure and does the next run', async () => {
    const { stop, all, logged } = doing(1, [async () => Promise.reject(new Error('no')), async () => undefined])
    await all
    await stop()
    expect(logged).toEqual(['a round failed'])
  })
})

describe('a background job that is stopped', () => {
  it('is over only when the run under way is over', async () => {
    let isDone = false
    let begun: () => void = () => undefined
    const isUnderWay = new Promise<void>((resolve) => {
      begun = resolve
    })
    let finish: () => void = () => undefined
    const work = async () => {
      begun()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      isDone = true
    }
    const stop = startBackgroundJob({ every_ms: 1, work, fault: '', log: { warn: () => undefined } })
    await isUnderWay
    const over = stop().then(() => isDone)
    finish()
    expect(await over).toBe(true)
  })

  it('is stopped in the middle of a pause', async () => {
    const { stop, count } = doing(LONG_MS, [async () => undefined])
    await stop()
    expect(count()).toBe(0)
  })
})
