import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AskingQueued } from '#app/features/bookings/asking/parts/asking-queued.tsx'
import { bookingRequestsInOutbox } from '#app/features/bookings/outbox-words.tsx'
import { Outbox } from '#app/features/outbox/screens/outbox.tsx'
import { useSession } from '#app/state/session/session.ts'
import { ping } from '#contract/health.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aBooking } from '../a-booking.ts'
import { ASK, aService, dayIn, SLOTS, someSlots, startIn } from '../a-service.ts'
import { asUser, button, short, showAsking } from '../show-booking.tsx'

asUser()

const pick = async (time: RegExp | string) => fireEvent.click(await screen.findByRole('radio', { name: time }))
/** The address book has come. */
const addressed = () => screen.findByText('House 4')
const refused = (code: string, facts: Record<string, number>) => ({ status: 409, body: { type: 'about:blank', title: code, status: 409, code, facts } })
const sent = (asked: { path: string; body: Record<string, unknown> }[]) => asked.filter(({ path }) => path === ASK).map(({ body }) => body)

describe('asking for a time', () => {
  it('offers times in four parts of the day, says the choice in one sentence and sends it', async () => {
    const { asked, router } = await showAsking(aService(), { [ASK]: { body: aBooking() } })
    expect(await screen.findByRole('group', { name: 'Morning' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Midday' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Night' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Afternoon' })).toBeNull()
    await pick(/^10:00 am/)
    expect(screen.getByText(/^You ask Rahima Services for AC repair: .*10:00 am – 11:00 am, BDT 1,200\.$/)).toBeTruthy()
    await addressed()
    fireEvent.click(await button('Ask for this time'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/k7m2q9txbr'))
    expect(sent(asked)).toEqual([
      expect.objectContaining({
        service: '12',
        starts_at: startIn(1, 600),
        price_seen: '1200',
        full_name: 'Nasrin Akter',
        phone_number: '01712-345678',
        district: 'Bogura',
        language: 'en',
      }),
    ])
  })

  it('warns of what the phone knows to be at that time, and asks for it all the same', async () => {
    const body = {
      results: [aBooking({ state: 'confirmed', starts_at: startIn(1, 630), ends_at: startIn(1, 690) })],
      next_cursor: null,
      counts: { requests: 0, coming: 1 },
    }
    const address = '/api/booking/?group=coming&side=buyer'
    await storePrivateAnswer(useSession.getState().account?.id ?? 0, { address, body, etag: null, fetchedAt: new Date().toISOString() })
    const { router } = await showAsking(aService(), { [ASK]: { body: aBooking() } })
    await pick(/^10:00 am/)
    expect(await screen.findByText(/at this time/)).toBeTruthy()
    await addressed()
    fireEvent.click(await button('Ask for this time'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/k7m2q9txbr'))
  })

  it('leads to the next day with times, and asks for a time first', async () => {
    await showAsking(aService(), { [SLOTS]: { body: someSlots({ slots: [{ day: dayIn(20), starts: [600] }] }) } })
    fireEvent.click(await button('Ask for this time'))
    expect((await screen.findAllByText('Choose a time.')).length).toBeGreaterThan(0)
    expect(await screen.findByRole('radio', { name: /^10:00 am/ })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Earlier days' }))
    const days = screen.getByRole('group', { name: 'Day' })
    fireEvent.click(within(days).getAllByRole('radio')[0] as HTMLElement)
    expect(screen.getByText('No times available on this day.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Next: / }))
    expect(await screen.findByRole('radio', { name: /^10:00 am/ })).toBeTruthy()
  })

  it('without network is saved, and says that nothing is booked', async () => {
    await showAsking(aService({ is_instant: true }), { [ping.path]: 'offline', [ASK]: 'offline' })
    await pick(/^10:00 am/)
    await addressed()
    fireEvent.click(await button('Book this time'))
    expect(await screen.findByText('Not booked.')).toBeTruthy()
    expect(screen.getByText('Asked when there is network.', { exact: false })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See unsent items' }).getAttribute('href')).toBe('/outbox')
  })

  it('that is gone meanwhile offers the three nearest times, of which one is asked for anew', async () => {
    const near = [startIn(1, 780), startIn(1, 1140), startIn(2, 540)]
    let answers = 0
    const { asked } = await showAsking(aService(), {
      [ASK]: () => (++answers === 1 ? refused('time-gone', Object.fromEntries(near.map((at, n) => [`near_${n + 1}`, Date.parse(at)]))) : { body: aBooking() }),
    })
    await pick(/^10:00 am/)
    await addressed()
    fireEvent.click(await button('Ask for this time'))
    expect(await screen.findByText(`${short(startIn(1, 600))} is no longer available.`)).toBeTruthy()
    for (const at of near) expect(screen.getByRole('button', { name: short(at) })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: short(near[1] ?? '') }))
    await waitFor(() => expect(sent(asked)).toHaveLength(2))
    expect(sent(asked)[1]).toMatchObject({ starts_at: near[1] })
  })

  it('at another price is sent only once its buyer has accepted it', async () => {
    let answers = 0
    const { asked } = await showAsking(aService(), { [ASK]: () => (++answers === 1 ? refused('price-changed', { price: 1500 }) : { body: aBooking() }) })
    await pick(/^10:00 am/)
    await addressed()
    fireEvent.click(await button('Ask for this time'))
    fireEvent.click(await button('Accept and ask: BDT 1,500'))
    await waitFor(() => expect(sent(asked)[1]).toMatchObject({ price_seen: '1500' }))
  })

  it('for a quote needs no time', async () => {
    const { asked } = await showAsking(aService({ pricing: 'quote', price: 0, place: 'online' }), {
      [ASK]: { body: aBooking({ starts_at: null, ends_at: null }) },
    })
    fireEvent.click(await button('Ask for a quote'))
    await waitFor(() => expect(sent(asked)).toEqual([expect.objectContaining({ starts_at: '', price_seen: '0' })]))
  })

  it('where the provider does not come says so before it is sent', async () => {
    const { asked } = await showAsking(aService({ reaches: ['Sylhet'] }))
    await pick(/^10:00 am/)
    await addressed()
    fireEvent.click(await button('Ask for this time'))
    expect(await screen.findByText(/does not serve the district of this address/)).toBeTruthy()
    expect(sent(asked)).toEqual([])
  })

  it('needs an account to be sent alone, and a visitor loses nothing on the way', async () => {
    useSession.setState({ account: null, token: null })
    const { unmount } = await showAsking(aService({ place: 'at-provider' }))
    await pick(/^10:00 am/)
    fireEvent.change(screen.getByRole('textbox', { name: 'Note for the provider' }), { target: { value: 'Ring twice' } })
    fireEvent.click(await button('Ask for this time'))
    expect(await screen.findByText(/^Log in to send it/)).toBeTruthy()
    unmount()
    await showAsking(aService({ place: 'at-provider' }))
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the provider' })).value).toBe('Ring twice')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^10:00 am/ })).checked).toBe(true)
  })

  it('restored from before the service changed asks for what there is now', async () => {
    const typed = { starts_at: startIn(1, 600), member: 99, hours: 1, seats: 9, full_name: null, phone_number: null, email: null, address: null, note: '' }
    sessionStorage.setItem('booking 12', JSON.stringify(typed))
    const { asked } = await showAsking(aService({ place: 'online' }), { [ASK]: { body: aBooking() } })
    await screen.findByRole('radio', { name: /^10:00 am/ })
    fireEvent.click(await button('Ask for this time'))
    await waitFor(() => expect(sent(asked)).toEqual([expect.objectContaining({ member: '', seats: '1' })]))
  })

  it('that the service refuses for what the form has no field for says so in words', async () => {
    const refusedSeats = { status: 422, body: { type: 'about:blank', title: 'bad-input', status: 422, code: 'bad-input', fields: { seats: 'too-many' } } }
    await showAsking(aService({ place: 'online' }), { [ASK]: refusedSeats })
    await pick(/^10:00 am/)
    fireEvent.click(await button('Ask for this time'))
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true))
    expect(screen.queryByText('Choose or add an address.')).toBeNull()
    expect(screen.queryByText('Check the marked fields.')).toBeNull()
  })

  it('shows how old the times are that the phone has kept', async () => {
    const old = new Date(Date.now() - 25 * 60_000).toISOString()
    await showAsking(aService(), { [SLOTS]: { body: someSlots(), headers: { 'x-answer-from': 'device', 'x-fetched-at': old } } })
    expect(await screen.findByText(/^Times seen 2\d minutes ago\. Some may be taken by now\./)).toBeTruthy()
  })

  it('speaks Bangla', async () => {
    await showAsking(aService(), {}, 'bn')
    expect(await screen.findByRole('group', { name: 'সকাল' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'এই সময়টি চান' })).toBeTruthy()
  })
})

describe('a request that was kept', () => {
  const about = { service_id: 12, title: 'AC repair', provider: 'Rahima Services', pricing: 'fixed', is_instant: false, starts_at: startIn(1, 600) }
  const more = { minutes: 60, hours: 1, seats: 1, member_name: null, price: 1200 }
  const entry = (over: object) => anEntry({ noun: 'booking-requests', about: { ...about, ...more }, ...over })
  const showKept = (over: object) => renderScreen(<AskingQueued entry={entry(over)}>{null}</AskingQueued>, { at: '/servicebooking/12' })

  it('whose time has passed without an answer is not said to be unbooked', async () => {
    await showKept({ state: 'needs-you', may_have_arrived: true, problem: { code: 'time-gone', facts: { passed: 1 } } })
    expect((await screen.findByRole('heading')).textContent).toMatch(/may have arrived/)
    expect(screen.queryByText(/^Nothing was booked/)).toBeNull()
  })

  it.each(['waiting', 'login', 'ask-first'])('says that nothing is booked: %s', async (state) => {
    await showKept({ state })
    expect(await screen.findByText('Not booked.')).toBeTruthy()
  })
})

describe('a request in the outbox', () => {
  it('that was refused offers the nearest times, and goes out again under another key', async () => {
    const near = startIn(2, 540)
    const { asked, unmount } = await showAsking(aService(), { [ping.path]: 'offline', [ASK]: 'offline' })
    await pick(/^10:00 am/)
    await addressed()
    fireEvent.click(await button('Ask for this time'))
    await screen.findByText('Not booked.')
    unmount()
    let answers = 0
    const { fakeService } = await import('../../accounts/fake-service.ts')
    const again = fakeService({ [ASK]: () => (++answers === 1 ? refused('time-gone', { near_1: Date.parse(near) }) : { body: aBooking() }) })
    await renderScreen(<Outbox describe={{ 'booking-requests': bookingRequestsInOutbox }} />, { at: '/outbox' })
    expect(await screen.findByText('Asked when there is network. Not booked.')).toBeTruthy()
    fireEvent.click(await button('Send now'))
    fireEvent.click(await button(short(near)))
    await waitFor(() => expect(sent(again)).toHaveLength(2))
    expect(sent(again)[1]).toMatchObject({ starts_at: near })
    expect(asked.filter(({ path }) => path === ASK)).toEqual([])
  })
})
