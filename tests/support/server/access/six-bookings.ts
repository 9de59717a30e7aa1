import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import type { TestApp } from '../app.ts'
import { noonIn } from '../nouns/bookings.ts'
import { type MadeService, makeService } from '../nouns/services.ts'
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
  object: { side: 'bought', state: 'no-show', isBegun: true },
  // Of none of the six: staff change what is others'.
  decide: { side: 'others', state: 'disputed', isBegun: true },
  accept: { side: 'sold', state: 'asked' },
  decline: { side: 'sold', state: 'asked' },
  offer: { side: 'sold', state: 'asked' },
  done: { side: 'sold', state: 'confirmed', isBegun: true },
  no_show: { side: 'sold', state: 'confirmed', isBegun: true },
  cash: { side: 'sold', state: 'done', isBegun: true },
} as const
export type BookingOfSix = keyof typeof STATES

/** Bookings of a person by what can be done with them, by number; empty: there are none of theirs. */
export interface BookingsOf {
  numbers: Record<BookingOfSix, string>
  /** Of the first of them. */
  picture: number
  /** A service of none of the six, asked for without a time. */
  quote: number
}

type Where = Pick<TestApp, 'database'>

/** One for all people of a database. */
const quotes = new WeakMap<object, Promise<MadeService>>()
function quoteOf({ database: { db } }: Where): Promise<MadeService> {
  const made = quotes.get(db) ?? makeService(db, { pricing: 'quote', price: 0, is_instant: false })
  quotes.set(db, made)
  return made
}

/** @param of `sells`: others have booked of them; `books`: they have booked of others */
export async function makeBookingsOf(app: Where, user_id: number, { sells, books }: { sells: boolean; books: boolean }): Promise<BookingsOf> {
  const numbers = Object.fromEntries(Object.keys(STATES).map((name) => [name, ''])) as BookingsOf['numbers']
  const quote = await quoteOf(app)
  if (!sells && !books) return { numbers, picture: 0, quote: quote.id }
  const [guest] = await makeSignedIn(app.database, 1)
  const service = await makeService(app.database.db, sells ? { seller: user_id } : {})
  const buyerOf = { bought: user_id, others: guest?.user_id, sold: guest?.user_id }
  const wanted = Object.entries(STATES).filter(([, { side }]) => (side === 'sold') === sells)
  const rows = wanted.map(([name, { side, state, ...more }], at) => {
    const number = randomNumber()
    numbers[name as BookingOfSix] = number
    const starts_at = 'isBegun' in more ? new Date(Date.now() - 30 * 60_000 - at * 7_200_000).toISOString() : noonIn(3, at * 120)
    return { number, state, starts_at, buyer: buyerOf[side], is_proposed: 'isProposed' in more, has_picture: name === 'read' }
  })
  const { rows: made } = await app.database.pool.query<{ id: number }>(SQL, [JSON.stringify(rows), service.id, service.seller, service.members.at(-1)])
  return { numbers, picture: made[0]?.id ?? 0, quote: quote.id }
}

const HOUR = `interval '1 hour'`
const LATER = `interval '30 days'`
/** All of a side in one statement, each with the time it takes; gives the picture of the one that has one. */
const SQL = `
  with wanted as (select * from jsonb_to_recordset($1::jsonb) as w (number text, state text, starts_at timestamptz, buyer int, is_proposed bool, has_picture bool)),
  made as (
    insert into bookings (number, service, seller, buyer, member, starts_at, ends_at, state, pause_before, pause_after, notice_hours, answer_hours, pricing, is_instant, payment,
      advance_percent, cancel_hours, price, charge, online, cash, title, place, full_name, phone_number, due_at, confirmed_at, ended_at, absent, absent_at,
      proposed_by, proposed_member, proposed_starts_at, proposed_ends_at, proposed_until)
    select w.number, $2, $3, b.id, $4, w.starts_at, w.starts_at + ${HOUR}, w.state, 0, 0, 0, 12, 'fixed', true, case when w.state = 'held' then 'online' else 'after' end,
      10, '24', 500, case when w.state = 'held' then 60 else 0 end, case when w.state = 'held' then 560 else 0 end, case when w.state = 'held' then 0 else 500 end,
      'A service', 'at-provider', 'Somebody', '+8801712345678', case when w.state in ('asked', 'offered', 'held') then now() + interval '12 hours' end,
      case when w.state in ('confirmed', 'done', 'no-show', 'disputed') then now() end, case when w.state in ('done', 'no-show') then now() end,
      case when w.state in ('no-show', 'disputed') then 'buyer' end, case when w.state in ('no-show', 'disputed') then now() end,
      case when w.is_proposed then 'provider' end, case when w.is_proposed then $4::int end, case when w.is_proposed then w.starts_at + ${LATER} end,
      case when w.is_proposed then w.starts_at + ${LATER} + ${HOUR} end, case when w.is_proposed then now() + interval '12 hours' end
    from wanted w join buyers b on b.user_id = w.buyer returning *),
  taken as (
    insert into occupied (member, during, holder, is_proposed)
    select member, tstzrange(starts_at, ends_at), id, false from made where state in ('asked', 'offered', 'held', 'confirmed')
    union all select member, tstzrange(proposed_starts_at, proposed_ends_at), id, true from made where proposed_by is not null)
  insert into booking_pictures (booking, file_key, width, height, bytes)
  select m.id, 'papers/none-of-' || m.number, 8, 8, 100 from made m join wanted w on w.number = m.number where w.has_picture returning id`
