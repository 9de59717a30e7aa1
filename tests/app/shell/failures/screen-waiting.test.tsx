import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ScreenWaiting } from '#app/shell/failures/screen-waiting.tsx'
import { watchRequests } from '#app/wire/watch.ts'
import { BEFORE_DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { renderShell } from '../render-shell.tsx'

let said: string[]
let stop: () => void

beforeEach(async () => {
  said = []
  stop = watchRequests((outcome) => said.push(outcome))
  await renderShell({ screen: <p>Before</p>, shell: false })
  cleanup()
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

describe('a screen that does not come', () => {
  it('is an outline with one heading at first, is called slow, and is decided in time with a way to ask again', async () => {
    await renderShell({ screen: <ScreenWaiting />, shell: false })
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Loading…'])
    expect(said).toEqual([])
    await pass(SLOW_MS)
    expect(said).toEqual(['slow'])
    await pass(BEFORE_DECISION_MS - SLOW_MS)
    expect(said).toEqual(['slow', 'failed'])
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy())
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['No response'])
  })

  it('leaves no slow network behind when it comes after all', async () => {
    await renderShell({ screen: <ScreenWaiting />, shell: false })
    await pass(SLOW_MS)
    cleanup()
    expect(said).toEqual(['slow', 'succeeded'])
  })
})
