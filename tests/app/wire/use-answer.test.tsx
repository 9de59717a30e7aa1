import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '#app/state/session/session.ts'
import type { Answer, CallOptions } from '#app/wire/answer.ts'
import { reportReconnect } from '#app/wire/reconnect.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import { useAnswer } from '#app/wire/use-answer.ts'
import { Problem } from '#contract/core/problem.ts'
import { fresh } from '#tests/support/phone/answers.ts'

type Load = (options: CallOptions) => Promise<Answer<string>>
const load = vi.fn<Load>()
const show = (key = 'shop') => renderHook(({ of }) => useAnswer(load, of), { initialProps: { of: key } })
const settle = () => act(async () => undefined)
const signIn = (id: number | null, token: string | null = 'token') =>
  act(async () => useSession.setState({ account: id === null ? null : { id, username: 'x', email: '' }, token: id === null ? null : token }))

beforeEach(async () => {
  provideTokens({ session: useSession.getState, watch: useSession.subscribe, renew: vi.fn(), settle: vi.fn() })
  load.mockReset().mockImplementation(async () => fresh('first'))
  await signIn(7)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('an answer for a component', () => {
  it('is asked for once it is there, and stays while another one is on its way', async () => {
    const { result } = show()
    expect(result.current.answer).toBeUndefined()
    await settle()
    expect(result.current.answer?.value).toBe('first')
    const { promise, resolve } = Promise.withResolvers<Answer<string>>()
    load.mockReturnValueOnce(promise)
    act(() => result.current.reload())
    expect(result.current.answer?.value).toBe('first')
    await act(async () => resolve(fresh('second')))
    expect(result.current.answer?.value).toBe('second')
  })

  it('stays beside the problem of the last asking, which is a bug if it is not one of ours', async () => {
    const { result } = show()
    await settle()
    load.mockRejectedValueOnce(new Problem('offline'))
    await act(async () => result.current.reload())
    expect([result.current.answer?.value, result.current.problem?.code]).toEqual(['first', 'offline'])
    load.mockRejectedValueOnce(new Error('a fault'))
    await act(async () => result.current.reload())
    expect(result.current.problem?.code).toBe('bug')
  })

  it('can be replaced by what a write was answered', async () => {
    const { result } = show()
    await settle()
    act(() => result.current.put('changed'))
    expect(result.current.answer).toMatchObject({ value: 'changed', from: 'network', address: '/api/test/' })
  })

  it('is followed by the network’s when that was late', async () => {
    let giveLater: CallOptions['later']
    load.mockImplementationOnce(async ({ later }) => {
      giveLater = later
      return { ...fresh('kept'), from: 'device' }
    })
    const { result } = show()
    await settle()
    expect(result.current.answer?.value).toBe('kept')
    await act(async () => giveLater?.(fresh('late')))
    expect(result.current.answer?.value).toBe('late')
  })

  it('of another question, or to another person, is never shown', async () => {
    const { result, rerender } = show()
    await settle()
    load.mockReturnValue(new Promise(() => undefined))
    rerender({ of: 'other' })
    expect(result.current.answer).toBeUndefined()
    rerender({ of: 'shop' })
    await signIn(8)
    expect(result.current.answer).toBeUndefined()
  })

  it('is aborted when the component that waits for it is gone', async () => {
    const { unmount } = show()
    const signal = load.mock.calls[0]?.[0].signal
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})

describe('what is old or missing', () => {
  it('is asked for when the connection comes back; what is new is not', async () => {
    show()
    await settle()
    await act(async () => reportReconnect())
    expect(load).toHaveBeenCalledTimes(1)
    cleanup()
    load.mockImplementation(async () => ({ ...fresh('kept'), from: 'device' }))
    show()
    await settle()
    await act(async () => reportReconnect())
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is asked for every now and then while there is nothing to show', async () => {
    vi.useFakeTimers()
    load.mockRejectedValue(new Problem('offline'))
    show()
    await settle()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each(['too-slow', 'strange-answer', 'too-many-requests', 'busy', 'bug'] as const)('is asked for also when the reason was: %s', async (code) => {
    vi.useFakeTimers()
    load.mockRejectedValueOnce(new Problem(code))
    const { result } = show()
    await settle()
    expect(result.current.problem?.code).toBe(code)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(result.current.answer?.value).toBe('first')
  })

  it('is not asked for again when the service has refused it', async () => {
    vi.useFakeTimers()
    load.mockRejectedValue(new Problem('not-found'))
    show()
    await settle()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for when the same person has logged in again', async () => {
    load.mockRejectedValueOnce(new Problem('not-signed-in'))
    await signIn(7, null)
    const { result } = show()
    await settle()
    expect(result.current.problem?.code).toBe('not-signed-in')
    await signIn(7, 'token-2')
    expect(result.current).toMatchObject({ answer: { value: 'first' }, problem: undefined })
  })
})
