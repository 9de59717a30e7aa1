import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeChoice } from '#app/features/orders/stored-choice.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { fakeService, refusal } from '#tests/app/accounts/fake-service.ts'
import { answering, beginCheckout, buyer, CODE, endCheckout, field, fillIn, ORDERS, orderSent, PAY, placed, press, show, signIn, type } from './a-checkout.tsx'
import { anEventOnSale } from './an-offer.ts'

beforeEach(beginCheckout)
afterEach(endCheckout)

describe('a checkout', () => {
  it('shows what is chosen and what it comes to', async () => {
    fakeService(answering({ body: placed() }))
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout: River of Songs')
    expect(screen.getByText('Bogura')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toBe(
      'Order SummaryItems total (2)BDT 1,000Service ChargeBDT 60Total amountBDT 1,060VAT included, where applicable',
    )
    const accepted = screen.getByText(/By ordering and paying, you accept:/)
    expect([...accepted.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/terms', '/refund-policy'])
    expect(screen.getByRole('link', { name: 'Change quantity' }).getAttribute('href')).toBe('/eventdetails/5?order=1')
  })

  it('takes no service charge for what is free', async () => {
    fakeService(answering({ body: placed() }))
    await show({ event: { related_event_tickets: anEventOnSale().related_event_tickets.map((ticket) => ({ ...ticket, price: 0 })) } })
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Service ChargeBDT 0Total amountBDT 0')
    expect(screen.getByRole('button', { name: 'Get tickets' })).toBeTruthy()
  })

  it.each([
    ['is over', { to_time: '2020-01-01T00:00:00.000Z' }, 'This event has ended. Tickets can no longer be ordered.'],
    ['takes no orders', { is_active: false }, 'This event is not open for orders.'],
    ['was called off', { is_active: false, event_status: 'Cancelled' }, 'This event was cancelled. Tickets can no longer be ordered.'],
  ])('has no form where the event %s', async (_, event, text) => {
    fakeService(answering({ body: placed() }))
    await show({ event })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Proceed to Pay' })).toBeNull()
  })

  it('is filled in with what the account says, and does not touch what was typed', async () => {
    fakeService(answering({ body: placed() }))
    signIn()
    const shown = await show({ account: { full_name: 'Rina Akter', phone_number: '01712-345678', email: 'rina@example.com' } })
    await waitFor(() => expect(field('Full Name').value).toBe('Rina Akter'))
    type('Full Name', 'Rina A.')
    expect(field('Phone Number').value).toBe('01712-345678')
    expect(field('Full Name').value).toBe('Rina A.')
    shown.unmount()
  })

  it('is filled in with what the last order said', async () => {
    fakeService(answering({ body: placed() }, [placed({ full_name: 'Nasrin', phone_number: '+8801812345678', email: 'nasrin@example.com' })]))
    signIn()
    await show()
    await waitFor(() => expect(field('Full Name').value).toBe('Nasrin'))
    expect(field('Email').value).toBe('nasrin@example.com')
  })
})

describe('an address book at checkout', () => {
  const BOOK = '/api/address/'
  const home = {
    id: 5,
    full_name: 'Palash',
    phone_number: '+8801812345678',
    division: 'Dhaka',
    district: 'Dhaka',
    area: 'Savar',
    area_bn: 'সাভার',
    line: 'House 4',
    landmark: '',
  }

  it('fills in name and phone number when it is asked to, and is not read before', async () => {
    const asked = fakeService({ ...answering({ body: placed() }), [BOOK]: { body: [home] } })
    signIn()
    await show({ account: { full_name: 'Rina Akter', phone_number: '01712-345678', email: 'rina@example.com' } })
    await waitFor(() => expect(field('Full Name').value).toBe('Rina Akter'))
    expect(asked.filter(({ path }) => path === BOOK)).toEqual([])
    press('Fill in from my addresses')
    await screen.findByRole('button', { name: /^Palash/ })
    press(/^Palash/)
    await waitFor(() => expect([field('Full Name').value, field('Phone Number').value]).toEqual(['Palash', '01812-345678']))
    expect(field('Email').value).toBe('rina@example.com')
    expect(screen.queryByRole('button', { name: /^Palash/ })).toBeNull()
  })

  it.each([
    [{ body: [] }, /You have no saved addresses/],
    ['offline' as const, /could not be loaded/],
  ])('says that there is nothing to choose from', async (reply, words) => {
    fakeService({ ...answering({ body: placed() }), [BOOK]: reply })
    signIn()
    await show()
    press('Fill in from my addresses')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is not offered to visitors', async () => {
    fakeService(answering({ body: placed() }))
    await show()
    expect(screen.queryByRole('button', { name: 'Fill in from my addresses' })).toBeNull()
  })
})

describe('an order that cannot be sent yet', () => {
  it('says which required fields are missing', async () => {
    const asked = fakeService(answering({ body: placed() }))
    signIn()
    await show()
    press('Proceed to Pay')
    await screen.findByText('Please fill in all required fields.')
    expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0)
    expect(orderSent(asked)).toEqual([])
  })

  it('says that nothing is chosen', async () => {
    storeChoice(5, {})
    fakeService(answering({ body: placed() }))
    signIn()
    await show()
    fillIn()
    press('Proceed to Pay')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No tickets selected.'))
  })

  it('sends a visitor to log in and keeps what was typed for when they are back', async () => {
    fakeService(answering({ body: placed() }))
    await show()
    fillIn()
    press('Proceed to Pay')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('User not authenticated.'))
    cleanup()
    signIn()
    await show({ account: { full_name: 'The Account', phone_number: '', email: '' } })
    await waitFor(() => expect(field('Full Name').value).toBe('Rina Akter'))
    expect(field('Phone Number').value).toBe('০১৭১২ ৩৪৫৬৭৮')
    expect(sessionStorage.length).toBe(0)
  })

  it('is there again, as typed, when the page was killed', async () => {
    fakeService(answering({ body: placed() }))
    signIn()
    await show()
    type(/^Order Note/, 'Two seats by the aisle')
    cleanup()
    await show()
    await waitFor(() => expect(field(/^Order Note/).value).toBe('Two seats by the aisle'))
    expect(screen.getByText('What you typed earlier is here again.')).toBeTruthy()
  })
})

describe('a promo code', () => {
  it('takes off what the service says, and can be taken away again', async () => {
    fakeService({
      ...answering({ body: placed() }),
      [CODE]: { body: { coupon: 'EID50', discount_price: 500, total_price: 1000, service_charge: 60, final_price: 560 } },
    })
    signIn()
    await show()
    type(/^Promo code/, 'eid50')
    press('APPLY')
    await screen.findByText('EID50: BDT 500 off')
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Discount-BDT 500Total amountBDT 560')
    press('Remove code')
    expect(document.activeElement).toBe(field(/^Promo code/))
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Total amountBDT 1,060')
  })

  it('that is refused says so, and does not go along', async () => {
    const asked = fakeService({
      ...answering({ body: placed() }),
      [CODE]: refusal('coupon-refused', 409),
      [PAY]: { body: { payment_url: 'https://pay.example/abc' } },
    })
    signIn()
    await show()
    type(/^Promo code/, 'WRONG')
    press('APPLY')
    await screen.findByText(/^This code can’t be used for this order/)
    fillIn()
    press('Proceed to Pay')
    await waitFor(() => expect(orderSent(asked)[0]?.body).toMatchObject({ coupon: null, final_price: 1060 }))
  })

  it('that was typed and not applied is asked about before anything is ordered', async () => {
    const asked = fakeService({
      ...answering({ body: placed() }),
      [CODE]: { body: { coupon: 'EID50', discount_price: 500, total_price: 1000, service_charge: 60, final_price: 560 } },
      [PAY]: { body: { payment_url: 'https://pay.example/abc' } },
    })
    signIn()
    await show()
    fillIn()
    type(/^Promo code/, 'eid50')
    press('Proceed to Pay')
    expect((await screen.findByText(/^Your promo code was not applied yet/)).closest('[role=alert]')).toBeTruthy()
    await screen.findByText('EID50: BDT 500 off')
    expect(orderSent(asked)).toEqual([])
    press('Proceed to Pay')
    await waitFor(() => expect(orderSent(asked)[0]?.body).toMatchObject({ coupon: 'EID50', final_price: 560 }))
  })

  it('goes along unchecked without network, with the total without it', async () => {
    fakeService({ [ORDERS]: 'offline' })
    signIn()
    act(() => useConnection.setState({ state: 'offline', since: 1 }))
    await show()
    type(/^Promo code/, 'EID50')
    press('APPLY')
    await screen.findByText(/^EID50 will be checked when the order is sent. If it is valid, we’ll ask you to confirm the lower total/)
    fillIn()
    press(/^Save order/)
    await screen.findByRole('heading', { name: /^Saved on this phone/ })
    expect(screen.getByText(/^EID50 will be checked when the order is sent/)).toBeTruthy()
    expect((await readEntries(buyer()))[0]?.body).toMatchObject({ coupon: 'EID50', discount_price: 0, final_price: 1060 })
  })
})
