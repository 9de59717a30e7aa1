import { beforeEach, describe, expect, it } from 'vitest'
import { BOOKING_NOTICES, type BookingNotice } from '#contract/bookings/booking-notices.ts'
import type { BookingSide, BookingState } from '#contract/bookings/booking-rules.ts'
import type { Notice } from '#contract/notices/notices.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { isStillSoOf } from '#server/db/bookings/booking-notices.ts'
import { sendReminders } from '#server/db/bookings/due-reminders.ts'
import { notifyOfBooking } from '#server/db/bookings/notify-of-booking.ts'
import { sendBookingEmails } from '#server/features/bookings/emails/send-booking-emails.ts'
import { TEST_ORIGIN, TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeBooking, makeBooking } from '#tests/support/server/nouns/booking-rows.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows

beforeEach(async () => {
  people += 1
  await query('update booking_letters set mail_at = null')
  await query(`update bookings set starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'`)
  buyer = await joinAndLogIn(app, `guest${people}`, { email_verified_at: new Date().toISOString() })
  seller = await joinAsSeller(app, `plumber${people}`)
})

const booked = (over: Partial<Parameters<typeof makeBooking>[1]> = {}) => makeBooking(app, { buyer: buyer.id, seller: seller.id, ...over })
const tell = ({ id }: MadeBooking, kind: BookingNotice, to: BookingSide) => app.database.db.transaction((tx) => notifyOfBooking(tx, { booking: id, kind, to }))
const noticesOf = async (person: SignedInPerson): Promise<Notice[]> => (await read(app, person, '/api/notice/')).json()
const kindsOf = async (person: SignedInPerson) => (await noticesOf(person)).map(({ kind }) => kind)
async function mails(): Promise<Email[]> {
  const sent: Email[] = []
  const deliver = async (email: Email) => void sent.push(email)
  while (await sendBookingEmails({ db: app.database.db, deliver, origin: TEST_ORIGIN, secret: TEST_SECRET, log: QUIET_LOG }));
  return sent
}

describe('both sides of a booking', () => {
  it('are notified with what the booking is now: who, what, when', async () => {
    const booking = await booked({ second_title: 'কল মেরামত' })
    await tell(booking, 'work-booked', 'provider')
    await tell(booking, 'booking-confirmed', 'buyer')
    const about = {
      number: booking.number,
      state: 'confirmed',
      title: 'Tap repair',
      second_title: 'কল মেরামত',
      starts_at: booking.starts_at,
      online: 0,
      due_at: null,
    }
    expect(await noticesOf(seller)).toMatchObject([{ kind: 'work-booked', is_read: false, booking: { ...about, side: 'provider', name: 'Shathi Barua' } }])
    expect(await noticesOf(buyer)).toMatchObject([{ kind: 'booking-confirmed', booking: { ...about, side: 'buyer', name: seller.username } }])
  })

  it('are notified once of each version, and of what happens again in the place of the earlier notice', async () => {
    const booking = await booked()
    expect([await tell(booking, 'booking-proposed', 'buyer'), await tell(booking, 'booking-proposed', 'buyer')]).toEqual([true, false])
    await query('update bookings set version = version + 1 where id = $1', [booking.id])
    expect(await tell(booking, 'booking-proposed', 'buyer')).toBe(true)
    expect(await kindsOf(buyer)).toEqual(['booking-proposed'])
  })

  it('who book with themselves read each notice as the side it is for', async () => {
    const booking = await booked({ buyer: seller.id, starts_in: 1 })
    await tell(booking, 'work-booked', 'provider')
    await tell(booking, 'booking-confirmed', 'buyer')
    expect((await noticesOf(seller)).map(({ booking: of }) => of?.side)).toEqual(['buyer', 'provider'])
  })

  it('are not notified where their account is gone', async () => {
    const booking = await booked()
    await query('update users set deleted_at = now() where id = $1', [buyer.id])
    expect(await tell(booking, 'booking-confirmed', 'buyer')).toBe(false)
  })
})

describe('a notice of a booking', () => {
  const at = new Date(1_900_000_000_000).toISOString()
  const isSo = (kind: BookingNotice, state: BookingState, proposed_by: BookingSide | null = null) =>
    isStillSoOf(kind, { state, starts_at: at, proposed_by }, Date.parse(at) - 3_600_000)

  it('is sent to phones and by mail only as long as it says what is', () => {
    expect([isSo('work-asked', 'asked'), isSo('work-asked', 'withdrawn')]).toEqual([true, false])
    expect([isSo('booking-proposed', 'confirmed', 'provider'), isSo('booking-proposed', 'confirmed')]).toEqual([true, false])
    expect([isSo('booking-soon', 'confirmed'), isSo('booking-soon', 'cancelled')]).toEqual([true, false])
    expect(isSo('booking-refunded', 'declined')).toBe(true)
  })
})

describe('mails about bookings', () => {
  it('say what, when, where and what it costs, and never a phone number or a note; those of an agreement always come', async () => {
    await tell(await booked(), 'work-booked', 'provider')
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: seller.email, unsubscribe: null })
    for (const words of ['Tap repair', 'Shathi Barua has booked you', 'House 4, Road 2, Sherpur, Bogura', 'Price: BDT 500', `${TEST_ORIGIN}/booking/bk`])
      expect(mail?.text).toContain(words)
    expect(mail?.text).not.toMatch(/1712345678|dog/)
  })

  it('name no exact address before it is confirmed, and no longer come once the request is withdrawn', async () => {
    const asked = { state: 'asked', confirmed_at: null, due_at: new Date(Date.now() + 3_600_000).toISOString() } as const
    await tell(await booked(asked), 'work-asked', 'provider')
    const gone = await booked(asked)
    await tell(gone, 'work-asked', 'provider')
    await query(`update bookings set state = 'withdrawn', due_at = null where id = $1`, [gone.id])
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual(['New request: Tap repair'])
    expect(sent[0]?.text).toContain('Where: Sherpur, Bogura')
  })

  it('are in the language of the booking to its buyer, and only to an address that is proved', async () => {
    await tell(await booked({ language: 'bn' }), 'booking-confirmed', 'buyer')
    await query('update users set email_verified_at = null where id = $1', [seller.id])
    await tell(await booked(), 'work-booked', 'provider')
    expect(await query('select kind from booking_letters where mail_at is not null')).toEqual([{ kind: 'booking-confirmed' }])
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual([buyer.email])
    expect(sent[0]?.text).toContain('কোথায়: House 4, Road 2, Sherpur, বগুড়া')
  })

  it('wait for every kind of notice', async () => {
    const booking = await booked({ starts_in: 1 })
    for (const kind of BOOKING_NOTICES) await tell(booking, kind, kind.startsWith('work-') ? 'provider' : 'buyer')
    expect(await query('select kind from booking_letters where mail_at is not null order by id')).toEqual(BOOKING_NOTICES.map((kind) => ({ kind })))
  })
})

describe('reminders', () => {
  const remind = async () => {
    await sendReminders(app.database.db)
    return [await kindsOf(buyer), await kindsOf(seller)]
  }
  const BOTH = (kinds: string[]) => [kinds, kinds]

  it('come a day and two hours before the start, to both sides, each once', async () => {
    const { id } = await booked({ starts_in: 25 })
    expect(await remind()).toEqual(BOTH([]))
    await query(`update bookings set starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours' where id = $1`, [id])
    expect(await remind()).toEqual(BOTH(['booking-tomorrow']))
    expect(await remind()).toEqual(BOTH(['booking-tomorrow']))
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual([buyer.email, seller.email].toSorted())
    await query(`update bookings set starts_at = now() + interval '90 minutes', ends_at = now() + interval '3 hours' where id = $1`, [id])
    expect(await remind()).toEqual(BOTH(['booking-soon', 'booking-tomorrow']))
  })

  it('do not come of what was booked, or agreed to, later than that, nor of what is not confirmed', async () => {
    await booked({ starts_in: 20, confirmed_ago: 1 })
    const moved = await booked({ starts_in: 20 })
    await query(`insert into booking_events (booking, to_state, by, action) values ($1, 'confirmed', 'buyer', 'agree')`, [moved.id])
    await booked({ starts_in: 20, state: 'cancelled' })
    expect(await remind()).toEqual(BOTH([]))
  })

  it('are dropped when the booking moves: the notice, the mail that waits, and they come anew before the new time', async () => {
    const { id } = await booked({ starts_in: 20 })
    expect(await remind()).toEqual(BOTH(['booking-tomorrow']))
    await query(`update bookings set starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days' where id = $1`, [id])
    expect(await remind()).toEqual(BOTH([]))
    expect(await mails()).toEqual([])
    await query(`update bookings set starts_at = starts_at - interval '73 hours', ends_at = ends_at - interval '73 hours' where id = $1`, [id])
    expect(await remind()).toEqual(BOTH(['booking-tomorrow']))
  })

  it('can be switched off, in the app and by mail, also by the link in the mail', async () => {
    await booked({ starts_in: 20 })
    await send(app, seller, { path: '/api/notice/settings/', body: { group: 'reminders', way: 'app', is_on: false } })
    await send(app, seller, { path: '/api/notice/settings/', body: { group: 'reminders', way: 'mail', is_on: false } })
    expect(await remind()).toEqual([['booking-tomorrow'], []])
    const [mail, ...others] = await mails()
    expect([mail?.to, others]).toEqual([buyer.email, []])
    const token = mail?.text.match(/#stop=(\S+)/)?.[1]
    expect(await (await post(app, '/api/account/mails/stop/', { body: { token } })).json()).toEqual({ stopped: 'reminder_mails' })
  })
})
