import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useNotice } from '#app/state/notices.ts'
import { ping } from '#contract/health.ts'
import { refusal } from '../../accounts/fake-service.ts'
import { goOffline } from '../../orders/an-order.ts'
import { aBooking, aConfirmed, aHeld, aListed, aRequest, BOOKING, BOOKINGS, inHours, NUMBER } from '../a-booking.ts'
import { asUser, button, short, show, showBooking, status } from '../show-booking.tsx'

asUser()

const path = (step: string) => `${BOOKING}${step}/`
const bodyOf = (asked: { path: string; body: Record<string, unknown> }[], step: string) => asked.find((one) => one.path === path(step))?.body

describe('a booking', () => {
  it('is like a ticket: what, who, when, its code, and who has to do what by when', async () => {
    const booking = aBooking()
    await showBooking(booking)
    const part = await status()
    expect(part.getByText('AC repair')).toBeTruthy()
    expect(part.getByText('With Rahima Services')).toBeTruthy()
    expect(part.getByText(NUMBER)).toBeTruthy()
    expect(part.getByText('Asked')).toBeTruthy()
    expect(part.getByText(`Rahima Services must answer by ${short(booking.due_at ?? '')}.`)).toBeTruthy()
    expect(screen.getByText(/shown once it is confirmed/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  })

  it('that is confirmed has the address, the way there and the phone', async () => {
    await showBooking(aConfirmed())
    expect(await screen.findByText('House 3, Road 4')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+8801812345678')
    expect(screen.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain(encodeURIComponent('House 3, Road 4'))
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy()
  })

  it('says to its provider what commission it costs, and to its buyer nothing of it', async () => {
    const first = await showBooking(aConfirmed({ side: 'provider', commission: 6050 }))
    expect((await screen.findByText('Commission')).parentElement?.textContent).toContain('BDT 60.50')
    first.unmount()
    await showBooking(aConfirmed())
    expect(await screen.findByText('Payment')).toBeTruthy()
    expect(screen.queryByText('Commission')).toBeNull()
  })

  it('is there without network, also where only a list of it was kept', async () => {
    const first = await show({ [BOOKING]: 'offline', [BOOKINGS]: { body: aListed([aConfirmed()]) } })
    expect(await screen.findByText('House 3, Road 4')).toBeTruthy()
    first.unmount()
    await show({ [BOOKING]: 'offline', [BOOKINGS]: 'offline' })
    expect(await screen.findByText('House 3, Road 4')).toBeTruthy()
  })

  it('is paid by a tap and with a network alone: its purchase is made then', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const purchase = { number: 'P7M2Q9TXBR', state: 'paying', page_open_until: null, payment: null, refunds: [] } as const
    const { asked } = await showBooking(aHeld(), {
      [path('pay')]: { body: aHeld({ purchase: { ...purchase, refunds: [] } }) },
      '/api/event_payment/initiate': { body: { payment_url: 'https://pay.example/1' } },
    })
    const pay = await button(/BDT 1,260/)
    expect(asked.some((one) => one.path === path('pay'))).toBe(false)
    goOffline()
    expect((pay as HTMLButtonElement).disabled).toBe(true)
    const { useConnection } = await import('#app/state/connection/connection.ts')
    useConnection.setState({ state: 'online', since: 0 })
    fireEvent.click(await button(/BDT 1,260/))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(asked.find((one) => one.path.startsWith('/api/event_payment/'))?.body).toEqual({ event_order_id: 'P7M2Q9TXBR' })
  })

  it('says before it is cancelled what goes back', async () => {
    const booking = aConfirmed({ payment: 'online', online: 1260, charge: 60, cash: 0, paid: 1260, back_now: 630 })
    const { asked } = await showBooking(booking, { [path('cancel')]: { body: aBooking({ state: 'cancelled', ended_by: 'buyer', server_time: inHours(1) }) } })
    fireEvent.click(await button('Cancel booking'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('You get a refund of BDT 630 out of BDT 1,260.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(bodyOf(asked, 'cancel')).toEqual({ version: 3, reason: 'changed-mind', note: '' }))
    expect(await (await status()).findByText('Cancelled')).toBeTruthy()
  })

  it('that is done leads to its review while there is time', async () => {
    await showBooking(aConfirmed({ state: 'done', review_until: inHours(100) }))
    expect((await screen.findByRole('link', { name: 'Write a review' })).getAttribute('href')).toBe('/servicedetails/12#reviews')
  })

  it('of which staff have decided says for whom, and why', async () => {
    await showBooking(aConfirmed({ state: 'no-show', absent: 'provider', decision: { for: 'buyer', reason: 'Nobody opened the shop.' } }))
    expect(await (await status()).findByText('Hatkhola decided for the customer.')).toBeTruthy()
    expect(screen.getByText('Nobody opened the shop.')).toBeTruthy()
  })

  it('of somebody else is not found', async () => {
    await show({})
    expect(await screen.findByText('Booking not found')).toBeTruthy()
  })
})

describe('a step of a booking', () => {
  it('is one tap for its provider, and names the version that was seen', async () => {
    const { asked } = await showBooking(aRequest(), { [path('accept')]: { body: aConfirmed({ side: 'provider', version: 4, server_time: inHours(1) }) } })
    fireEvent.click(await button('Accept'))
    expect(await (await status()).findByText('Confirmed')).toBeTruthy()
    await waitFor(() => expect(bodyOf(asked, 'accept')).toEqual({ version: 3 }))
  })

  it('that has no network waits, is shown as if done and marked as not sent; the next one names what that makes of it', async () => {
    const { asked } = await showBooking(aConfirmed({ side: 'provider', starts_at: inHours(-2), ends_at: inHours(-1) }), {
      [ping.path]: 'offline',
      [path('done')]: 'offline',
      [path('cash')]: 'offline',
    })
    fireEvent.click(await button('Mark as done'))
    const part = await status()
    expect(await part.findByText('Waiting to be sent: Mark as done')).toBeTruthy()
    fireEvent.click(await button('Cash received'))
    expect(await part.findByText('Waiting to be sent: Cash received')).toBeTruthy()
    const { useOutbox } = await import('#app/state/outbox/outbox.ts')
    expect(useOutbox.getState().entries.map(({ body }) => body)).toEqual([{ version: 3 }, { version: 4 }])
    expect(asked.some((one) => one.path === path('done'))).toBe(false)
  })

  it('is possible by the time it is now, not by the time when the booking was read', async () => {
    await showBooking(aConfirmed({ side: 'provider', starts_at: inHours(-2), ends_at: inHours(-1), can: ['cancel', 'propose'] }))
    expect(await button('Mark as done')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  })

  it('that the service refuses is not said to be waiting', async () => {
    useNotice.setState({ text: '' })
    await showBooking(aRequest(), { [path('accept')]: refusal('stale', 409) })
    fireEvent.click(await button('Accept'))
    expect(await screen.findByText('Not done: Accept')).toBeTruthy()
    await waitFor(() => expect((screen.getByRole('button', { name: 'Accept' }) as HTMLButtonElement).disabled).toBe(false))
    expect(useNotice.getState().text).toBe('')
  })

  it('that ends it is read again where the service refuses it, so that the next try names what is seen', async () => {
    let answers = 0
    const { asked } = await show({
      [BOOKING]: () => ({ body: aConfirmed({ version: ++answers === 1 ? 3 : 5 }) }),
      [path('cancel')]: refusal('stale', 409),
    })
    fireEvent.click(await button('Cancel booking'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(answers).toBe(2))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(asked.filter((one) => one.path === path('cancel')).map(({ body }) => body.version)).toEqual([3, 5]))
  })

  it('of a booking that is another by now is decided anew, beside the booking as it is', async () => {
    let answers = 0
    let tries = 0
    const { asked } = await show({
      [BOOKING]: () => ({
        body: ++answers === 1 ? aRequest() : aRequest({ version: 5, starts_at: inHours(72), ends_at: inHours(73), server_time: inHours(0.1) }),
      }),
      [path('accept')]: () => (++tries === 1 ? refusal('stale', 409) : { body: aConfirmed({ side: 'provider', version: 6, server_time: inHours(1) }) }),
    })
    fireEvent.click(await button('Accept'))
    expect(await screen.findByText('Not done: Accept')).toBeTruthy()
    expect(screen.getByText('The booking now:')).toBeTruthy()
    fireEvent.click(await button('Do it anyway: Accept'))
    await waitFor(() => expect(asked.filter((one) => one.path === path('accept')).map(({ body }) => body)).toEqual([{ version: 3 }, { version: 5 }]))
    await waitFor(() => expect(screen.queryByText('Not done: Accept')).toBeNull())
  })

  it('of offering sends a time in Dhaka and a price in either script', async () => {
    const quote = aRequest({ pricing: 'quote', price: 0, cash: 0, starts_at: null, ends_at: null })
    const { asked } = await showBooking(quote, { [path('offer')]: { body: aRequest({ state: 'offered', server_time: inHours(1) }) } })
    fireEvent.click(await button('Offer time or price'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    expect(asked.some((one) => one.path === path('offer'))).toBe(false)
    const typed = [
      ['Start', '2099-01-05T10:30'],
      ['Price in taka', '১৫০০'],
      ['Duration in minutes', '90'],
    ] as const
    for (const [name, value] of typed) fireEvent.change(dialog.getByLabelText(name), { target: { value } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send offer' }))
    await waitFor(() => expect(bodyOf(asked, 'offer')).toEqual({ version: 3, starts_at: '2099-01-05T04:30:00.000Z', minutes: 90, price: 1500, note: '' }))
  })

  it('of agreeing to another time says which, and without network nothing is agreed on', async () => {
    const proposal = { by: 'provider', starts_at: inHours(60), ends_at: inHours(61), member_id: 7, until: inHours(10) } as const
    const { asked } = await showBooking(aConfirmed({ proposal }), { [path('agree')]: 'offline' })
    fireEvent.click(await button('Agree to new time'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^The booking moves to /)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Agree to new time' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''))
    expect(asked.filter((one) => one.path === path('agree')).length).toBeLessThanOrEqual(1)
  })
})
