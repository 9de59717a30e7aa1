import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { passDueBookings } from '#server/features/bookings/clock/pass-due-bookings.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { ask, got, noonIn, passBookingMinutes, step } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { type MadeService, makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { deliver, initiate, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

const app = usePaying()
const STEPS = 320
/** Several things happen in one moment. */
const AT_ONCE = 4

interface World {
  random: (below: number) => number
  buyers: SignedInPerson[]
  sellers: SignedInPerson[]
  services: (MadeService & { price: number; isHourly: boolean; seats: number; isQuote: boolean })[]
}

async function makeWorld(random: World['random'], name: number): Promise<World> {
  const buyers = await Promise.all([1, 2, 3, 4].map((n) => joinAndLogIn(app, `walker-${name}-${n}`)))
  const sellers = await Promise.all([1, 2].map((n) => joinAsSeller(app, `walked-${name}-${n}`)))
  const services: World['services'] = []
  for (const { id: seller } of sellers)
    for (const over of [
      { payment: 'online' },
      { payment: 'advance', is_instant: false, step: '30', duration: 45, pause_after: 15 },
      { seats: 3, payment: 'online', step: '30' },
      { pricing: 'hourly', hours_most: 3, step: '30', is_instant: false },
      { pricing: 'quote', price: 0, is_instant: false },
    ] as const) {
      const team = services.some((one) => one.seller === seller) ? [] : ['Rina']
      const made = await makeService(app.database.db, { seller, team, cancel_hours: '72', ...over })
      const one = { price: 500, seats: 1, pricing: 'fixed', ...over }
      services.push({ ...made, price: one.price, seats: one.seats, isHourly: one.pricing === 'hourly', isQuote: one.pricing === 'quote' })
    }
  return { random, buyers, sellers, services }
}

const pick = <T>({ random }: World, from: readonly T[]): T => from[random(from.length)] as T
/** Of a few times, so that several buyers want the same one. */
const someTime = ({ random }: World): string => noonIn(1 + random(3), random(6) * 30)

/** A booking of one of the buyers or sellers, and the person who reads it. */
async function someBooking(world: World): Promise<{ who: SignedInPerson; booking: Booking } | undefined> {
  const side = world.random(2) === 0 ? 'buyer' : 'provider'
  const who = pick(world, side === 'buyer' ? world.buyers : world.sellers)
  const group = pick(world, ['requests', 'coming', 'coming', 'past'])
  const { results } = await got<{ results: Booking[] }>(await app.request(`/api/booking/?side=${side}&group=${group}`, { headers: as(who) }))
  const booking = results[world.random(Math.max(1, results.length))]
  return booking && { who, booking }
}

const BODIES: Record<string, (world: World) => object> = {
  offer: (world) => ({ starts_at: someTime(world), price: 100 + world.random(5) * 100, ...(world.random(2) === 0 && { minutes: 60 }) }),
  propose: (world) => ({ starts_at: someTime(world) }),
  object: () => ({ note: 'I was there.' }),
  ...Object.fromEntries(['decline', 'withdraw', 'cancel'].map((action) => [action, () => ({ reason: 'other' })])),
}

type Action = (world: World) => Promise<unknown>
const ACTIONS: Record<string, Action> = {
  ask: async (world) => {
    const service = pick(world, world.services)
    const [hours, seats] = [service.isHourly ? 1 + world.random(3) : 1, 1 + world.random(service.seats)]
    const starts_at = service.isQuote && world.random(2) === 0 ? '' : someTime(world)
    const member = world.random(4) === 0 ? pick(world, service.members) : ''
    const over = { service: service.id, starts_at, hours, seats, member, price_seen: service.price * hours * seats }
    const key = `walk-key-${world.random(1_000_000_000)}-of-a-buyer`
    const who = pick(world, world.buyers)
    return Promise.all(Array.from({ length: 1 + world.random(2) }, () => ask(app, who, { over, key })))
  },
  move: async (world) => {
    const found = await someBooking(world)
    if (!found) return
    const { who, booking } = found
    // Mostly what can be done; sometimes what cannot.
    const able = booking.can.filter((action) => action !== 'pay')
    const to = able.length === 0 || world.random(6) === 0 ? pick(world, ['accept', 'done', 'agree', 'take_offer', 'no_show']) : pick(world, able)
    const one = () => step(app, who, { of: booking.number, to, body: { version: booking.version, ...BODIES[to]?.(world) } })
    return Promise.all(Array.from({ length: 1 + world.random(2) }, one))
  },
  pay: async (world) => {
    const { rows } = await app.database.pool.query(
      `select b.number, u.id from bookings b join buyers y on y.id = b.buyer join users u on u.id = y.user_id where b.state = 'held' order by b.id`,
    )
    const found = rows[world.random(Math.max(1, rows.length))]
    const who = world.buyers.find(({ id }) => id === found?.id)
    if (!who) return
    const answer = await step(app, who, { of: found.number, to: 'pay', body: { version: 1 } })
    const { purchase } = await answer.json()
    return purchase && initiate(app, who, { event_order_id: purchase.number })
  },
  paid: async (world) => {
    const { rows } = await app.database.pool.query(`select tran_id from payment_attempts where state in ('open', 'expired', 'cancelled') order by id`)
    const found = rows[world.random(Math.max(1, rows.length))]
    const paid = found && (await app.gateway.pay(found.tran_id, 'paid').catch(() => undefined))
    return paid && deliver(app, 'notice', paid.return.fields)
  },
  pass: async (world) => {
    const { rows } = await app.database.pool.query(`select id from purchases where kind = 'booking' and state in ('held', 'paying', 'confirming') order by id`)
    const found = rows[world.random(Math.max(1, rows.length))]
    if (found) await passMinutes(app, found.id, 10 + world.random(60))
  },
  due: (world) =>
    app.database.pool.query(`update bookings set due_at = now() where id = (select id from bookings where due_at is not null order by id offset $1 limit 1)`, [
      world.random(6),
    ]),
  late: async (world) => {
    // A booking of one alone is over by now: its time moves with it.
    const { rows } = await app.database.pool.query(
      `select number from bookings where state = 'confirmed' and group_time is null and proposed_by is null order by id offset $1 limit 1`,
      [world.random(4)],
    )
    if (rows[0]) await passBookingMinutes(app, rows[0].number, 30 * 1440 + world.random(1_000_000) * 120).catch(() => undefined)
  },
  clock: () => Promise.all([passDueBookings(app.parts()), passDueBookings(app.parts())]),
  expire: () => expirePurchases(app.parts()),
  reconcile: () => app.reconcile(),
}

async function walk(seed: number): Promise<string[]> {
  const world = await makeWorld(randomOf(seed), seed)
  const often = [...Object.keys(ACTIONS), 'ask', 'ask', 'ask', 'ask', 'move', 'move', 'move', 'move', 'move', 'pay', 'pay', 'paid', 'paid', 'clock']
  for (let taken = 0; taken < STEPS; taken += AT_ONCE) {
    const actions = Array.from({ length: AT_ONCE }, () => pick(world, often))
    // The same seed draws the same actions, but for the order in which those at once come to the database.
    const answers = (await Promise.all(actions.map((name) => ACTIONS[name]?.(world)))).flat()
    const broken = answers.filter((answer): answer is Response => answer instanceof Response && answer.status >= 500 && answer.status !== 503)
    const faults = [
      ...broken.map(({ status, url }) => `${status} ${url}`),
      ...(await bookingFaults(app.database.pool)),
      ...(await moneyFaults(app.database.pool)),
    ]
    if (faults.length > 0) return faults.map((fault) => `after ${taken + AT_ONCE} steps, the last ${actions.join(', ')}: ${fault}`)
  }
  await settleAll()
  return [...(await bookingFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
}

async function settleAll(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const { rows } = await app.database.pool.query(`select id from purchases where kind = 'booking'`)
    for (const { id } of rows) await passMinutes(app, id, 30)
    await expirePurchases(app.parts())
    await app.reconcile()
    await passDueBookings(app.parts())
  }
}

/** A walk that found something is walked again by `SEED_OF_WALK=7 npm test`; several are named with commas between them. */
const seeds = process.env.SEED_OF_WALK?.split(',').map(Number) ?? [20_261_128, 1 + Math.floor(Math.random() * 1_000_000)]

describe('buyers, providers, the gateway and the clock, at random', () => {
  it.each(seeds)('leave times, seats, states and money as they should be at every moment, seed %i', { timeout: 240_000 }, async (seed) => {
    expect(await walk(seed), `seed ${seed}`).toEqual([])
    const { rows } = await app.database.pool.query('select distinct state from bookings')
    // The walk has reached more than the first states.
    expect(rows.length).toBeGreaterThan(4)
  })
})
