import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MyDays } from '#app/features/days/screens/my-days.tsx'
import { OverlapNote } from '#app/nouns/overlap-note.tsx'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Conversation } from '#contract/conversations/conversations.ts'
import { DAY_MS, DHAKA_OFFSET_MS } from '#contract/core/time.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aConversation } from '../conversations/a-talk.tsx'
import { applicant, beginApplying, endApplying, goOffline, signIn } from '../jobs/applications/an-applicant.tsx'
import { jobService } from '../jobs/applications/job-service.ts'

/** So many hours after the beginning of tomorrow in Dhaka. */
const tomorrowAt = (hours: number): string => {
  const midnight = Math.floor((Date.now() + DHAKA_OFFSET_MS) / DAY_MS) * DAY_MS - DHAKA_OFFSET_MS + DAY_MS
  return new Date(midnight + hours * 3_600_000).toISOString()
}
const keep = (address: string, body: unknown, fetchedAt = new Date().toISOString()) => storePrivateAnswer(applicant(), { address, body, etag: null, fetchedAt })

const aBooking = (over: Partial<Booking> = {}): Booking => ({
  ...{ number: 'K7M2Q9TXBR', side: 'buyer', state: 'confirmed', version: 2 },
  service: { service_id: 1, title: 'Tap repair', second_title: 'কল মেরামত', thumbnail: null, tone: 0 },
  provider: { id: 9, name: 'Rafiq', slug: 'rafiq', phone_number: null },
  member: null,
  buyer: { full_name: 'Rina', phone_number: null, done: 0, missed: 0 },
  where: { place: 'at-customer', division: 'Rajshahi', district: 'Bogura', area: 'Sherpur', line: 'House 4', directions: null, link: null },
  ...{ starts_at: tomorrowAt(10), ends_at: tomorrowAt(11), pricing: 'fixed', hours: 1, seats: 1, note: '', pictures: [] },
  ...{ price: 500, charge: 0, online: 0, cash: 500, paid: 0, refunded: 0, cash_received_at: null, payment: 'after', payment_status: 'Pending' },
  ...{ purchase: null, cancel_hours: '24', back_now: null, is_instant: false, created_at: tomorrowAt(-90), confirmed_at: null, ended_at: null, due_at: null },
  ...{
    proposal: null,
    absent: null,
    object_until: null,
    ended_by: null,
    reason: null,
    reason_note: '',
    decision: null,
    review_until: null,
    can: [],
    changes: [],
  },
  server_time: tomorrowAt(-10),
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
    const { useSession } = await import('#app/state/session/session.ts')
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
