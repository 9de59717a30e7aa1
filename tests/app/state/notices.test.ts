import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearNotice, showNotice, useNotice } from '#app/state/notices.ts'

const text = () => useNotice.getState().text

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  clearNotice()
  vi.useRealTimers()
})

describe('a notice', () => {
  it('goes by itself after five seconds', () => {
    showNotice('Link copied')
    vi.advanceTimersByTime(4_999)
    expect(text()).toBe('Link copied')
    vi.advanceTimersByTime(1)
    expect(text()).toBe('')
  })

  it('replaces the one before and has its own five seconds', () => {
    showNotice('one')
    vi.advanceTimersByTime(4_000)
    showNotice('two')
    vi.advanceTimersByTime(4_000)
    expect(text()).toBe('two')
  })
})
