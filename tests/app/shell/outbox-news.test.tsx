import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OwnMenu } from '#app/shell/header/own-menu.tsx'
import { clearNotice, useNotice } from '#app/state/notices.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const SENT = 'Your order was sent. See it under “Orders”.'
const put = (...entries: Partial<OutboxEntry>[]) =>
  act(() => useOutbox.setState({ entries: entries.map((entry) => anEntry(entry)), unreadable: 0, unsendable: [], isKnown: true, failed: false }))
const said = () => useNotice.getState().text

afterEach(() => {
  cleanup()
  clearNotice()
  vi.useRealTimers()
  useOutbox.setState({ entries: [], unreadable: 0, unsendable: [], isKnown: false, failed: false })
})
async function show(at = '/saved') {
  await renderScreen(<OwnMenu name="rahima" picture={null} />, { at })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  put({ state: 'waiting' })
}

describe('news of what waited', () => {
  it('says once that it was sent, wherever the reader is', async () => {
    await show()
    put({ state: 'sending' })
    put({ state: 'sent' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe(SENT)
    clearNotice()
    put({ state: 'sent' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe('')
  })

  it('calls a purchase of goods an order too', async () => {
    await show()
    put({ noun: 'shop-purchases', state: 'sending' })
    put({ noun: 'shop-purchases', state: 'sent' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe(SENT)
  })

  it('says that a decision is needed', async () => {
    await show()
    put({ state: 'needs-you' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe('Your order was not sent. It needs your decision.')
  })

  it('is silent about what a form sends, which is gone at once', async () => {
    await show()
    put({ state: 'sent' })
    put()
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe('')
  })

  it('is silent about what lay there sent already, and on the screen that shows it', async () => {
    await show('/outbox')
    put({ id: 'old', state: 'sent' })
    put({ id: 'old', state: 'sent' }, { id: 'new', state: 'waiting' })
    put({ id: 'old', state: 'sent' }, { id: 'new', state: 'sent' })
    act(() => void vi.advanceTimersByTime(1000))
    expect(said()).toBe('')
  })
})
