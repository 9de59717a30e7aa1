import { sql } from 'drizzle-orm'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { isHolding, PURCHASE_STATES } from '#contract/purchases/purchase-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { iso } from '../../../db/wire-time.ts'

const HOLDING = PURCHASE_STATES.filter(isHolding)

type KindRow = Omit<TicketKind, 'sold'>

/** The kinds of ticket of an event in their order, with what is sold and held of each: seats, held and sold are its capacity together. */
export async function listKinds(db: Pick<Database['db'], 'execute'>, event_id: number): Promise<TicketKind[]> {
  const { rows } = await db.execute<KindRow & Record<string, unknown>>(sql`
    select t.id, t.title, t.price, t.capacity, t.seats, t.description, ${iso(sql`t."from"`)} as "from", ${iso(sql`t."to"`)} as "to", t.per_order_limit, t.is_closed, t.entry, t.days, t.version,
      least(coalesce(h.held, 0), t.capacity - t.seats) as held
    from event_tickets t
    left join (select i.event_ticket, sum(i.quantity)::int as held from purchases o join event_order_items i on i.purchase = o.id
      where o.event = ${event_id} and o.state in ${HOLDING} group by i.event_ticket) h on h.event_ticket = t.id
    where t.event = ${event_id} order by t.position, t.id`)
  return rows.map((kind) => ({ ...kind, sold: kind.capacity - kind.seats - kind.held }))
}
