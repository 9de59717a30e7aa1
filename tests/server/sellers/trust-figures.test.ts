import { beforeEach, describe, expect, it } from 'vitest'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { countDeeds } from '#server/db/sellers/count-deeds.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBooking } from '#tests/support/server/nouns/booking-rows.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { join } from '#tests/support/server/people.ts'

const app = useApp()
const HOUR_MS = 3_600_000
const DAY = 24
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
const query = async (text: string, values: unknown[]) => (await app.database.pool.query(text, values)).rows
let [seller, buyer, made] = [0, 0, 0]

beforeEach(async () => {
  made += 1
  seller = await makeSeller(app.database.db, { profile: { slug: `trusted-${made}`, full_name: 'Trusted' } })
  buyer = (await join(app, `buyer-${made}`)).id
  await query('insert into buyers (user_id) values ($1) on conflict do nothing', [seller])
})

/** The trust card as everybody reads it, counted now. */
async function trust(): Promise<NonNullable<SellerPage['trust']>> {
  await countDeeds(app.database.db)
  return (await (await app.request(`/api/seller/trusted-${made}/`)).json()).trust
}

interface Talk {
  /** Of each message, which side wrote it and how many hours ago. */
  messages: readonly ['asker' | 'answerer', number][]
  asker?: number
}

/** A conversation about an event of the seller: the first who writes begins it. */
async function talked({ messages, asker = buyer }: Talk): Promise<void> {
  const event = await makeEvent(app.database.db, { seller })
  const of = { asker, answerer: seller }
  const [[first, began]] = messages as [['asker' | 'answerer', number]]
  const [{ id }] = await query(`insert into conversations (kind, event, asker, begun_by, created_at) values ('event', $1, $2, $3, $4) returning id`, [
    ...[event, asker, of[first], ago(began)],
  ])
  for (const side of ['asker', 'answerer'] as const)
    await query('insert into conversation_sides (conversation, side, user_id, last_message) values ($1, $2, $3, 1)', [id, side, of[side]])
  for (const [side, hours] of messages)
    await query(`insert into conversation_messages (conversation, sender, side, text, created_at) values ($1, $2, $3, 'Hello', $4)`, [
      ...[id, of[side], side, ago(hours)],
    ])
}

type BookingOver = Partial<Parameters<typeof makeBooking>[1]>
const ended = (over: BookingOver, hours = 2 * DAY) => makeBooking(app, { buyer, seller, starts_in: -hours - 3, ended_at: ago(hours), ...over })

interface Refund {
  owed: number
  /** Hours ago; null: not sent. */
  sent: number | null
  reason?: string
  wanted?: number
  of?: number
}

/** A refund of an order for an event of the seller. */
async function refunded({ owed, sent, reason = 'called-off', wanted, of = buyer }: Refund): Promise<void> {
  const event = await makeEvent(app.database.db, { seller })
  const [{ id }] = await query(
    `insert into purchases (number, buyer, event, state, refund_asked_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
     select md5(random()::text), id, $2, 'refunded', $3, '', '', '', 100, 100, 100, 0, 100 from buyers where user_id = $1 returning id`,
    [of, event, wanted === undefined ? null : ago(wanted)],
  )
  await query(
    `with paid as (insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, paid_paisa, owed_back_paisa)
       values ($1, 1, md5(random()::text), 'refund_pending', 10000, 10000, 10000) returning id)
     insert into refunds (attempt, part, paisa, reason, state, refund_trans_id, asked_at, refunded_at)
     select id, 1, 10000, $2, case when $4::timestamptz is null then 'pending' else 'refunded' end, md5(random()::text), $3, $4 from paid`,
    [id, reason, ago(owed), sent === null ? null : ago(sent)],
  )
}

/** A complaint about an order in cash for which money was agreed on. */
async function complained(over: {
  decided: number
  received?: number | null
  goes_back?: boolean
  given?: number | null
  state?: string
  remedy?: string
}): Promise<void> {
  const { decided, received = null, goes_back = false, given = null, state = given === null ? 'agreed' : 'given', remedy = 'refund' } = over
  await query(
    `with paid as (
       insert into purchases (number, kind, method, buyer, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select md5(random()::text), 'shop', 'cod', id, 'confirmed', '', '', '', 0, 0, 0, 0, 0 from buyers where user_id = $2 returning id, buyer),
     sold as (
       insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, address, delivery_kind, days_least, days_most,
         placed_at, hand_over_by, deliver_by, handed_over_at, delivered_at)
       select md5(random()::text), id, $1, buyer, 'cod', 'delivered', 500, 0, 500, 0, '{}', 'courier', 1, 3, now(), now(), now(), now(), now() from paid returning id, buyer)
     insert into shop_returns (number, shop_order, seller, buyer, state, why, wish, asked_amount, remedy, amount, goes_back, answered_at, received_at, is_whole, given_at, due_by, ended_at)
     select md5(random()::text), id, $1, buyer, $3, 'broken', 'refund', 500, $4, case when $4 = 'refund' then 500 end, $5, $6, $7::timestamptz,
       case when $7 is not null then true end, $8, case when $3 in ('agreed', 'given', 'received') then now() end, case when $3 = 'settled' then now() end from sold`,
    [seller, buyer, state, remedy, goes_back, ago(decided), received === null ? null : ago(received), given === null ? null : ago(given)],
  )
}

describe('answers', () => {
  it('the median of the time to a first answer, in minutes, whatever is written after it', async () => {
    await talked({
      messages: [
        ['asker', 50],
        ['answerer', 49],
        ['asker', 48],
        ['answerer', 10],
      ],
    })
    await talked({
      messages: [
        ['asker', 30],
        ['asker', 29],
        ['answerer', 28],
      ],
    })
    await talked({
      messages: [
        ['asker', 40],
        ['answerer', 10],
      ],
    })
    expect(await trust()).toMatchObject({ first_answers: 3, answer_minutes: 120 })
  })

  it('of answers none that no buyer asked for, that is not there yet, or that is of a question older than the days', async () => {
    await talked({
      messages: [
        ['answerer', 20],
        ['asker', 19],
        ['answerer', 18],
      ],
    })
    await talked({ messages: [['asker', 20]] })
    await talked({
      messages: [
        ['asker', 91 * DAY],
        ['answerer', 90 * DAY],
      ],
    })
    expect(await trust()).toMatchObject({ first_answers: 0, answer_minutes: null })
    await talked({
      messages: [
        ['asker', 89 * DAY],
        ['answerer', 89 * DAY - 1],
      ],
    })
    expect(await trust()).toMatchObject({ first_answers: 1, answer_minutes: 60 })
  })

  it('bookings that were kept, of those that were done, called off by the provider, or to which the provider did not come', async () => {
    await ended({ state: 'done', ended_by: 'provider' })
    await ended({ state: 'done', ended_by: 'service' })
    await ended({ state: 'cancelled', ended_by: 'provider', reason: 'ill' })
    await ended({ state: 'no-show', ended_by: 'buyer', absent: 'provider', absent_at: ago(2 * DAY) })
    expect(await trust()).toMatchObject({ bookings_ended: 4, bookings_kept: 2 })
  })

  it('of bookings none that buyers or staff ended, that was never agreed on, that is disputed, that is old, or of their own account', async () => {
    await ended({ state: 'cancelled', ended_by: 'buyer', reason: 'ill' })
    await ended({ state: 'cancelled', ended_by: 'staff' })
    await ended({ state: 'no-show', ended_by: 'provider', absent: 'buyer', absent_at: ago(2 * DAY) })
    await ended({ state: 'disputed', ended_at: null, absent: 'provider', absent_at: ago(2 * DAY) })
    for (const state of ['declined', 'lapsed', 'withdrawn'] as const) await ended({ state, ended_by: 'provider' })
    await ended({ state: 'done', ended_by: 'provider' }, 181 * DAY)
    await ended({ state: 'done', ended_by: 'provider', buyer: seller })
    await makeBooking(app, { buyer, seller })
    expect(await trust()).toMatchObject({ bookings_ended: 0, bookings_kept: 0 })
  })

  it('money that went back in ten days, of what went back or is owed for longer', async () => {
    await refunded({ owed: 20 * DAY, sent: 11 * DAY })
    await refunded({ owed: 30 * DAY, sent: 19 * DAY })
    await refunded({ owed: 11 * DAY, sent: null })
    await refunded({ owed: 2 * DAY, sent: 1 * DAY })
    expect(await trust()).toMatchObject({ refunds_owed: 4, refunds_in_time: 2 })
    // Its seller had wanted it long before it was sent.
    await refunded({ owed: 5 * DAY, sent: 4 * DAY, wanted: 20 * DAY })
    expect(await trust()).toMatchObject({ refunds_owed: 5, refunds_in_time: 2 })
  })

  it('of refunds none that still have time, that are old, that came of a late payment, or of their own account', async () => {
    await refunded({ owed: 9 * DAY, sent: null })
    await refunded({ owed: 181 * DAY, sent: 180 * DAY })
    for (const reason of ['paid-twice', 'seats-gone', 'goods-gone', 'time-gone', 'review']) await refunded({ owed: 20 * DAY, sent: null, reason })
    await refunded({ owed: 20 * DAY, sent: null, of: seller })
    expect(await trust()).toMatchObject({ refunds_owed: 0, refunds_in_time: 0 })
  })

  it('cash that was agreed on for a complaint, since then or since the goods came back', async () => {
    await complained({ decided: 20 * DAY, given: 15 * DAY })
    await complained({ decided: 20 * DAY, given: 5 * DAY })
    await complained({ decided: 40 * DAY, goes_back: true, received: 20 * DAY, given: 12 * DAY, state: 'settled' })
    await complained({ decided: 20 * DAY })
    await complained({ decided: 20 * DAY, goes_back: true })
    await complained({ decided: 20 * DAY, remedy: 'replacement' })
    expect(await trust()).toMatchObject({ refunds_owed: 4, refunds_in_time: 2 })
  })
})

describe('guards', () => {
  it('counts down again when rows say so, and writes nothing while they say the same', async () => {
    const { id } = await ended({ state: 'done', ended_by: 'provider' })
    const before = await trust()
    expect(before.bookings_kept).toBe(1)
    expect(await countDeeds(app.database.db)).toBe(0)
    expect((await trust()).computed_at).toBe(before.computed_at)
    await query(`update bookings set state = 'no-show', ended_by = 'buyer', absent = 'provider', absent_at = now() where id = $1`, [id])
    expect(await trust()).toMatchObject({ bookings_ended: 1, bookings_kept: 0 })
    // The days pass.
    await countDeeds(app.database.db, Date.now() + 181 * DAY * HOUR_MS)
    expect((await (await app.request(`/api/seller/trusted-${made}/`)).json()).trust).toMatchObject({ bookings_ended: 0, bookings_kept: 0 })
  })

  it('says nothing of a shop that was not counted yet, nor of one that was taken off', async () => {
    const page = async () => (await app.request(`/api/seller/trusted-${made}/`)).json()
    await query('delete from seller_facts where user_id = $1', [seller])
    expect(await page()).not.toHaveProperty('trust')
    await trust()
    await query(`update seller_profiles set taken_off_at = now(), taken_off_reason = 'Copies.' where user_id = $1`, [seller])
    expect(await page()).not.toHaveProperty('trust')
  })
})
