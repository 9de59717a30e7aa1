import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBulk } from '#app/ui/table/use-bulk.ts'
import { Problem } from '#contract/core/problem.ts'

/** Does it with four rows; some are refused. @returns which were tried, which are done, and what is said of the rest */
async function runWith(refused: Record<number, Problem>) {
  const { result } = renderHook(() => useBulk())
  const tried: number[] = []
  const done: number[] = []
  await act(async () => {
    await result.current.run({
      rows: [1, 2, 3, 4],
      each: async (row) => {
        tried.push(row)
        if (refused[row]) throw refused[row]
      },
      onDone: (row) => done.push(row),
    })
  })
  return { tried, done, ...result.current }
}

describe('the same for many rows', () => {
  it('is done one after another', async () => {
    expect(await runWith({})).toMatchObject({ tried: [1, 2, 3, 4], done: [1, 2, 3, 4], failed: undefined, progress: undefined })
  })

  it('goes on after a row that is refused, and says how many were and why', async () => {
    const { tried, done, failed } = await runWith({ 2: new Problem('stale') })
    expect({ tried, done }).toEqual({ tried: [1, 2, 3, 4], done: [1, 3, 4] })
    expect(failed).toMatchObject({ count: 1, problem: { code: 'stale' } })
  })

  it('ends where every further row would be refused too', async () => {
    const { tried, done, failed } = await runWith({ 2: new Problem('too-many-requests') })
    expect({ tried, done }).toEqual({ tried: [1, 2], done: [1] })
    expect(failed).toMatchObject({ count: 3, problem: { code: 'too-many-requests' } })
  })
})
