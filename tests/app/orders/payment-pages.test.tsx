import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckPayment } from '#app/features/orders/screens/check-payment.tsx'
import { PaymentResult } from '#app/features/orders/screens/payment-result.tsx'
import type { EventOrder } from '#contract/orders/orders.ts'
import type { PaymentOutcome } from '#contract/purchases/payments.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { anOrder, aPaidOrder, CHECK, inMinutes, NUMBER, ORDER, signInBuyer, signOffBuyer, TICKETS } from './an-order.ts'

type Replies = Parameters<typeof fakeService>[0]
let buyer = 0
const word = (outcome: PaymentOutcome, { order_state, payment_status }: EventOrder = anOrder()) => ({
  body: { outcome, event_order_id: NUMBER, order_state, payment_status },
})

async function check(replies: Replies, event_order_id: string | undefined = NUMBER) {
  const asked = fakeService(replies)
  return { asked, ...(await renderScreen(<CheckPayment event_order_id={event_order_id} />, { at: '/check-payment' })) }
}

async function result(said: 'success' | 'fail' | 'cancel', replies: Replies) {
  const asked = fakeService({ [TICKETS]: { body: [] }, ...replies })
  return { asked, ...(await renderScreen(<PaymentResult said={said} event_order_id={NUMBER} />, { at: `/event-payment-${said}?event_order_id=${NUMBER}` })) }
}

/** The ways to who can help. */
const ways = () => ['Help', 'Contact'].map((name) => screen.queryByRole('link', { name })?.getAttribute('href'))

beforeEach(() => {
  buyer = signInBuyer()
})
afterEach(signOffBuyer)

describe('checking a payment', () => {
  it.each([
    ['success', aPaidOrder(), `/event-payment-success?event_order_id=${NUMBER}`],
    ['fail', anOrder(), `/event-payment-fail?event_order_id=${NUMBER}`],
    ['cancel', anOrder(), `/event-payment-cancel?event_order_id=${NUMBER}`],
    ['none', anOrder(), `/event_order/${NUMBER.toLowerCase()}`],
    // Money came, but the seats did not: the order explains that.
    ['success', anOrder({ order_state: 'refund_due', payment_status: 'Refunding' }), `/event_order/${NUMBER.toLowerCase()}`],
    ['success', anOrder({ order_state: 'review' }), `/event_order/${NUMBER.toLowerCase()}`],
  ] as const)('goes where the service’s word leads: %s', async (outcome, order, to) => {
    const { router, asked } = await check({ [CHECK]: word(outcome, order) })
    await waitFor(() => expect(router.state.location.href).toBe(to))
    expect(asked[0]?.body).toEqual({ event_order_id: NUMBER })
    expect(router.history.length).toBe(1)
  })

  it.each([
    ['booking', `/booking/${NUMBER.toLowerCase()}`],
    ['shop', `/shop_purchase/${NUMBER.toLowerCase()}`],
  ] as const)('leads to the screen of what was bought, of another kind: %s', async (kind, to) => {
    const said = word('success', aPaidOrder())
    const { router } = await check({ [CHECK]: { body: { ...said.body, kind } } })
    await waitFor(() => expect(router.state.location.href).toBe(to))
  })

  it('stays while the payment is undecided, asks again at growing intervals, and then says that we will tell the buyer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
    try {
      const { router, asked } = await check({ [CHECK]: word('undecided', anOrder({ order_state: 'confirming' })) })
      expect(await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })).toBeTruthy()
      for (const [seconds, times] of [
        [2, 2],
        [4, 3],
        [8, 4],
        [16, 5],
        [30, 6],
        [30, 7],
        [30, 8],
        [30, 9],
      ] as const) {
        await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
        await waitFor(() => expect(asked).toHaveLength(times))
      }
      expect(await screen.findByText(/We’ll notify you as soon as we know/)).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(300_000))
      expect(asked).toHaveLength(9)
      expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(`/event_order/${NUMBER.toLowerCase()}`)
      expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/orders')
      expect(router.state.location.pathname).toBe('/check-payment')
    } finally {
      vi.useRealTimers()
    }
  })

  it('offers to cancel while the payment page may be open, and not while a payment is being looked at', async () => {
    const { router } = await check({
      [CHECK]: word('undecided', anOrder({ order_state: 'confirming' })),
      [`${ORDER}cancel/`]: { body: anOrder({ order_state: 'cancelled', reason: 'by-buyer', hold_expires_at: null }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Any later payment will be refunded/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(router.state.location.href).toBe(`/event_order/${NUMBER.toLowerCase()}`))
    await signOffBuyer()
    signInBuyer()
    await check({ [CHECK]: word('undecided', anOrder({ order_state: 'review' })) })
    await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('without network goes nowhere, and warns of paying twice', async () => {
    const { router } = await check({ [CHECK]: 'offline' })
    expect(await screen.findByText('We do not know yet. Do not pay twice.')).toBeTruthy()
    expect(screen.getByText(/as soon as you are back online/)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/check-payment')
    expect(ways()).toEqual(['/help', '/contact'])
  })

  it('is about the order that was placed last if the address names none', async () => {
    localStorage.setItem('event_order_id', NUMBER)
    fakeService({ [CHECK]: word('cancel') })
    const { router } = await renderScreen(<CheckPayment event_order_id={undefined} />, { at: '/check-payment' })
    await waitFor(() => expect(router.state.location.href).toBe(`/event-payment-cancel?event_order_id=${NUMBER}`))
  })

  it.each([null, 'not an id'])('leads to the orders if nothing is known of one: %s', async (kept) => {
    if (kept) localStorage.setItem('event_order_id', kept)
    const asked = fakeService({})
    const { router } = await renderScreen(<CheckPayment event_order_id={undefined} />, { at: '/check-payment' })
    await waitFor(() => expect(router.state.location.href).toBe('/orders'))
    expect(asked).toEqual([])
  })

  it('shows nothing of another user’s order', async () => {
    await check({ [CHECK]: refusal('not-found', 404) })
    expect(await screen.findByText(/This order is not in your account/)).toBeTruthy()
    expect(screen.queryByText(NUMBER)).toBeNull()
  })
})

describe('the page after a payment', () => {
  it('says that it was successful once the order says so, and has the tickets brought', async () => {
    const { asked } = await result('success', { [ORDER]: { body: aPaidOrder() } })
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your tickets' }).getAttribute('href')).toBe(`/tickets/${NUMBER.toLowerCase()}`)
    expect(screen.getByRole('link', { name: 'Back to Events' }).getAttribute('href')).toBe('/events')
    expect(ways()).toEqual([undefined, undefined])
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain(TICKETS))
  })

  it.each(['held', 'confirming', 'expired', 'review'] as const)('does not believe its address when it says success: %s', async (order_state) => {
    const { router } = await result('success', { [ORDER]: { body: anOrder({ order_state }) } })
    await waitFor(() => expect(router.state.location.href).toBe(`/check-payment?event_order_id=${NUMBER}`))
    expect(screen.queryByText('Payment Successful')).toBeNull()
  })

  it.each(['fail', 'cancel'] as const)('goes to success from %s if the order turns out to be paid', async (said) => {
    const { router } = await result(said, { [ORDER]: { body: aPaidOrder() } })
    await waitFor(() => expect(router.state.location.href).toBe(`/event-payment-success?event_order_id=${NUMBER}`))
  })

  it.each([
    ['fail', 'Payment Failed', 'contact support'],
    ['cancel', 'Payment Cancelled', 'Nothing was charged.'],
  ] as const)('of %s leads back to paying while the seats are kept', async (said, title, advice) => {
    await result(said, { [ORDER]: { body: anOrder() } })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText((text) => text.includes(advice))).toBeTruthy()
    expect(screen.getByText(/Your seats are held until/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(`/event_order/${NUMBER.toLowerCase()}`)
    expect(screen.getByRole('link', { name: 'Back to Events' })).toBeTruthy()
    expect(ways()).toEqual(['/help', '/contact'])
  })

  it.each(['fail', 'cancel'] as const)('of %s offers to cancel the order too, and leads to it then', async (said) => {
    const cancelled = anOrder({ order_state: 'cancelled', reason: 'by-buyer', hold_expires_at: null })
    const { router } = await result(said, { [ORDER]: { body: anOrder() }, [`${ORDER}cancel/`]: { body: cancelled } })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(router.state.location.href).toBe(`/event_order/${NUMBER.toLowerCase()}`))
  })

  it('offers no second payment when the seats are gone, or when the first may have worked', async () => {
    await result('fail', { [ORDER]: { body: anOrder({ order_state: 'expired', hold_expires_at: null }) } })
    expect(await screen.findByText(/The seats are no longer held/)).toBeTruthy()
    expect(ways()).toEqual(['/help', '/contact'])
    expect(screen.queryByText('Pay again')).toBeNull()
    await signOffBuyer()
    signInBuyer()
    await result('fail', { [ORDER]: { body: anOrder({ order_state: 'confirming' }) } })
    expect(await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })).toBeTruthy()
    expect(screen.queryByText('Pay again')).toBeNull()
    expect(ways()).toEqual(['/help', '/contact'])
  })

  it.each(['success', 'fail'] as const)('without network does not know, though the phone has the order from before: %s', async (said) => {
    await storePrivateAnswer(buyer, { address: ORDER, body: anOrder(), etag: null, fetchedAt: inMinutes(-2) })
    const { router } = await result(said, { [ORDER]: 'offline' })
    expect(await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })).toBeTruthy()
    expect(router.state.location.pathname).toBe(`/event-payment-${said}`)
  })

  it('without an order goes to checking', async () => {
    fakeService({})
    const { router } = await renderScreen(<PaymentResult said="success" event_order_id={undefined} />, { at: '/event-payment-success' })
    await waitFor(() => expect(router.state.location.href).toBe('/check-payment'))
  })
})
