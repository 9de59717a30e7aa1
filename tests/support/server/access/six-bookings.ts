import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import type { TestApp } from '../app.ts'
import { noonIn } from '../nouns/bookings.ts'
import { makeService } from '../nouns/services.ts'
import { makeSignedIn } from '../orders/order-crowd.ts'

/** What is done with a booking, and how one must be for it: on whose side a person is, its state, and whether it has begun. */
const STATES = {
  read: { side: 'bought', state: 'confirmed' },
  withdraw: { side: 'bought', state: 'asked' },
  take_offer: { side: 'bought', state: 'offered' },
  pay: { side: 'bought', state: 'held' },
  cancel: { side: 'bought', state: 'confirmed' },
  propose: { side: 'bought', state: 'confirmed' },
  agree: { side: 'bought', state: 'confirmed', isProposed: true },
  keep: { side: 'bought', state: 'confirmed', isProposed: true },
  object: { side: 'bought', state: 'no-show' },
  // Of none of the six: staff change what is others'.
  decide: { side: 'others', state: 'disputed' },
  accept: { side: 'sold', state: 'asked' },
  decline: { side: 'sold', state: 'asked' },
  offer: { side: 'sold', state: 'asked' },
  done: { side: 'sold', state: 'confirmed', isBegun: true },
  no_show: { side: 'sold', state: 'confirmed', isBegun: true },
  cash: { side: 'sold', state: 'done', isBegun: true },
} as const
export type BookingOfSix = keyof typeof STATES

/** Bookings of a person by what can be done with them, by number; empty: who sells nothing. */
export interface BookingsOf {
  numbers: Record<BookingOfSix, string>
  /** Of the first of them. */
  picture: number
  /** A service of none of the six, asked for without a time. */
  quote: number
}

type Where = Pick<TestApp, 'database'>

/** @param seller of who sells: their user id */
export async function makeBookingsOf(app: Where, user_id: number, { sells, books }: { sells: boolean; books: boolean }): Promise<BookingsOf> {
  const { db, pool } = app.database
  const numbers = Object.fromEntries(Object.keys(STATES).map((name) => [name, ''])) as BookingsOf['numbers']
  const quote = await makeService(db, { pricing: 'quote', price: 0, is_instant: false })
  const found = { numbers, picture: 0, quote: quote.id }
  if (!sells && !books) return found
  const [guest] = await makeSignedIn(app.database, 1)
  const sides = { bought: { service: await makeService(db), buyer: user_id }, others: { service: quote, buyer: guest?.user_id ?? 0 } }
  const sold = sells ? { service: await makeService(db, { seller: user_id }), buyer: guest?.user_id ?? 0 } : undefined
  for (const [at, [name, rule]] of Object.entries(STATES).entries()) {
    const of = rule.side === 'sold' ? sold : sides[rule.side]
    if (!of) continue
    const { state } = rule
    const starts_at =
      'isBegun' in rule || ['no-show', 'disputed'].includes(state) ? new Date(Date.now() - 30 * 60_000 - at * 7_200_000).toISOString() : noonIn(3, at * 120)
    const number = randomNumber()
    numbers[name as BookingOfSix] = number
    const { rows } = await pool.query<{ id: number }>(
      `insert into bookings (number, service, seller, buyer, member, starts_at, ends_at, state, pause_before, pause_after, notice_hours, answer_hours, pricing, is_instant, payment,
         advance_percent, cancel_hours, price, charge, online, cash, title, place, full_name, phone_number, due_at, confirmed_at, ended_at, absent, absent_at)
       select $1, $2, $3, b.id, $4, $5::timestamptz, $5::timestamptz + interval '1 hour', $6::text, 0, 0, 0, 12, 'fixed', true, case when $6 = 'held' then 'online' else 'after' end, 10, '24',
         500, case when $6 = 'held' then 60 else 0 end, case when $6 = 'held' then 560 else 0 end, case when $6 = 'held' then 0 else 500 end, 'A service', 'at-provider', 'Somebody', '+8801712345678',
         case when $6 in ('asked', 'offered', 'held') then now() + interval '12 hours' end, case when $6 in ('confirmed', 'done', 'no-show', 'disputed') then now() end,
         case when $6 in ('done', 'no-show') then now() end, case when $6 in ('no-show', 'disputed') then 'buyer' end, case when $6 in ('no-show', 'disputed') then now() end
       from buyers b where b.user_id = $7 returning id`,
      [number, of.service.id, of.service.seller, of.service.members[0], starts_at, state, of.buyer],
    )
    const id = rows[0]?.id
    const taken = (minutes: number, isProposed: boolean) =>
      pool.query(
        `insert into occupied (member, during, holder, is_proposed) values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), $3, $4)`,
        [of.service.members[0], new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(), id, isProposed],
      )
    if (['asked', 'offered', 'held', 'confirmed'].includes(state)) await taken(0, false)
    if ('isProposed' in rule) {
      const proposed = new Date(Date.parse(starts_at) + 30 * 86_400_000).toISOString()
      await taken(30 * 1440, true)
      await pool.query(
        `update bookings set proposed_by = 'provider', proposed_member = member, proposed_starts_at = $2, proposed_ends_at = $2::timestamptz + interval '1 hour', proposed_until = now() + interval '12 hours' where id = $1`,
        [id, proposed],
      )
    }
    if (name === 'read') {
      const { rows: pictures } = await pool.query<{ id: number }>(
        `insert into booking_pictures (booking, file_key, width, height, bytes) values ($1, $2, 8, 8, 100) returning id`,
        [id, `papers/none-of-${number}`],
      )
      found.picture = pictures[0]?.id ?? 0
    }
  }
  return found
}
