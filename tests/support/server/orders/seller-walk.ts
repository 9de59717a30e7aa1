import { asc, eq } from 'drizzle-orm'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import type { Database } from '#server/db/connection/open.ts'
import { events } from '#server/db/tables/events.ts'
import { coupons } from '#server/db/tables/purchases.ts'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { makeChain, sendForm } from '../nouns/posting.ts'
import { askAs, type SellerAnswer, type SellerAsk } from '../nouns/sellers.ts'
import { handlersOf } from './handlers.ts'
import type { CrowdMember } from './order-crowd.ts'
import { aKnownOne, type Choose, count, isLucky, type Market, nothing, type OrderWalk, oneOf, type Ticket } from './order-walk.ts'

const MOST_KINDS = 6

/** Gives all markets of a walk to one seller, as if they had posted them. */
export async function giveToSeller({ app: { database }, markets }: OrderWalk, seller: CrowdMember): Promise<void> {
  const { event_category, event_subcategory, event_subsubcategory } = await makeChain(database.db)
  await database.pool.query(
    `update events e set seller = $1, event_category = $3, event_subcategory = $4, event_subsubcategory = $5, terms_and_condition = '<p>None.</p>',
       capacity = case when seats < (select sum(capacity) from event_tickets where event = e.id) then seats end,
       price = (select min(price) from event_tickets where event = e.id)
     where id = any($2)`,
    [seller.user_id, markets.map(({ event }) => event), event_category, event_subcategory, event_subsubcategory],
  )
}

/** What a seller does beside buyers, as often as it is named. */
export function sellerMix(seller: CrowdMember): Choose[] {
  const ask = async (walk: OrderWalk, name: string, request: SellerAsk & { may: readonly string[] }): Promise<SellerAnswer> => {
    const answer = await askAs(walk.app, seller, request)
    return judge(walk, name, { ...answer, may: request.may })
  }
  const kindsOf = async (walk: OrderWalk, { event }: Market): Promise<TicketKind[]> =>
    (await askAs(walk.app, seller, { path: `/api/event_ticket_kind/?event_id=${event}` })).body

  const edit: Choose = (walk) => {
    const market = walk.dice.pick(walk.markets)
    const which = walk.dice.whole(0, MOST_KINDS)
    const form = formOf(walk.dice.whole(1, 30), isLucky(walk, 0.3) ? walk.dice.whole(0, 5) * 100 : undefined)
    return async () => {
      const kinds = await kindsOf(walk, market)
      const kind = kinds[which % kinds.length] as TicketKind
      const body = { version: kind.version, kind: form(kind) }
      learn(market, await ask(walk, 'edit', { path: `/api/event_ticket_kind/${kind.id}/`, method: 'PATCH', body, may: ['ok', 'below-sold', 'stale'] }))
    }
  }
  const addTwice: Choose = (walk) => {
    const market = walk.dice.pick(walk.markets)
    const kind = formOf(walk.dice.whole(1, 20), walk.dice.whole(0, 5) * 100)()
    const client_key = `kind-of-the-walk-${walk.keys++}`
    if (market.tickets.length >= MOST_KINDS) return nothing
    return async () => {
      const wish: SellerAsk = { path: '/api/event_ticket_kind/', body: { event_id: market.event, client_key, kind } }
      const [one] = await Promise.all([ask(walk, 'add kind', { ...wish, may: ['ok'] }), ask(walk, 'add kind', { ...wish, may: ['ok'] })])
      learn(market, one)
    }
  }
  const close: Choose = (walk) => {
    const { id } = walk.dice.pick(walk.dice.pick(walk.markets).tickets)
    const body = { is_closed: isLucky(walk, 0.5) }
    return () => ask(walk, body.is_closed ? 'close' : 'reopen', { path: `/api/event_ticket_kind/${id}/closed/`, body, may: ['ok'] })
  }
  const cap: Choose = (walk) => {
    const { event } = walk.dice.pick(walk.markets)
    const texts = { seats: String(walk.dice.whole(1, 60)), price: String(walk.dice.whole(0, 5) * 100) }
    return async () => {
      const response = await sendForm(walk.app, seller, { path: `/api/event/${event}/update/`, method: 'PATCH', texts })
      judge(walk, 'cap', { status: response.status, body: await response.json(), may: ['ok', 'below-sold', 'event-closed'] })
    }
  }
  const switchIt: Choose = (walk) => {
    const { event } = walk.dice.pick(walk.markets)
    const off = isLucky(walk, 0.3)
    return async () => {
      const answer = await askAs(walk.app, seller, { path: `/api/event/${event}/active/`, body: { is_active: !off } })
      // At the end of the walk an event is called off, at the same moment.
      judge(walk, 'switch', { ...answer, may: (await isCalledOff(walk, event)) ? ['ok', 'event-closed'] : ['ok'] })
    }
  }
  const coupon: Choose = (walk) => {
    const { event } = walk.dice.pick(walk.markets)
    const [most_uses, is_active] = [String(walk.dice.whole(1, 6)), isLucky(walk, 0.7)]
    return async () => {
      const [row] = await walk.app.database.db.select().from(coupons).where(eq(coupons.event, event)).orderBy(asc(coupons.id))
      if (!row) return
      const { code, percent, taka, most_per_buyer, id } = row
      const form = { code, kind: percent === null ? 'taka' : 'percent', amount: String(percent ?? taka), from: '', to: '', most_uses }
      const body = { coupon: { ...form, most_per_buyer: String(most_per_buyer) } }
      await ask(walk, 'coupon', { path: `/api/event_coupon/${id}/`, method: 'PATCH', body, may: ['ok', 'below-sold'] })
      await ask(walk, 'coupon', { path: `/api/event_coupon/${id}/active/`, body: { is_active }, may: ['ok'] })
    }
  }
  const refund: Choose = (walk) => {
    const order = aKnownOne(walk)
    if (!order) return nothing
    const path = `/api/event_sale/${order.event_order_id}/refund/`
    // A draft order has no event yet, and so is no seller's sale.
    return () => ask(walk, 'refund', { path, body: { why: 'The walk wants it.' }, may: ['ok', 'bad-state', 'not-found'] })
  }
  const refundAll: Choose = (walk) => {
    const { event } = walk.dice.pick(walk.markets)
    const body = { event_id: event, why: 'All of it.' }
    return isLucky(walk, 0.2) ? () => ask(walk, 'refund all', { path: '/api/event_sale/refund_all/', body, may: ['ok'] }) : nothing
  }
  const round: Choose = (walk) => () => giveBack(walk)
  return [edit, edit, edit, addTwice, close, close, cap, cap, switchIt, coupon, refund, refundAll, round]
}

async function isCalledOff({ app }: OrderWalk, event: number): Promise<boolean> {
  const [row] = await app.database.db.select({ at: events.called_off_at }).from(events).where(eq(events.id, event))
  return row?.at !== null
}

/** One round of giving back what sellers want given back. */
export async function giveBack(walk: OrderWalk): Promise<void> {
  const error = (facts: object, text: string) => void walk.wrong.push(`${text}: ${JSON.stringify(facts)}`)
  while ((await giveBackWanted({ db: walk.app.database.db, handlers: handlersOf(walk.app), log: { error } as never })) > 0);
}

/** Calls the first market of a walk off. */
export const callOff = async (walk: OrderWalk, seller: CrowdMember): Promise<void> => {
  const path = `/api/event/${walk.markets[0].event}/call_off/`
  judge(walk, 'call off', { ...(await askAs(walk.app, seller, { path, body: { reason: 'Rain.' } })), may: ['ok'] })
}

const formOf =
  (capacity: number, price?: number) =>
  (kind?: TicketKind): Record<string, string> => ({
    ...{ title: kind?.title ?? 'One more', price: String(price ?? kind?.price ?? 100), capacity: String(capacity) },
    ...{ description: '', from: '', to: '', per_order_limit: '10' },
  })

function judge<A extends SellerAnswer>(walk: OrderWalk, name: string, answer: A & { may: readonly string[] }): A {
  const said = answer.status === 200 ? 'ok' : String(answer.body.code)
  count(walk, `${name}: ${said}`, 1)
  if (!answer.may.includes(said)) walk.wrong.push(`${name} was answered ${JSON.stringify(answer.body)}`)
  return answer
}

/** Buyers look at the page again: now and then just before it changes. */
function learn(market: Market, { status, body }: SellerAnswer): void {
  if (status !== 200) return
  const tickets = market.tickets as unknown as Ticket[]
  tickets.splice(0, tickets.length, ...(body as TicketKind[]).map(({ id, price }) => ({ id, price })))
}

/** Written out here once more: a slip in the product's own sum must not hide itself. */
const STOCK_RULES: Record<string, string> = {
  'event has other seats to sell than its open kinds and its cap leave': `select e.id from events e join lateral (
      select sum(case when is_closed then capacity - seats else capacity end) as offered, sum(capacity - seats) as taken from event_tickets where event = e.id) k on true
    where e.seats <> least(coalesce(e.capacity, k.offered), k.offered) - k.taken`,
  'event has another price than its cheapest open kind': `select e.id from events e join lateral (
      select coalesce(min(price) filter (where not is_closed), min(price)) as price from event_tickets where event = e.id) k on true where e.price <> k.price`,
  'kind has other seats taken than its orders have': `select t.id from event_tickets t where t.capacity - t.seats <> (
      select coalesce(sum(i.quantity), 0) from event_order_items i join purchases o on o.id = i.purchase
      where i.event_ticket = t.id and o.state in ('held', 'paying', 'confirming', 'review', 'confirmed'))`,
  'event that was called off is sold': `select id from events where event_status = 'Cancelled' and is_active`,
}

/** What is wrong with what sellers sell, in words; empty is good. @see decisions §5 */
export async function stockFaults(db: Pick<Database['pool'], 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, text] of Object.entries(STOCK_RULES)) {
    const { rows } = await db.query<{ id: number }>(text)
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}

/** Any market of a walk, for the checker to be tried on. */
export const aMarket = (walk: OrderWalk): Market => oneOf(walk, walk.markets) ?? walk.markets[0]
