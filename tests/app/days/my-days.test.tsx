import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MyDays } from '#app/features/days/screens/my-days.tsx'
import { OverlapNote } from '#app/nouns/overlap-note.tsx'
import { useConnection } from '#app/state/connection/connection.ts'
import { noteServiceTime } from '#app/state/service-clock.ts'
import { useSession } from '#app/state/session/session.ts'
import { reportReconnect } from '#app/wire/reconnect.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Conversation } from '#contract/conversations/conversations.ts'
import { DAY_MS, DHAKA_OFFSET_MS, dhakaDay } from '#contract/core/time.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aBooking as anyBooking, inCalendar } from '../bookings/a-booking.ts'
import { aConversation } from '../conversations/a-talk.tsx'
import { applicant, beginApplying, endApplying, goOffline, signIn } from '../jobs/applications/an-applicant.tsx'
import { jobService } from '../jobs/applications/job-service.ts'

/** So many hours after the beginning of tomorrow in Dhaka. */
const tomorrowAt = (hours: number): string => {
  const midnight = Math.floor((Date.now() + DHAKA_OFFSET_MS) / DAY_MS) * DAY_MS - DHAKA_OFFSET_MS + DAY_MS
  return new Date(midnight + hours * 3_600_000).toISOString()
}
const keep = (address: string, body: unknown, fetchedAt = new Date().toISOString()) => storePrivateAnswer(applicant(), { address, body, etag: null, fetchedAt })

const aBooking = (over: Partial<Booking> = {}): Booking =>
  anyBooking({
    ...{ state: 'confirmed', version: 2, due_at: null, created_at: tomorrowAt(-90), server_time: tomorrowAt(-10), can: [], changes: [] },
    service: { service_id: 1, title: 'Tap repair', second_title: 'কল মেরামত', thumbnail: null, tone: 0 },
    provider: { id: 9, name: 'Rafiq', slug: 'rafiq', phone_number: null },
    buyer: { full_name: 'Rina', phone_number: null, done: 0, missed: 0 },
    where: { place: 'at-customer', division: 'Rajshahi', district: 'Bogura', area: 'Sherpur', line: 'House 4', directions: null, link: null },
    ...{ member: null, starts_at: tomorrowAt(10), ends_at: tomorrowAt(11), note: '' },
    ...over,
  })
const listOf = (...results: Booking[]) => ({ results, next_cursor: null, counts: { requests: 0, coming: results.length } })
const talk = (over: Partial<Conversation> = {}): Conversation =>
  aConversation({
    about: { kind: 'application', title: 'Tailor', event_id: null, event_order_id: null, application_id: 4, job_post_id: 3 },
    meeting: { at: tomorrowAt(15), where: 'Level 4, Banani' },
    ...over,
  })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<MyDays isSeller={false} logIn={<a href="/login">Log In</a>} />, { at: '/myday', language })
const section = async (name: RegExp) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  beginApplying()
  signIn()
  // What is never answered keeps nobody waiting.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(endApplying)

describe('My day', () => {
  it('shows what the phone keeps of all kinds by day, each with the way to it, also where the network never answers', async () => {
    await keep('/api/event_ticket/', [aTicket({}, { title: 'Baul night', from_time: tomorrowAt(18), to_time: tomorrowAt(21) })])
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking()))
    await keep('/api/conversation/?limit=30', { results: [talk()], next_cursor: null, total: 1, unread: 0 })
    await show()
    const tomorrow = await section(/^Tomorrow/)
    const links = tomorrow.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/booking/k7m2q9txbr', '/messages/12', '/tickets/AB12CD34EF'])
    expect(links[0]?.textContent).toMatch(/10:00 am – 11:00 am.*Tap repair.*House 4, Sherpur, Bogura/)
    expect(links[1]?.textContent).toMatch(/Tailor.*Interview.*Level 4, Banani/)
    expect((await section(/^Today/)).getByText('Nothing planned')).toBeTruthy()
  })

  it('marks what clashes between the two, and says of what is not agreed on that it is not booked', async () => {
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking()))
    const asked = aBooking({ number: 'K7M2Q9TXBS', state: 'asked', starts_at: tomorrowAt(10.5), ends_at: tomorrowAt(12) })
    await keep('/api/booking/?group=requests&side=buyer', listOf(asked))
    await show('bn')
    const tomorrow = await section(/^আগামীকাল/)
    expect(tomorrow.getByText('একই সময়ে “কল মেরামত” আছে')).toBeTruthy()
    expect(tomorrow.getByText(/বুকিং এখনো হয়নি/)).toBeTruthy()
  })

  it('takes the latest word on a booking, wherever it was said, and leaves out what was cancelled or withdrawn', async () => {
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking()))
    await keep('/api/booking/K7M2Q9TXBR/', aBooking({ state: 'cancelled', version: 3 }), '2026-01-01T00:00:00.000Z')
    await keep('/api/conversation/?limit=30', { results: [talk({ can_write: false })], next_cursor: null, total: 1, unread: 0 })
    await show()
    expect(await screen.findByText('Nothing planned yet')).toBeTruthy()
  })

  it('leaves out what a newer answer would have and has not, whichever list said it before', async () => {
    const entry = inCalendar({ number: 'N7M2Q9TXB0', title: 'Wiring', starts_at: tomorrowAt(12), ends_at: tomorrowAt(13) })
    const calendar = (from: string, hours: number, bookings: object[]) => ({ from, days: 30, bookings, server_time: tomorrowAt(hours) })
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking({ server_time: tomorrowAt(-30) })), tomorrowAt(-30))
    await keep(
      '/api/booking/?group=coming&limit=20&side=buyer',
      listOf(aBooking({ number: 'K7M2Q9TXBS', service: { ...aBooking().service, title: 'Painting' } })),
    )
    await keep(`/api/booking_calendar/?days=30&from=${dhakaDay(tomorrowAt(-30))}`, calendar(dhakaDay(tomorrowAt(-30)), -30, [entry]))
    await keep(`/api/booking_calendar/?days=30&from=${dhakaDay(tomorrowAt(-10))}`, calendar(dhakaDay(tomorrowAt(-10)), -10, []))
    await show()
    expect(await screen.findByText('Painting')).toBeTruthy()
    expect(screen.queryByText('Tap repair')).toBeNull()
    expect(screen.queryByText('Wiring')).toBeNull()
  })

  it('keeps what another page of a list, another side or other days say', async () => {
    const work = aBooking({ side: 'provider', service: { ...aBooking().service, title: 'Wiring' }, number: 'N7M2Q9TXB0' })
    await keep('/api/booking/?group=coming&side=provider', listOf(work), tomorrowAt(-30))
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking()), tomorrowAt(-30))
    await keep('/api/booking/?cursor=x&group=coming&side=buyer', listOf())
    const from = dhakaDay(tomorrowAt(24 * 40))
    await keep(`/api/booking_calendar/?days=30&from=${from}`, { from, days: 30, bookings: [], server_time: tomorrowAt(-1) })
    await show()
    expect(await screen.findByText('Tap repair')).toBeTruthy()
    expect(screen.getByText('Wiring')).toBeTruthy()
  })

  it('asks once, also on a slow network, and again only for what did not come once the network is back', async () => {
    const answers: (() => void)[] = []
    let isOffline = true
    const asked = vi.fn((input: Request | string | URL) => {
      const address = input instanceof Request ? input.url : String(input)
      const body = { 'event_ticket/': [], 'conversation/': { results: [], next_cursor: null, total: 0, unread: 0 } }
      const found = Object.entries(body).find(([path]) => address.includes(path))?.[1] ?? listOf()
      return new Promise((resolve, reject) =>
        answers.push(() =>
          isOffline ? reject(new TypeError('fetch failed')) : resolve(new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } })),
        ),
      )
    })
    vi.stubGlobal('fetch', asked)
    const answerAll = async () => {
      for (const answer of answers.splice(0)) answer()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await show()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
    act(() => useConnection.setState({ state: 'slow', since: 1 }))
    act(() => reportReconnect())
    await act(answerAll)
    expect(asked).toHaveBeenCalledTimes(4)
    isOffline = false
    act(() => reportReconnect())
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(8))
    await act(answerAll)
    act(() => reportReconnect())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toHaveBeenCalledTimes(8)
  })

  it('goes by the clock of the service', async () => {
    const server_time = new Date(Date.now() + DAY_MS).toISOString()
    jobService({ 'GET /api/booking/': { body: listOf(aBooking({ server_time })) } })
    await show()
    expect(await (await section(/^Today/)).findByText('Tap repair')).toBeTruthy()
    noteServiceTime(new Date().toISOString())
  })

  it('shows nothing of an account to the next one', async () => {
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking()))
    await show()
    expect(await screen.findByText('Tap repair')).toBeTruthy()
    act(() => useSession.setState({ account: { id: applicant() + 1000, username: 'mina', email: 'mina@example.com' }, token: 'a.b.d' } as never))
    expect(screen.queryByText('Tap repair')).toBeNull()
  })

  it('asks the service behind it, and shows what is new', async () => {
    jobService({ 'GET /api/booking/': { body: listOf(aBooking()) } })
    await show()
    expect(await screen.findByText('Tap repair')).toBeTruthy()
  })

  it('says that it is offline, and to visitors that they can log in', async () => {
    goOffline()
    await show()
    expect(await screen.findByText('You are offline. This is what your phone has saved.')).toBeTruthy()
    cleanup()
    useSession.setState({ account: null, token: null })
    await show()
    expect(await screen.findByText(/^Log in to see/)).toBeTruthy()
  })
})

describe('before something is bought', () => {
  const note = (hours: number, place = 'Dhaka', besides?: string) =>
    renderScreen(<OverlapNote span={{ starts_at: tomorrowAt(hours), ends_at: tomorrowAt(hours + 2), place }} {...(besides && { besides })} />, { at: '/' })

  it('warns of an overlap, of less than half an hour between two places, and not of itself', async () => {
    await keep('/api/booking/?group=coming&side=buyer', listOf(aBooking()))
    await note(9)
    expect((await screen.findByRole('status')).textContent).toMatch(/You already have “Tap repair” at this time/)
    cleanup()
    await note(11.25)
    expect((await screen.findByRole('status')).textContent).toMatch(/Less than 30 minutes/)
    cleanup()
    await note(9, 'Dhaka', 'booking K7M2Q9TXBR')
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })
})
