import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import type { Session } from './adapters/payment/local-gateway/book.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { PAST_BUYERS } from './db/seed/accounts.ts'
import { SALES, type SaleSketch } from './db/seed/market/sales.ts'
import { buyers, users } from './db/tables/accounts.ts'
import { event_tickets, event_views, events } from './db/tables/events.ts'
import { gate_passes, gate_scans } from './db/tables/gate.ts'
import { coupons, purchases } from './db/tables/purchases.ts'
import { tickets } from './db/tables/tickets.ts'
import { type Buyer, type Coupon, iso, placeOrders, priceOrders, writeSeats, writeSteps } from './demo-orders.ts'
import { pay } from './demo-payments.ts'
import { planOrders, planViews, SELLING_DAYS } from './demo-plan.ts'

interface Selling {
  /** Milliseconds since the epoch. */
  now: number
  signer: TicketSigner
}

interface SoldEvent {
  id: number
  from_time: string
  to_time: string
  coupon: Coupon | undefined
}

const MINUTE_MS = 60_000

/**
 * Lets events of the demo market have sold for a month, in the transaction that makes them: with tickets that open a gate and money on record.
 * Seats that are left stay as they are. @returns the payments, as the local gateway would have written them down.
 */
export async function sellDemo(tx: Tx, { now, signer }: Selling): Promise<Session[]> {
  const who: Buyer[] = await tx
    .select({ id: buyers.id, username: users.username })
    .from(buyers)
    .innerJoin(users, eq(users.id, buyers.user_id))
    .where(
      inArray(
        users.username,
        PAST_BUYERS.map(({ username }) => username),
      ),
    )
    .orderBy(asc(buyers.id))
  const sessions: Session[] = []
  const sell = async (sketch: SaleSketch, event: SoldEvent, until: number) => {
    const planned = planOrders(sketch, { kinds: await kindsOf(tx, event.id), buyers: who.length, now: until })
    const placed = await placeOrders(tx, event, priceOrders(planned, event.coupon, who))
    await writeSeats(tx, placed, signer)
    await writeSteps(tx, placed)
    sessions.push(...(await pay(tx, placed)))
  }
  for (const sketch of SALES) {
    const event = await openSale(tx, sketch, now)
    // Late in the evening one that began today is over already.
    await sell(sketch, event, Math.min(now, Date.parse(event.to_time)))
    if (sketch.gate) await letIn(tx, { event, label: sketch.gate, now })
  }
  for (const { title, ...event } of await pastEvents(tx, now)) await sell({ event: title, orders: PAST_ORDERS, views: 0 }, event, Date.parse(event.from_time))
  await dateBack(tx)
  return sessions
}

/** A few people came to what is over: by them sellers are verified. */
const PAST_ORDERS = 4

/** What was over before anything was sold of {@link SALES}. */
async function pastEvents(tx: Tx, now: number): Promise<(SoldEvent & { title: string })[]> {
  const { id, title, from_time, to_time } = events
  const posted = sql`${from_time} - make_interval(days => ${SELLING_DAYS + 3})`
  const past = await tx
    .update(events)
    .set({ created_at: posted, published_at: posted })
    .where(
      and(
        lt(to_time, iso(now)),
        notInArray(
          title,
          SALES.map(({ event }) => event),
        ),
      ),
    )
    .returning({ id, title, from_time, to_time })
  return past.toSorted((a, b) => a.id - b.id).map((event) => ({ ...event, coupon: undefined }))
}

/** It has been there for long enough, and was looked at. */
async function openSale(tx: Tx, sketch: SaleSketch, now: number): Promise<SoldEvent> {
  const posted = iso(now - (SELLING_DAYS + 3) * DAY_MS)
  const { id, from_time, to_time } = events
  const [event] = await tx
    .update(events)
    .set({ created_at: posted, published_at: posted })
    .where(eq(events.title, sketch.event))
    .returning({ id, from_time, to_time })
  if (!event) throw new TypeError(`${sketch.event} is not in the market`)
  const days = planViews(sketch).map((views, at) => ({ event: event.id, views, day: dhakaDay(now - (SELLING_DAYS - 1 - at) * DAY_MS) }))
  await tx.insert(event_views).values(days)
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.event, event.id), isNull(coupons.to)))
    .limit(1)
  return { ...event, coupon }
}

const kindsOf = (tx: Tx, event: number) => {
  const { id, title, price, per_order_limit, capacity, seats } = event_tickets
  return tx
    .select({ id, title, price, per_order_limit, taken: sql<number>`${capacity} - ${seats}` })
    .from(event_tickets)
    .where(eq(event_tickets.event, event))
    .orderBy(asc(id))
}

/** Two of three are in. */
async function letIn(tx: Tx, { event, label, now }: { event: SoldEvent; label: string; now: number }): Promise<void> {
  const opened = Math.max(Date.parse(event.from_time) - 60 * MINUTE_MS, now - 3 * DAY_MS)
  const [pass] = await tx
    .insert(gate_passes)
    // Of a secret that no device has: this gate is not worked at any more.
    .values({
      event: event.id,
      label,
      secret_hash: randomBytes(32).toString('hex'),
      created_at: iso(opened),
      expires_at: event.to_time,
      last_seen_at: iso(now),
    })
    .returning({ id: gate_passes.id })
  const sold = await tx
    .select({ id: tickets.id, confirmed_at: purchases.confirmed_at })
    .from(tickets)
    .innerJoin(purchases, eq(purchases.id, tickets.purchase))
    .where(eq(tickets.event, event.id))
    .orderBy(asc(tickets.id))
  if (!pass) throw new TypeError('an insert gave no row')
  const inside = sold.filter((_, at) => at % 3 !== 2)
  const pace = (now - opened) / (inside.length + 1)
  const scans = inside.map(({ id, confirmed_at }, at) => ({
    event: event.id,
    ticket: id,
    gate_pass: pass.id,
    key: `demo-${id}`,
    way: at % 5 === 4 ? ('code' as const) : ('qr' as const),
    // No guest comes in before they have a ticket.
    scanned_at: iso(Math.max(opened + pace * (at + 1), Date.parse(confirmed_at ?? '') + 30 * MINUTE_MS)),
  }))
  const past = scans.filter(({ scanned_at }) => Date.parse(scanned_at) < now)
  if (past.length > 0) await tx.insert(gate_scans).values(past)
}

/** What is written down of orders took place with them, not at the seeding. */
async function dateBack(tx: Tx): Promise<void> {
  await tx.execute(sql`update purchase_changes v set at = o.updated_at from purchases o where o.id = v.purchase`)
  await tx.execute(sql`update tickets t set created_at = o.confirmed_at from purchases o where o.id = t.purchase`)
}
