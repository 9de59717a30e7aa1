import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Order } from '#app/features/orders/screens/order.tsx'
import type { EventOrder } from '#contract/orders/orders.ts'
import { readPrivateAnswer, storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { anOrder, aPaidOrder, goOffline, INITIATE, inMinutes, NUMBER, ORDER, signInBuyer, signOffBuyer, TICKETS } from './an-order.ts'

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const at = `/event_order/${NUMBER.toLowerCase()}`
let buyer = 0

async function show(replies: Parameters<typeof fakeService>[0], { hasFailed = false, language = 'en' as 'en' | 'bn' } = {}) {
  const asked = fakeService(replies)
  const shown = await renderScreen(<Order event_order_id={NUMBER.toLowerCase()} hasFailed={hasFailed} />, { at, language })
  return { ...shown, asked }
}
const showOrder = (order: EventOrder, more: Parameters<typeof fakeService>[0] = {}) => show({ [ORDER]: { body: order }, ...more })
const status = () => within(screen.getByRole('region', { name: 'Payment status' }))
const payNow = () => screen.queryByRole<HTMLButtonElement>('button', { name: /Pay Now/ })

beforeEach(() => {
  buyer = signInBuyer()
  assign.mockClear()
})
afterEach(signOffBuyer)

describe('an order', () => {
  it('is found by the id in its address alone, in any case', async () => {
    const { asked } = await showOrder(anOrder())
    expect(await screen.findByText(NUMBER)).toBeTruthy()
    expect(asked[0]?.path).toBe(ORDER)
  })

  it('says what was ordered, and what it comes to', async () => {
    await showOrder(anOrder())
    expect((await screen.findByRole('link', { name: 'Boishakhi Mela' })).getAttribute('href')).toBe('/eventdetails/3')
    expect(screen.getByText('Ramna Park, Dhaka')).toBeTruthy()
    expect(screen.getByText('Wed 16 Dec 2026, 6:00 pm – 9:00 pm')).toBeTruthy()
    const lines = within(screen.getByRole('region', { name: 'Ticket details' }))
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['General3 × BDT 500BDT 1,500', 'Front row1 × BDT 1,000BDT 1,000'])
    expect(lines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['BDT 2,500', 'BDT 60', '-BDT 250', 'BDT 2,310'])
    expect(lines.getByText('Promo code: EID10')).toBeTruthy()
    expect(screen.getByText('01712-345678')).toBeTruthy()
  })

  it('leads to the organizer and to the support team, both about this order', async () => {
    await showOrder(anOrder())
    const at = NUMBER.toLowerCase()
    expect((await screen.findByRole('link', { name: 'Message the organizer' })).getAttribute('href')).toBe(`/messages/new?kind=order&subject=${at}`)
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(`/messages/new?kind=support&subject=${at}`)
  })

  it('names no place for what is online, and no date for what is not known', async () => {
    await showOrder(anOrder({ event: { ...(anOrder().event as NonNullable<EventOrder['event']>), type: 'Online', location: null } }))
    expect(await screen.findByText('Online')).toBeTruthy()
    await signOffBuyer()
    signInBuyer()
    await showOrder(anOrder({ order_state: 'draft', hold_expires_at: null, event: null, items: [] }))
    expect(await screen.findByText('TBD')).toBeTruthy()
  })

  it('is in Bangla for a buyer who reads Bangla', async () => {
    await show({ [ORDER]: { body: anOrder() } }, { language: 'bn' })
    expect(await screen.findByRole('heading', { name: 'আপনার আসন ধরে রাখা আছে' })).toBeTruthy()
    expect(screen.getByText('৳২,৩১০', { selector: 'dd' })).toBeTruthy()
  })

  it.each([
    ['held', 'Pending', 'Your seats are held', 'text-marigold'],
    ['paying', 'Pending', 'Payment started', 'text-marigold'],
    ['confirming', 'Pending', 'We do not know yet. Do not pay twice.', 'text-marigold'],
    ['review', 'Pending', 'Your payment is being checked', 'text-marigold'],
    ['confirmed', 'Completed', 'Your tickets are booked', 'text-brand'],
    ['expired', 'Not paid', 'The time to pay ran out', 'text-danger'],
    ['cancelled', 'Not paid', 'This order was cancelled', 'text-danger'],
    ['refund_due', 'Refunding', 'Your refund is on its way', 'text-ink'],
    ['refunded', 'Refunded', 'Your order was refunded', 'text-ink'],
  ] as const)('that is %s says so: %s', async (order_state, word, ...[title, colour]) => {
    const payment_status = word === 'Not paid' ? 'Pending' : word
    await showOrder(anOrder({ order_state, payment_status }), { [TICKETS]: { body: [] } })
    expect(await screen.findByRole('heading', { name: title ?? '' })).toBeTruthy()
    const chip = status().getByText(word)
    expect(chip.className.split(' ')).toContain(colour)
    expect(chip.querySelector('svg')).toBeTruthy()
    // Green is for what is paid alone.
    expect(chip.className.includes('text-brand')).toBe(order_state === 'confirmed')
  })

  it('that is another user’s, or does not exist, gets the same answer', async () => {
    await show({ [ORDER]: refusal('not-found', 404) })
    expect((await screen.findByRole('alert')).textContent).toContain('This order is not in your account.')
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/orders')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('is read without network once it was seen, with its age', async () => {
    await storePrivateAnswer(buyer, { address: ORDER, body: aPaidOrder(), etag: null, fetchedAt: inMinutes(-200) })
    const { asked } = await show({ [ORDER]: 'offline' })
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your tickets' }).getAttribute('href')).toBe(`/tickets/${NUMBER.toLowerCase()}`)
    expect(asked.map(({ path }) => path)).not.toContain(TICKETS)
  })

  it('says why it cannot be read when the phone has not seen it', async () => {
    await show({ [ORDER]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('this order is not saved on this phone yet')
  })

  it('is asked for again while the payment provider’s answer is awaited, until it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
    try {
      let answers = 0
      const { asked } = await show({
        [ORDER]: () => ({ body: ++answers < 3 ? anOrder({ order_state: 'confirming' }) : aPaidOrder() }),
        [TICKETS]: { body: [] },
      })
      await screen.findByRole('heading', { name: 'We do not know yet. Do not pay twice.' })
      await act(() => vi.advanceTimersByTimeAsync(2_000))
      await waitFor(() => expect(answers).toBe(2))
      await act(() => vi.advanceTimersByTimeAsync(4_000))
      await screen.findByRole('heading', { name: 'Your tickets are booked' })
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain(TICKETS))
      await act(() => vi.advanceTimersByTimeAsync(120_000))
      expect(answers).toBe(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has its tickets brought to the phone as soon as it is paid', async () => {
    await showOrder(aPaidOrder(), { [TICKETS]: { body: [] } })
    expect(await screen.findByText('They are on this phone now and open without internet.')).toBeTruthy()
    await waitFor(async () => expect(await readPrivateAnswer(buyer, TICKETS)).toBeTruthy())
  })
})

describe('the time left to pay', () => {
  it('goes by the service’s clock, not by the phone’s', async () => {
    // This phone is an hour ahead.
    await showOrder(anOrder({ server_time: inMinutes(-60), hold_expires_at: inMinutes(-50) }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(10:00|9:5\d)$/)
  })

  it('is not read out by the second', async () => {
    await showOrder(anOrder({ hold_expires_at: inMinutes(4.5) }))
    expect((await screen.findByRole('timer')).getAttribute('aria-live')).toBe('off')
    expect(screen.getByText('5 minutes left to pay').getAttribute('role')).toBe('status')
  })

  it('ends with the way to pay, and with asking what has become of the order', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    try {
      let answers = 0
      await show({ [ORDER]: () => ({ body: ++answers === 1 ? anOrder() : anOrder({ order_state: 'expired', hold_expires_at: null }) }) })
      expect(await screen.findByRole('button', { name: /Pay Now/ })).toBeTruthy()
      await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
      expect([answers, payNow() === null]).toEqual([1, false])
      await act(() => vi.advanceTimersByTimeAsync(61_000))
      expect(await screen.findByRole('heading', { name: 'The time to pay ran out' })).toBeTruthy()
      expect(payNow()).toBeNull()
      expect(screen.getByRole('link', { name: 'Order again' }).getAttribute('href')).toBe('/eventdetails/3')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('paying', () => {
  it('leaves for the provider’s page by a tap, and never by itself', async () => {
    const { asked } = await showOrder(anOrder(), { [INITIATE]: { body: { payment_url: 'https://pay.example/s/1' } } })
    const button = await screen.findByRole('button', { name: /Pay Now/ })
    expect(asked.map(({ path }) => path)).toEqual([ORDER])
    fireEvent.click(button)
    expect(await screen.findByRole('button', { name: 'Opening the payment page…' })).toBeTruthy()
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/s/1'))
    expect(asked.at(-1)?.body).toEqual({ event_order_id: NUMBER })
    // The page is on its way: a second tap pays nothing twice.
    fireEvent.click(screen.getByRole('button', { name: 'Opening the payment page…' }))
    expect(asked.filter(({ path }) => path === INITIATE)).toHaveLength(1)
  })

  it.each([
    [400, 'cannot-pay', 'It has expired, is already paid, or its price has changed.'],
    [500, 'gateway-down', 'The payment provider is not responding. Nothing was charged.'],
    [500, 'gateway-silent', 'The payment page is not responding. Nothing was charged by this try'],
  ])('that is refused with %i keeps the order, says why, and can be tried again', async (code, problem, words) => {
    const { router } = await showOrder(anOrder(), { [INITIATE]: refusal(problem, code) })
    fireEvent.click(await screen.findByRole('button', { name: /Pay Now/ }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Payment failed')
    expect(alert.textContent).toContain(words)
    await waitFor(() => expect(router.state.location.href).toBe(`${at}?payment_status=failed`))
    expect(payNow()?.getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByText(NUMBER)).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
  })

  it('that failed before is told by the address, but not of an order that is paid', async () => {
    await show({ [ORDER]: { body: anOrder() } }, { hasFailed: true })
    expect((await screen.findByRole('alert')).textContent).toContain('Your order is still here')
    await signOffBuyer()
    signInBuyer()
    await show({ [ORDER]: { body: aPaidOrder() }, [TICKETS]: { body: [] } }, { hasFailed: true })
    await screen.findByRole('heading', { name: 'Your tickets are booked' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('does not go to an address that is no page', async () => {
    await showOrder(anOrder(), { [INITIATE]: { body: { payment_url: 'javascript:alert(1)' } } })
    fireEvent.click(await screen.findByRole('button', { name: /Pay Now/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
  })

  it('waits for the network, and says so', async () => {
    await showOrder(anOrder())
    await screen.findByRole('button', { name: /Pay Now/ })
    goOffline()
    expect(payNow()?.disabled).toBe(true)
    expect(document.getElementById(payNow()?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('You are offline. Paying needs the internet')
  })

  it.each(['confirming', 'review', 'confirmed', 'expired', 'cancelled', 'refund_due', 'refunded', 'draft'] as const)(
    'is not offered of what is %s',
    async (order_state) => {
      await showOrder(anOrder({ order_state, payment_status: order_state === 'confirmed' ? 'Completed' : 'Pending' }), { [TICKETS]: { body: [] } })
      await screen.findByRole('region', { name: 'Payment status' })
      expect(payNow()).toBeNull()
    },
  )
})

describe('money that goes back', () => {
  it('is shown with how far it is', async () => {
    await showOrder(
      aPaidOrder({
        order_state: 'refund_due',
        payment_status: 'Refunding',
        refunds: [{ amount_taka: 2310, state: 'pending', reason: 'seats-gone', at: '2026-11-20T06:10:00.000Z' }],
      }),
    )
    const refund = within(await screen.findByRole('region', { name: 'Refund' }))
    expect(refund.getByText('Refunding')).toBeTruthy()
    expect(refund.getByText(/the seats were taken by then/)).toBeTruthy()
    expect(refund.getByText('BDT 2,310')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Your tickets' })).toBeNull()
  })

  it.each<[string, Partial<EventOrder>, RegExp]>([
    [
      'had been paid',
      { payment_status: 'Refunding', order_state: 'refund_due' },
      /Your refund is on its way.*The order was cancelled\. Its tickets are no longer valid\./,
    ],
    [
      'had cost nothing',
      { payment_status: 'Refunded', order_state: 'refunded', final_price: 0 },
      /This order was cancelled.*It was free, so there is nothing to refund\./,
    ],
  ])('says that it was called off, and what is true of its money: it %s', async (_, order, text) => {
    await showOrder(aPaidOrder({ ...order, payment: null, reason: 'called-off' }))
    await screen.findByRole('region', { name: 'Payment status' })
    expect(
      status()
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toMatch(text)
  })

  it('of a second payment leaves the order as it is', async () => {
    await showOrder(aPaidOrder({ refunds: [{ amount_taka: 2310, state: 'refunded', reason: 'paid-twice', at: '2026-11-20T06:10:00.000Z' }] }), {
      [TICKETS]: { body: [] },
    })
    expect(await screen.findByText(/Paid twice: this is the second payment/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Your tickets' })).toBeTruthy()
  })
})
