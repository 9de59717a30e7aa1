import { describe, expect, it } from 'vitest'
import { afterAnswers } from '#server/http/responses/after-answer.ts'

const logged: object[] = []
const log = { error: (facts: object) => void logged.push(facts) }

describe('answers', () => {
  it('at once, and works afterwards; who waits for the end sees all of it done', async () => {
    const after = afterAnswers(log)
    const done: number[] = []
    for (let n = 0; n < 5; n++)
      after.run('r', async () => {
        await Promise.resolve()
        done.push(n)
        // What work leaves behind counts too.
        if (n === 4) after.run('r', async () => void done.push(5))
      })
    expect(done).toEqual([])
    await after.settle()
    expect(done).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('the next work although one has failed, and says in the log which request it was', async () => {
    const after = afterAnswers(log)
    let isDone = false
    after.run('request-1', () => Promise.reject(new Error('no')))
    after.run('request-2', async () => {
      isDone = true
    })
    await after.settle()
    expect(isDone).toBe(true)
    expect(logged).toEqual([expect.objectContaining({ request_id: 'request-1' })])
  })
})

describe('refuses', () => {
  it('more work than it could ever get through', async () => {
    const after = afterAnswers(log)
    let go: () => void = () => undefined
    const gate = new Promise<void>((open) => {
      go = open
    })
    for (let n = 0; n < 202; n++) after.run('r', () => gate)
    expect(() => after.run('r', () => gate)).toThrow('busy')
    go()
    await after.settle()
    expect(() => after.run('r', () => gate)).not.toThrow()
  })
})
