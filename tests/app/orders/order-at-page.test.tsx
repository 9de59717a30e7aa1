import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Order } from '#app/features/orders/screens/order.tsx'
import type { EventOrder } from '#contract/orders/orders.ts'
import { readPrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { anOrder, aPaidOrder, goOffline, INITIATE, inMinutes, NUMBER, ORDER, signInBuyer, signOffBuyer, TICKETS } from './an-order.ts'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const at = `/event_order/${NUMBER.toLowerCase()}`
let buyer = 0

async function show(replies: Parameters<typeof fakeService>[0]) {
  const asked = fakeService(replies)
  const shown = await renderScreen(<Order event_order_id={NUMBER.toLowerCase()} hasFailed={false} />, { at })
  return { ...shown, asked }
}
const showOrder = (order: EventOrder, more: Parameters<typeof fakeService>[0] = {}) => show({ [ORDER]: { body: order }, ...more })
const payNow = () => screen.queryByRole<HTMLButtonElement>('button', { name: /Pay Now/ })

beforeEach(() => {
  buyer = signInBuyer()
  assign.mockClear()
})
afterEach(signOffBuyer)

describe('the way back to the payment page', () => {
  const open = (minutes: number) => anOrder({ order_state: 'confirming', hold_expires_at: inMinutes(30), page_open_until: inMinutes(minutes) })
  const back = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Back to the payment page' })

  it('is offered while the payment is undecided and the page is open, only by a tap, with the warning not to pay twice', async () => {
    const { asked } = await showOrder(open(5), { [INITIATE]: { body: { payment_url: 'https://pay.example/s/1' } } })
    const button = await screen.findByRole('button', { name: 'Back to the payment page' })
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain('If you have paid, do not pay again')
    expect(screen.getByRole('heading', { name: 'We do not know yet. Do not pay twice.' })).toBeTruthy()
    expect([asked.map(({ path }) => path), payNow()]).toEqual([[ORDER], null])
    fireEvent.click(button)
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/s/1'))
  })

  it('is not offered when the page has closed, or the buyer may have paid there', async () => {
    await showOrder(open(-1))
    await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })
    expect(back()).toBeNull()
    await signOffBuyer()
    signInBuyer()
    await showOrder(anOrder({ order_state: 'confirming' }))
    await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })
    expect(back()).toBeNull()
  })

  it('waits for the network', async () => {
    await showOrder(open(5))
    await screen.findByRole('button', { name: 'Back to the payment page' })
    goOffline()
    expect(back()?.disabled).toBe(true)
  })

  it('says that the page does not answer, and not that a payment has failed', async () => {
    await showOrder(open(5), { [INITIATE]: refusal('gateway-silent', 500) })
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the payment page' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The payment page is not responding.')
    expect(alert.textContent).not.toContain('Payment failed')
  })
})

describe('cancelling', () => {
  const cancelled = () => anOrder({ order_state: 'cancelled', reason: 'by-buyer', hold_expires_at: null })

  it('asks first', async () => {
    const { asked } = await showOrder(anOrder(), { [`${ORDER}cancel/`]: { body: cancelled() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(asked).toHaveLength(1)
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('You cancelled it before paying. Its seats went back on sale.')).toBeTruthy()
    await waitFor(async () => expect((await readPrivateAnswer(buyer, ORDER))?.body).toMatchObject({ order_state: 'cancelled' }))
  })

  it.each(['paying', 'confirming'] as const)('is offered while its payment page may be open, and says what becomes of money: %s', async (order_state) => {
    await showOrder(anOrder({ order_state }), { [`${ORDER}cancel/`]: { body: cancelled() } })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/If you have already paid, keep the order.*Any later payment will be refunded\./)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('You cancelled it before paying. Its seats went back on sale.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it.each(['confirmed', 'review', 'expired', 'cancelled', 'refund_due', 'refunded'] as const)('is not offered of what is %s', async (order_state) => {
    await showOrder(anOrder({ order_state, payment_status: order_state === 'confirmed' ? 'Completed' : 'Pending' }), { [TICKETS]: { body: [] } })
    await screen.findByRole('region', { name: 'Payment status' })
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('waits for the network', async () => {
    await showOrder(anOrder({ order_state: 'paying' }))
    await screen.findByRole('button', { name: 'Cancel order' })
    goOffline()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel order' }).disabled).toBe(true)
  })

  it('looks again at an order that is past that: it is paid by now', async () => {
    let isPaid = false
    const refuse = () => {
      isPaid = true
      return refusal('bad-state', 409)
    }
    await show({ [ORDER]: () => ({ body: isPaid ? aPaidOrder() : anOrder({ order_state: 'paying' }) }), [`${ORDER}cancel/`]: refuse, [TICKETS]: { body: [] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('heading', { name: 'Your tickets are booked' })).toBeTruthy()
  })

  it('says why it could not be done', async () => {
    await showOrder(anOrder(), { [`${ORDER}cancel/`]: refusal('bad-state', 409) })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('no longer possible'))
  })
})
