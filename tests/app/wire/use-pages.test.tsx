import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '#app/wire/answer.ts'
import { type Page, usePages } from '#app/wire/use-pages.ts'
import { Problem } from '#contract/core/problem.ts'
import { fresh } from '#tests/support/phone/answers.ts'

interface Row {
  id: number
  title?: string
}
const page = (next_cursor: string | null, ...ids: number[]): Page<Row> => ({ results: ids.map((id) => ({ id })), next_cursor })
const load = vi.fn<(cursor: string) => Promise<Answer<Page<Row>>>>()
const nameOf = ({ id }: Row) => id

let lists = 0
/** A list that no other test knows. */
const show = (first: Page<Row> | undefined, key = `list ${++lists}`) => ({
  key,
  ...renderHook(({ now }) => usePages<Row>({ first: now, load, nameOf }, key), { initialProps: { now: first } }),
})
const idsOf = ({ current }: { current: { rows: Row[] } }) => current.rows.map(nameOf)

afterEach(() => {
  cleanup()
  load.mockReset()
})

describe('a list page by page', () => {
  it('has nothing before its first page is here', () => {
    const { result } = show(undefined)
    expect([idsOf(result), result.current.hasMore]).toEqual([[], false])
  })

  it('grows by the pages that are asked for, each row once, until there is no next one', async () => {
    const { result } = show(page('b', 1, 2))
    load.mockResolvedValueOnce(fresh(page('c', 2, 3)))
    await act(async () => result.current.loadMore())
    expect([idsOf(result), result.current.newFrom, result.current.hasMore]).toEqual([[1, 2, 3], 2, true])
    load.mockResolvedValueOnce(fresh(page(null, 4)))
    await act(async () => result.current.loadMore())
    expect([idsOf(result), result.current.newFrom, result.current.hasMore]).toEqual([[1, 2, 3, 4], 3, false])
    expect(load.mock.calls).toEqual([['b'], ['c']])
  })

  it('is asked for once at a time', async () => {
    const { result } = show(page('b', 1))
    load.mockReturnValue(new Promise(() => undefined))
    act(() => result.current.loadMore())
    expect(result.current.state).toBe('loading')
    act(() => result.current.loadMore())
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['offline', new Problem('too-slow')],
    ['offline', new TypeError('a script did not come')],
    ['failed', new Problem('busy')],
  ] as const)('says %s when the next page does not come', async (state, cause) => {
    const { result } = show(page('b', 1))
    load.mockRejectedValueOnce(cause)
    await act(async () => result.current.loadMore())
    expect([result.current.state, idsOf(result), result.current.hasMore]).toEqual([state, [1], true])
  })

  it('is as long as it was when its reader comes back, unless its first page ends elsewhere by now', async () => {
    const { result, key, unmount } = show(page('b', 1))
    load.mockResolvedValueOnce(fresh(page('c', 2)))
    await act(async () => result.current.loadMore())
    unmount()
    const { result: back, rerender } = show(page('b', 1), key)
    expect(idsOf(back)).toEqual([1, 2])
    rerender({ now: page('z', 9) })
    expect([idsOf(back), back.current.hasMore]).toEqual([[9], true])
  })

  it('shows a row of a further page as it is now', async () => {
    const { result } = show(page('b', 1))
    load.mockResolvedValueOnce(fresh(page('c', 2, 3)))
    await act(async () => result.current.loadMore())
    act(() => result.current.replace({ id: 3, title: 'changed' }))
    expect(result.current.rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3, title: 'changed' }])
  })
})
