import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { discountOf, orderTotals, SERVICE_CHARGE_TAKA } from '#contract/order-rules.ts'
import type { Session } from './adapters/payment/local-gateway/book.ts'
import { storePaisa } from './adapters/payment/local-gateway/payment-facts.ts'
import type { TicketSigner } from './adapters/ticket-signer.ts'
import type { Tx } from './db/in-transaction.ts'
import { PAST_BUYERS } from './db/seed/accounts.ts'
import { SALES, type SaleSketch } from './db/seed/market/sales.ts'
import { buyers, users } from './db/tables/accounts.ts'
import { event_tickets, event_views, events } from './db/tables/events.ts'
import { gate_passes, gate_scans } from './db/tables/gate.ts'
import { event_coupons, event_order_items, event_orders } from './db/tables/orders.ts'
import { payment_attempts } from './db/tables/payments.ts'
import { tickets } from './db/tables/tickets.ts'
import { type PlannedOrder, planOrders, planViews, SELLING_DAYS } from './demo-plan.ts'
import { noteChanges, type OrderChange } from './features/orders/change-log.ts'
import { issueTickets } from './features/orders/issue-tickets.ts'
import { bookEarned, bookPaid } from './features/orders/ledger.ts'

interface Selling {
  /** Milliseconds since the epoch. */
  now: number
  signer: TicketSigner
}
type Coupon = typeof event_coupons.$inferSelect
type Buyer = { id: number; username: string }
type SoldEvent = { id: number; from_time: string; to_time: string; coupon: Coupon | undefined }

const CARD = { card_type: 'VISA-Dutch Bangla', card_no: '411111XXXXXX1111' } as const
const MINUTE_MS = 60_000
/** From the order to the money. */
const PAYING_MS = 4 * MINUTE_MS
const iso = (at: number): string => new Date(at).toISOString()

/**
 * Lets events of the demo market have sold for a month, in the transaction that makes them: with tickets that open a gate and money on record.
 * Seats that are left stay as they are. @returns the payments, as the local gateway would have written them down.
 */
export async function sellDemo(tx: Tx, { now, signer }: Selling): Promise<Session[]> {
  const who = await tx
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
  for (const sketch of SALES) {
    const event = await openSale(tx, sketch, now)
    const planned = planOrders(sketch, { kinds: await kindsOf(tx, event.id), buyers: who.length, now })
    const steps: OrderChange[] = []
    for (const order of planned) {
      const buyer = who[order.buyer]
      if (buyer) sessions.push(...(await placeOrder(tx, { order, event, buyer, signer, steps })))
    }
    await noteChanges(tx, steps)
    if (sketch.gate) await letIn(tx, { event, label: sketch.gate, now })
  }
  await dateBack(tx)
  return sessions
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
    .from(event_coupons)
    .where(and(eq(event_coupons.event, event.id), isNull(event_coupons.to)))
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

interface Placing {
  order: PlannedOrder
  event: SoldEvent
  buyer: Buyer
  signer: TicketSigner
  /** What became of orders, to be written down with those of others. */
  steps: OrderChange[]
}

async function placeOrder(tx: Tx, { order, event, buyer, signer, steps }: Placing): Promise<Session[]> {
  const { lines, isPaid, at } = order
  const priced = lines.map(({ kind, quantity }) => ({ price: kind.price, quantity }))
  const coupon = order.wantsCode && isPaid ? await useCode(tx, event.coupon, buyer.id) : undefined
  const totals = orderTotals(priced, coupon ? discountOf(coupon, orderTotals(priced).total_price) : 0)
  const [placed] = await tx
    .insert(event_orders)
    .values({
      event_order_id: order.event_order_id,
      buyer: buyer.id,
      event: event.id,
      state: isPaid ? 'confirmed' : 'expired',
      reason: isPaid ? null : 'not-paid',
      full_name: order.full_name,
      phone_number: order.phone_number,
      email: `${buyer.username}@hatkhola.example`,
      order_note: order.order_note,
      language: scriptLanguage(order.full_name),
      asked_total: totals.total_price,
      asked_final: totals.final_price,
      ...totals,
      coupon: coupon?.id ?? null,
      confirmed_at: isPaid ? iso(at) : null,
      created_at: iso(at - PAYING_MS),
      updated_at: iso(at),
    })
    .returning()
  if (!placed) throw new TypeError('an insert gave no row')
  await tx
    .insert(event_order_items)
    .values(lines.map(({ kind, quantity }) => ({ event_order: placed.id, event_ticket: kind.id, quantity, ticket_price: kind.price, title: kind.title })))
  steps.push(...stepsOf(placed.id, { isPaid, isFree: totals.final_price === 0, tran_id: tranIdOf(order) }))
  if (!isPaid) return []
  await issueTickets(tx, { id: placed.id, event: event.id, full_name: order.full_name }, signer)
  return totals.final_price > 0 ? [await pay(tx, { id: placed.id, order, taka: totals.final_price })] : []
}

/** The code, if this buyer may use it once more; counted. */
async function useCode(tx: Tx, coupon: Coupon | undefined, buyer: number): Promise<Coupon | undefined> {
  if (!coupon) return undefined
  const uses = await tx.$count(event_orders, and(eq(event_orders.coupon, coupon.id), eq(event_orders.buyer, buyer)))
  if (uses >= coupon.most_per_buyer) return undefined
  await tx
    .update(event_coupons)
    .set({ used: sql`${event_coupons.used} + 1` })
    .where(eq(event_coupons.id, coupon.id))
  return coupon
}

const tranIdOf = ({ event_order_id }: PlannedOrder): string => `EO${event_order_id}-1`

function stepsOf(event_order: number, { isPaid, isFree, tran_id }: { isPaid: boolean; isFree: boolean; tran_id: string }): OrderChange[] {
  if (isPaid && isFree) return [{ event_order, from_state: null, to_state: 'confirmed', by: 'buyer' }]
  const held: OrderChange = { event_order, from_state: null, to_state: 'held', by: 'buyer' }
  if (!isPaid) return [held, { event_order, from_state: 'held', to_state: 'expired', by: 'service' }]
  return [
    held,
    { event_order, from_state: 'held', to_state: 'paying', by: 'buyer', details: { tran_id } },
    { event_order, from_state: 'paying', to_state: 'confirmed', by: 'gateway', details: { tran_id } },
  ]
}

/** The money of an order, here and at the gateway. */
async function pay(tx: Tx, { id, order, taka }: { id: number; order: PlannedOrder; taka: number }): Promise<Session> {
  const amount_paisa = taka * 100
  const store_paisa = storePaisa(amount_paisa)
  const tran_id = tranIdOf(order)
  const opened = order.at - PAYING_MS / 2
  const sessionkey = `DEMO${order.event_order_id}`
  const [val_id, bank_tran_id] = [`DEMOVAL${order.event_order_id}`, `DEMOBANK${order.event_order_id}`]
  const [attempt] = await tx
    .insert(payment_attempts)
    .values({
      event_order: id,
      n: 1,
      tran_id,
      state: 'succeeded',
      amount_paisa,
      session_key: sessionkey,
      val_id,
      paid_paisa: amount_paisa,
      store_paisa,
      bank_tran_id,
      ...CARD,
      risk_level: 0,
      opened_at: iso(opened),
      decided_at: iso(order.at),
      created_at: iso(opened),
    })
    .returning({ id: payment_attempts.id })
  if (!attempt) throw new TypeError('an insert gave no row')
  await bookPaid(tx, attempt.id, { amount: amount_paisa, store: store_paisa })
  await bookEarned(tx, { id: attempt.id, paid_paisa: amount_paisa }, SERVICE_CHARGE_TAKA)
  const one = {
    status: 'VALID',
    val_id,
    bank_tran_id,
    at: order.at,
    error: '',
    card_no: CARD.card_no,
    card_brand: 'VISA',
    risk_level: 0,
    was_validated: true,
  } as const
  const ended = { opened_at: opened, ends_at: opened + 20 * MINUTE_MS, was_seen: true, has_ended: true }
  return { sessionkey, tran_id, amount_paisa, request: { currency: 'BDT' }, ...ended, tries: [one] }
}

/** Two of three are in. */
async function letIn(tx: Tx, { event, label, now }: { event: SoldEvent; label: string; now: number }): Promise<void> {
  const opened = Math.max(Date.parse(event.from_time) - 60 * MINUTE_MS, now - 3 * DAY_MS)
  const [pass] = await tx
    .insert(gate_passes)
    // Of a secret that nobody has: this gate is not worked at any more.
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
    .select({ id: tickets.id, confirmed_at: event_orders.confirmed_at })
    .from(tickets)
    .innerJoin(event_orders, eq(event_orders.id, tickets.event_order))
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
    // Nobody comes in before they have a ticket.
    scanned_at: iso(Math.max(opened + pace * (at + 1), Date.parse(confirmed_at ?? '') + 30 * MINUTE_MS)),
  }))
  const past = scans.filter(({ scanned_at }) => Date.parse(scanned_at) < now)
  if (past.length > 0) await tx.insert(gate_scans).values(past)
}

/** What is written down of orders took place with them, not at the seeding. */
async function dateBack(tx: Tx): Promise<void> {
  await tx.execute(sql`update order_events v set at = o.updated_at from event_orders o where o.id = v.event_order`)
  await tx.execute(sql`update ledger_entries l set at = a.decided_at from payment_attempts a where a.id = l.attempt`)
  await tx.execute(sql`update tickets t set created_at = o.confirmed_at from event_orders o where o.id = t.event_order`)
}
