import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckoutQueued } from '#app/features/orders/parts/checkout-queued.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { anEntry, anOrder } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const show = (over: Partial<OutboxEntry> = {}) => renderScreen(<CheckoutQueued entry={anEntry(over)}>{null}</CheckoutQueued>)
/** What the phone finds out meanwhile. */
const becomes = (over: Partial<OutboxEntry>) => act(() => useOutbox.setState({ entries: [anEntry(over)] }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent?.trim()

vi.stubGlobal('scrollTo', () => undefined)
afterEach(() => {
  cleanup()
  useOutbox.setState({ entries: [] })
})

describe('an order that was saved on the phone', () => {
  it('is not booked yet, and goes out by itself', async () => {
    await show()
    expect(title()).toBe('Saved on this phone. Not booked yet.')
    expect(screen.getByText(/Seats are not reserved until it is sent/)).toBeTruthy()
  })

  it('may be booked, when a try went out and no answer came', async () => {
    await show({ tries: 1, may_have_arrived: true })
    expect(title()).toBe('Saved on this phone. It may have arrived.')
    expect(screen.queryByText(/Not booked yet/)).toBeNull()
  })

  it.each([
    ['is being sent', { state: 'sending', tries: 1, may_have_arrived: true }],
    ['could not be sent, because the service did not answer', { tries: 1, problem: { code: 'too-slow' } }],
  ] as const)('says that it goes on trying, while it %s', async (_, over) => {
    await show(over)
    expect(title()).toBe('Saved on this phone, still trying')
    expect(screen.getByText(/ordered only once/)).toBeTruthy()
    cleanup()
    await renderScreen(<CheckoutQueued entry={anEntry(over)}>{null}</CheckoutQueued>, { language: 'bn' })
    expect(title()).toBe('অর্ডারটি ফোনে সেভ হয়েছে, পাঠানোর চেষ্টা চলছে')
  })

  it('waits for its owner, when the session is over', async () => {
    await show({ state: 'login' })
    expect(title()).toBe('Saved on this phone. Log in again to send.')
  })

  it('says so, and leads to paying, as soon as it was sent', async () => {
    await show()
    becomes({ state: 'sent', answer: anOrder({ hold_expires_at: new Date(Date.now() + 600_000).toISOString() }) })
    expect(title()).toBe('Order created. Pay to confirm.')
    expect(screen.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toMatch(/\/event_order\/abcdefgh12$/)
    expect(screen.queryByText(/not reserved|waiting orders/)).toBeNull()
  })

  it('says that it was refused, why, and where it is decided', async () => {
    await show()
    becomes({ state: 'needs-you', problem: { code: 'price-changed' } })
    expect(title()).toBe('Not sent')
    expect(screen.getByText(/price/i)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See waiting orders' })).toBeTruthy()
  })

  it('stays what it last was when it is taken off the list', async () => {
    await show()
    becomes({ state: 'sent', answer: anOrder({ payment_status: 'Completed', order_state: 'confirmed', hold_expires_at: null }) })
    act(() => useOutbox.setState({ entries: [] }))
    expect(title()).toBe('Order created. Your tickets are booked.')
  })
})
