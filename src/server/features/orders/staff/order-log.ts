import { asc, eq } from 'drizzle-orm'
import { events } from '../../../db/tables/events.ts'
import { event_order_items, order_events } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import type { Attempt } from '../payment/attempts.ts'
import { atMinute, refundWords } from './refund-words.ts'
import { orderNamed, printable, type StaffParts } from './staff-order.ts'

type Reading = Pick<StaffParts, 'db'>

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

/** A payment in one line. */
export function attemptLine(attempt: Attempt): string {
  const { tran_id, state, amount_paisa, paid_paisa, risk_level, card_type, refund_reason } = attempt
  const facts = [
    `${tran_id} ${state}`,
    `asked ${amount_paisa / 100} taka`,
    paid_paisa !== null && `paid ${paid_paisa / 100} taka`,
    card_type && printable(card_type),
    risk_level !== null && risk_level > 0 && `risk level ${risk_level}`,
    refund_reason && `goes back (${refund_reason}): ${refundWords(attempt)}`,
  ]
  return `  ${facts.filter(Boolean).join(', ')}`
}

function detailsText(details: Record<string, string | number | boolean>): string {
  const all = Object.entries(details).map(([name, value]) => `${name} ${printable(String(value))}`)
  return all.length > 0 ? `  ${all.join(', ')}` : ''
}
