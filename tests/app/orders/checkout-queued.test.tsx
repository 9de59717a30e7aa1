import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CheckoutQueued } from '#app/features/orders/parts/checkout-queued.tsx'
import type { OutboxEntry } from '#device/outbox-entry.ts'
import { anEntry } from '#tests/support/outbox.ts'
import { renderScreen } from '#tests/support/render.tsx'

const show = (over: Partial<OutboxEntry> = {}) => renderScreen(<CheckoutQueued entry={anEntry(over)}>{null}</CheckoutQueued>)
const title = () => screen.getByRole('heading', { level: 1 }).textContent?.trim()

vi.stubGlobal('scrollTo', () => undefined)
afterEach(cleanup)

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

  it('waits for its owner, when the session is over', async () => {
    await show({ state: 'login' })
    expect(title()).toBe('Saved on this phone. Log in again to send.')
  })
})
