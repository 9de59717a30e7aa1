import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { events } from '../../../db/tables/events.ts'
import { event_order_items, event_orders, order_events } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import type { Attempt } from '../attempts.ts'
import { orderNamed, printable, type StaffParts } from './staff-order.ts'

type Reading = Pick<StaffParts, 'db'>

const MOST_LISTED = 200

/** What an order is, what was paid for it, and what became of it, one line each, the latest last; times in UTC. No way to reach its buyer. */
export async function readOrderLog({ db }: Reading, name: string): Promise<string> {
  const { id, event_order_id, state, reason, event, full_name, final_price } = await orderNamed(db, name)
  const [show] = await db
    .select({ title: events.title, from_time: events.from_time })
    .from(events)
    .where(eq(events.id, event ?? 0))
  const lines = await db.select().from(event_order_items).where(eq(event_order_items.event_order, id)).orderBy(asc(event_order_items.id))
  const attempts = await db.select().from(payment_attempts).where(eq(payment_attempts.event_order, id)).orderBy(asc(payment_attempts.n))
  const changes = await db.select().from(order_events).where(eq(order_events.event_order, id)).orderBy(asc(order_events.id))
  const bought = lines.map(({ quantity, title }) => `${quantity} × ${printable(title)}`).join(', ')
  return [
    `${event_order_id} is ${state}${reason === null ? '' : ` (${reason})`}: ${final_price} taka, ordered by ${printable(full_name) || 'somebody who has gone'}`,
    ...(show ? [`  ${printable(show.title)}, ${atMinute(show.from_time)}: ${bought}`] : []),
    'Payments:',
    ...(attempts.length > 0 ? attempts.map(attemptLine) : ['  none']),
    'What became of it:',
    ...changes.map(({ at, from_state, to_state, by, details }) => {
      const step = 'refused' in details ? `was refused in ${to_state}` : `${from_state ?? 'new'} > ${to_state}`
      return `  ${atMinute(at)}  ${step} by ${by}${detailsText(details)}`
    }),
  ].join('\n')
}

function attemptLine({ tran_id, state, amount_paisa, paid_paisa, risk_level, card_type, refund_reason }: Attempt): string {
  const facts = [
    `${tran_id} ${state}`,
    `asked ${amount_paisa / 100} taka`,
    paid_paisa !== null && `paid ${paid_paisa / 100} taka`,
    card_type && printable(card_type),
    risk_level !== null && risk_level > 0 && `risk level ${risk_level}`,
    refund_reason && `goes back: ${refund_reason}`,
  ]
  return `  ${facts.filter(Boolean).join(', ')}`
}

function detailsText(details: Record<string, string | number | boolean>): string {
  const all = Object.entries(details).map(([name, value]) => `${name} ${printable(String(value))}`)
  return all.length > 0 ? `  ${all.join(', ')}` : ''
}

/** What waits for somebody: payments to look at, and money that could not be given back; the longest waiting first. */
export async function listWaiting({ db }: Reading): Promise<string> {
  const inReview = await readAttempts(db, sql`${event_orders.state} = 'review' and ${payment_attempts.state} = 'succeeded'`)
  const stuck = await readAttempts(db, sql`${payment_attempts.state} = 'refund_failed'`)
  const line = ({ event_order_id, attempt }: (typeof inReview)[number]) =>
    `  ${event_order_id}  since ${atMinute(attempt.decided_at ?? attempt.created_at)} ${attemptLine(attempt)}`
  if (inReview.length + stuck.length === 0) return 'Nothing waits for you.'
  return [
    ...(inReview.length > 0 ? ['Payments to look at; confirm or refund:', ...inReview.map(line)] : []),
    ...(stuck.length > 0 ? ['Money that the payment provider did not give back; it has to be given back there:', ...stuck.map(line)] : []),
  ].join('\n')
}

const readAttempts = (db: Pick<Database['db'], 'select'>, which: ReturnType<typeof sql>) =>
  db
    .select({ event_order_id: event_orders.event_order_id, attempt: payment_attempts })
    .from(payment_attempts)
    .innerJoin(event_orders, eq(event_orders.id, payment_attempts.event_order))
    .where(which)
    .orderBy(asc(payment_attempts.decided_at))
    .limit(MOST_LISTED)

const atMinute = (at: string): string => at.slice(0, 16).replace('T', ' ')
