import { describe, expect, it } from 'vitest'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'

const gate = () => Promise.withResolvers<void>()
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('answers', () => {
  it('runs no more than it may at once, and the rest in order', async () => {
    const inTurn = limitConcurrency(2)
    const gates = [gate(), gate(), gate(), gate()]
    const begun: number[] = []
    const all = gates.map(({ promise }, at) =>
      inTurn(() => {
        begun.push(at)
        return promise
      }),
    )
    await settle()
    expect(begun).toEqual([0, 1])
    gates[1]?.resolve()
    await settle()
    expect(begun).toEqual([0, 1, 2])
    for (const { resolve } of gates) resolve()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2, 3])
  })
})

describe('guards', () => {
  it('gives the turn on when work fails', async () => {
    const inTurn = limitConcurrency(1)
    const failed = inTurn(() => Promise.reject(new Error('no')))
    const after = inTurn(async () => 'yes')
    await expect(failed).rejects.toThrow('no')
    expect(await after).toBe('yes')
  })
})
