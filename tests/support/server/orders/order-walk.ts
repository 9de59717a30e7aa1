import { HEADERS } from '#contract/core/headers.ts'
import { addOrderItem, cancelOrder, placeOrder } from '#contract/orders/orders.ts'
import { couponKey, discountOf } from '#contract/purchases/purchase-rules.ts'
import type { Dice } from '#server/db/seed/drawing/random.ts'
import { coupons } from '#server/db/tables/purchases.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { TEST_SECRET, type TestApp } from '../app.ts'
import { makeEvent, makeTicket } from '../nouns/events.ts'
import { post } from '../people.ts'
import { handlersOf } from './handlers.ts'
import { type CrowdMember, makeCrowd, onceAs, type PricedLine, wholeOrder } from './order-crowd.ts'
import { DETAILS } from './orders.ts'
import { passMinutes } from './paying.ts'

const BUYERS = 8
const KNOWN_LATELY = 10

type SomeOf<T> = readonly [T, ...T[]]

export interface Ticket {
  id: number
  price: number
}

/** An event, what it sells, and a promo code of it. */
export interface Market {
  event: number
  tickets: SomeOf<Ticket>
  coupon: { code: string; percent: number | null; taka: number | null }
}

/** An order, and the user who placed it. */
interface Known {
  who: CrowdMember
  id: number
  event_order_id: string
  market: Market
}

interface Sending {
  /** For the record. */
  name: string
  who: CrowdMember
  path: string
  body: object
  key: string
  /** What may be answered: `ok`, or codes of problems. */
  may: readonly string[]
}

/** Some buyers and markets, and everything that has happened to them. */
export interface OrderWalk {
  app: Pick<TestApp, 'request' | 'database'>
  dice: Dice
  buyers: SomeOf<CrowdMember>
  markets: SomeOf<Market>
  /** What is done, as often as it is named. */
  mix: readonly Choose[]
  /** What buyers may be answered besides, because of what others do. */
  alsoMay: readonly string[]
  /** What was answered finally, with its answer. */
  sent: (Sending & { answer: string })[]
  known: Known[]
  keys: number
  /** How often each thing was answered how: a walk that is only ever refused would prove nothing. */
  seen: Record<string, number>
  /** What should not have been answered. */
  wrong: string[]
}

/** The same for the same dice, on an empty database. @param more what is done beside ordering. */
export async function beginWalk(app: OrderWalk['app'], dice: Dice, more: readonly Choose[] = []): Promise<OrderWalk> {
  const [first, ...others] = await makeCrowd(app.database, BUYERS, TEST_SECRET)
  if (!first) throw new Error('no crowd')
  const market = (seats: number, tickets: [price: number, capacity: number][], coupon: CouponRow) => makeMarket(app, { seats, tickets, coupon })
  const markets: OrderWalk['markets'] = [
    // Fewer seats than its tickets have together; one kind is free.
    await market(
      40,
      [
        [100, 30],
        [0, 15],
      ],
      { percent: 10, most_uses: 4 },
    ),
    // A code that makes everything free, and so sells at once.
    await market(20, [[250, 20]], { taka: 100_000, most_uses: 3 }),
    await market(
      45,
      [
        [99, 15],
        [500, 15],
        [1200, 15],
      ],
      { taka: 50, most_per_buyer: 2 },
    ),
  ]
  return { app, dice, buyers: [first, ...others], markets, mix: [...MIX, ...more], alsoMay: [], sent: [], known: [], keys: 0, seen: {}, wrong: [] }
}

type CouponRow = Partial<typeof coupons.$inferInsert>

async function makeMarket(
  { database: { db } }: OrderWalk['app'],
  { seats, tickets, coupon }: { seats: number; tickets: [price: number, capacity: number][]; coupon: CouponRow },
): Promise<Market> {
  const event = await makeEvent(db, { seats, price: 100 })
  const made: Ticket[] = []
  for (const [price, capacity] of tickets) made.push({ id: await makeTicket(db, event, { price, capacity, seats: capacity }), price })
  const { percent = null, taka = null } = coupon
  const code = `Code ${event}`
  await db.insert(coupons).values({ ...coupon, event, code, code_key: couponKey(code) })
  const [first, ...others] = made
  if (!first) throw new Error('a market without tickets')
  return { event, tickets: [first, ...others], coupon: { code, percent, taka } }
}

/** Does so many things in one moment. What they are is chosen before the first is done. */
export async function stepOn(walk: OrderWalk, atOnce: number): Promise<void> {
  const chosen = Array.from({ length: atOnce }, () => (oneOf(walk, walk.mix) ?? place)(walk))
  await Promise.all(chosen.map((act) => act()))
}

export type Act = () => Promise<unknown>
/** Chooses with the dice, and gives what is to be done then. */
export type Choose = (walk: OrderWalk) => Act

export const nothing: Act = async () => undefined
export const oneOf = <T>({ dice }: OrderWalk, all: readonly T[]): T | undefined => all[dice.whole(0, all.length - 1)]
/** Orders that were begun lately: of the others, most are over. */
export const aKnownOne = (walk: OrderWalk) => oneOf(walk, walk.known.slice(-KNOWN_LATELY))
export const isLucky = ({ dice }: OrderWalk, share: number) => dice.next() < share
const newKey = (walk: OrderWalk) => `key-of-the-walk-${String(walk.keys++).padStart(6, '0')}`

const place: Choose = (walk) => {
  const { dice } = walk
  const who = dice.pick(walk.buyers)
  const market = dice.pick(walk.markets)
  const some = dice.shuffle(market.tickets).slice(0, dice.whole(1, market.tickets.length))
  const lines = some.map(({ id, price }): PricedLine => ({ event_ticket: id, price, quantity: dice.whole(1, 5) }))
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const { code } = market.coupon
  const body = wholeOrder(lines, isLucky(walk, 0.4) ? { code, discount: discountOf(market.coupon, total) } : undefined)
  const isMistaken = isLucky(walk, 0.08)
  const may = ['sold-out', 'too-many-held', 'coupon-refused', isMistaken ? 'price-changed' : 'ok']
  const sending = {
    name: 'place',
    who,
    path: placeOrder.path,
    body: isMistaken ? { ...body, final_price: body.final_price + 1 } : body,
    key: newKey(walk),
    may,
  }
  if (!isLucky(walk, 0.2)) return () => placeAndKnow(walk, sending, market)
  return async () => {
    const [answer, twin] = await Promise.all([placeAndKnow(walk, sending, market), send(walk, { ...sending, name: 'twin' })])
    if (answer !== twin.answer) walk.wrong.push(`${sending.key} was answered ${answer} and in the same moment ${twin.answer}`)
  }
}

const begin: Choose = (walk) => {
  const who = walk.dice.pick(walk.buyers)
  const body = { ...DETAILS, total_price: 300, final_price: 360 }
  const market = walk.dice.pick(walk.markets)
  const sending = { name: 'begin', who, path: placeOrder.path, body, key: newKey(walk), may: ['ok'] }
  return async () => {
    await placeAndKnow(walk, sending, market)
  }
}

async function placeAndKnow(walk: OrderWalk, sending: Sending, market: Market): Promise<string> {
  const { answer, said } = await send(walk, sending)
  if (said !== 'ok') return answer
  const { id, event_order_id } = JSON.parse(answer)
  walk.known.push({ who: sending.who, id, event_order_id, market })
  return answer
}

const repeat: Choose = (walk) => {
  const before = oneOf(walk, walk.sent)
  if (!before) return nothing
  return async () => {
    const { answer, isReplay } = await send(walk, { ...before, name: 'repeat', may: ['ok', ...before.may] })
    if (answer !== before.answer || !isReplay) walk.wrong.push(`${before.key} was answered ${before.answer}, and then ${isReplay ? '' : 'anew '}${answer}`)
  }
}

const reuse: Choose = (walk) => {
  const before = oneOf(walk, walk.sent)
  if (!before) return nothing
  const body = { ...before.body, order_note: 'something else' }
  return async () => {
    await send(walk, {
      ...before,
      name: 'reuse',
      path: placeOrder.path,
      body: before.path === placeOrder.path ? body : { ...DETAILS, total_price: 0, final_price: 0 },
      may: ['key-reused'],
    })
  }
}

const add: Choose = (walk) => {
  const order = aKnownOne(walk)
  if (!order) return nothing
  const isForeign = isLucky(walk, 0.1)
  const who = isForeign ? walk.dice.pick(walk.buyers) : order.who
  const market = isLucky(walk, 0.1) ? walk.dice.pick(walk.markets) : order.market
  const { id, price } = walk.dice.pick(market.tickets)
  const quantity = walk.dice.whole(1, 4)
  const body = { quantity, price: price * quantity, event_order: order.id, event: market.event, event_ticket: id }
  const may = ['bad-state', 'sold-out', 'too-many-held', 'bad-input', 'not-found', ...(who === order.who ? ['ok'] : [])]
  const sending = { name: 'add', who, path: addOrderItem.path, body, key: newKey(walk), may }
  return async () => {
    await send(walk, sending)
  }
}

const cancel: Choose = (walk) => {
  const order = aKnownOne(walk)
  if (!order) return nothing
  const who = isLucky(walk, 0.1) ? walk.dice.pick(walk.buyers) : order.who
  const path = cancelOrder.path.replace('{event_order_id}', order.event_order_id)
  const may = who === order.who ? ['ok', 'bad-state', 'not-found'] : ['not-found']
  return async () => {
    await send(walk, { name: 'cancel', who, path, body: {}, key: newKey(walk), may })
  }
}

/** Lets twenty minutes pass for one order. */
const runOut: Choose = (walk) => {
  const order = aKnownOne(walk)
  if (!order) return nothing
  return async () => {
    await passMinutes(walk.app, order.id, 20)
  }
}

const sweep: Choose = (walk) => async () => {
  const gone = await expirePurchases({ db: walk.app.database.db, handlers: handlersOf(walk.app) })
  count(walk, 'gone', gone)
}

/** How often each is done. */
const MIX: SomeOf<Choose> = [place, place, place, place, place, begin, repeat, repeat, reuse, add, add, add, cancel, cancel, runOut, runOut, runOut, sweep]

async function send(walk: OrderWalk, sending: Sending): Promise<{ said: string; answer: string; isReplay: boolean }> {
  const { name, who, path, body, key, may } = sending
  const response = await post(walk.app, path, { body, headers: onceAs(who, key) })
  const answer = await response.text()
  const said = response.status === 200 ? 'ok' : String(JSON.parse(answer).code)
  const isReplay = response.headers.get(HEADERS.replayed) === 'true'
  count(walk, `${name}: ${said}`, 1)
  if (![...may, ...walk.alsoMay].includes(said)) walk.wrong.push(`${name} was answered ${answer} to ${JSON.stringify(body)}`)
  const isKept = name !== 'cancel' && !isReplay && (said === 'ok' || response.status === 409)
  if (isKept) walk.sent.push({ ...sending, answer: withoutRequest(answer) })
  return { said, answer: withoutRequest(answer), isReplay }
}

/** Every request has an id of its own, also where its answer is an old one. */
const withoutRequest = (answer: string) => answer.replace(/,"request_id":"[^"]*"/, '')

export function count({ seen }: OrderWalk, what: string, times: number): void {
  seen[what] = (seen[what] ?? 0) + times
}
