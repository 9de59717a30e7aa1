import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readChoice } from '#app/features/orders/stored-choice.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { fakeService, refusal } from '#tests/app/accounts/fake-service.ts'
import { answering, beginCheckout, buyer, endCheckout, field, fillIn, ORDERS, orderSent, PAY, placed, press, show, signIn } from './a-checkout.tsx'

beforeEach(beginCheckout)
afterEach(endCheckout)

describe('an order that is sent', () => {
  it('goes out once however often it is tapped, and on to paying', async () => {
    const asked = fakeService({ ...answering({ body: placed() }), [PAY]: { body: { payment_url: 'https://pay.example/abc' } } })
    signIn()
    const { router } = await show()
    fillIn()
    press('Proceed to Pay')
    press(/Proceed to Pay|Placing/)
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://pay.example/abc'), { timeout: 10_000 })
    const [sent, ...more] = orderSent(asked)
    expect(more).toEqual([])
    expect(sent?.body).toMatchObject({
      full_name: 'Rina Akter',
      phone_number: '+8801712345678',
      email: 'rina@example.com',
      total_price: 1000,
      discount_price: 0,
      final_price: 1060,
      coupon: null,
      items: [{ event_ticket: 11, quantity: 2 }],
    })
    expect(localStorage.getItem('event_order_id')).toBe('ABCDEFGH12')
    expect(router.state.location.pathname).toBe('/event_order/abcdefgh12')
    expect(readChoice(5)).toEqual({})
  })

  it('leads to the order where paying cannot begin', async () => {
    fakeService({ ...answering({ body: placed() }), [PAY]: refusal('gateway-down', 500) })
    signIn()
    const { router } = await show()
    fillIn()
    press('Proceed to Pay')
    await waitFor(() => expect(router.state.location.href).toBe('/event_order/abcdefgh12?payment_status=failed'))
  })

  it('waits on the phone without network, and promises no seats', async () => {
    fakeService({ [ORDERS]: 'offline' })
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    signIn()
    act(() => useConnection.setState({ state: 'offline', since: 1 }))
    await show()
    fillIn()
    expect(screen.getByText('It is saved on this phone. Seats are not reserved until it is sent.')).toBeTruthy()
    press('Save order — sends itself when you’re online')
    await screen.findByRole('heading', { name: 'Saved on this phone. Not booked yet.' })
    expect(screen.getByRole('link', { name: 'See waiting orders' }).getAttribute('href')).toBe('/outbox')
    onLine.mockRestore()
    const [entry] = await readEntries(buyer())
    expect(entry).toMatchObject({ noun: 'orders', body: { final_price: 1060 }, about: { event_id: 5, title: 'River of Songs', final_price: 1060 } })
  })

  it('asks first where the same was ordered a moment ago', async () => {
    const before = placed({ created_at: new Date(Date.now() - 180_000).toISOString(), event: { ...placed().event, event_id: 5 } })
    const asked = fakeService({ ...answering({ body: placed() }, [before]), [PAY]: { body: { payment_url: 'https://pay.example/abc' } } })
    signIn()
    await show()
    await waitFor(() => expect(field('Full Name').value).not.toBe(''))
    fillIn()
    press('Proceed to Pay')
    await screen.findByRole('dialog', { name: 'Order again?' })
    expect(orderSent(asked)).toEqual([])
    press('Order again')
    await waitFor(() => expect(orderSent(asked)).toHaveLength(1))
  })
})

describe('an order that is refused', () => {
  const refused = (code: string, facts?: Record<string, number>) => ({ status: 409, body: { ...refusal(code, 409).body, ...(facts && { facts }) } })
  const send = async (reply: unknown) => {
    const asked = fakeService({ ...answering(reply), [PAY]: { body: { payment_url: 'https://pay.example/abc' } } })
    signIn()
    await show()
    fillIn()
    press('Proceed to Pay')
    return asked
  }

  it('says how many are left, and takes them in one tap', async () => {
    await send(refused('sold-out', { ticket_11: 1 }))
    await screen.findByText('Regular: only 1 left, you chose 2')
    expect(await readEntries(buyer())).toEqual([])
    press('Take what is left')
    expect(readChoice(5)).toEqual({ 11: 1 })
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Items total (1)BDT 500')
    expect(field('Full Name').value).toBe('Rina Akter')
  })

  it('says the old price and the new one, and goes out again at the new one only when that is accepted', async () => {
    let isFirst = true
    const asked = await send(() => {
      const reply = isFirst ? refused('price-changed', { total_price: 1200, final_price: 1260, ticket_11: 600 }) : { body: placed({ final_price: 1260 }) }
      isFirst = false
      return reply
    })
    await screen.findByText('Regular: BDT 500 → BDT 600')
    expect(screen.getByText('Total amount: BDT 1,060 → BDT 1,260')).toBeTruthy()
    expect(orderSent(asked)).toHaveLength(1)
    press('Accept new price: BDT 1,260')
    await waitFor(() => expect(orderSent(asked)).toHaveLength(2))
    expect(orderSent(asked)[1]?.body).toMatchObject({ total_price: 1200, final_price: 1260 })
  })

  it.each([
    ['event-closed', /^The event has ended, was cancelled/, 'View event'],
    ['too-many-held', /^You have unpaid orders for this event/, 'My orders'],
    ['coupon-refused', /^The promo code is invalid/, 'Order without the code'],
  ] as const)('explains %s and offers a way on', async (code, text, way) => {
    await send(refused(code))
    await screen.findByText(text)
    expect(screen.getByText(way).closest('a, button')).not.toBeNull()
  })

  it('marks the field that the service names', async () => {
    await send({ ...refusal('bad-input', 400, { fields: { email: 'not-an-email' } }) })
    await screen.findByText('Enter an email address such as name@example.com')
  })

  it.each([
    ['not-found', 404],
    ['not-allowed', 403],
    ['bad-state', 409],
    ['link-expired', 410],
    ['too-large', 413],
    ['key-reused', 422],
    // Of a later version of the service.
    ['tea-is-out', 409],
  ])('says so when the buyer made no mistake, and loses nothing: %s', async (code, status) => {
    await send(refusal(code, status))
    await screen.findByText('Failed to place order. Please try again.')
    expect(field('Full Name').value).toBe('Rina Akter')
    expect(field('Phone Number').value).toBe('০১৭১২ ৩৪৫৬৭৮')
    expect(readChoice(5)).toEqual({ 11: 2 })
  })
})
