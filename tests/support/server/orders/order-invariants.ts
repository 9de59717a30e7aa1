import { SERVICE_CHARGE_TAKA, TICKET_LIMITS } from '#contract/orders/ticket-choice.ts'
import type { Database } from '#server/db/connection/open.ts'

/** A pool, or one connection within a transaction. */
type Queries = Pick<Database['pool'], 'query'>

/** An order in one of these states has seats. Written out here once more, so that a mistake in the product's own list shows. */
const SEATED = `('held', 'paying', 'confirming', 'review', 'confirmed')`
const UNPAID = `('held', 'paying', 'confirming')`

/** Seats there are to sell: those that are left, and those of orders. */
export interface SeatsAtFirst {
  /** By ticket id. */
  tickets: ReadonlyMap<number, number>
  /** By event id. */
  events: ReadonlyMap<number, number>
}

const SEATS = {
  tickets: `select t.id, t.seats + coalesce(sum(i.quantity) filter (where o.state in ${SEATED}), 0)::int as seats from event_tickets t
    left join event_order_items i on i.event_ticket = t.id left join purchases o on o.id = i.purchase group by t.id`,
  events: `select e.id, e.seats + coalesce(sum(i.quantity) filter (where o.state in ${SEATED}), 0)::int as seats from events e
    left join purchases o on o.event = e.id left join event_order_items i on i.purchase = o.id group by e.id`,
} as const

/** Takes stock. No order may ever change what this says. */
export async function countSeats(db: Queries): Promise<SeatsAtFirst> {
  const count = async (text: string) => new Map((await db.query<{ id: number; seats: number }>(text)).rows.map(({ id, seats }) => [id, seats]))
  return { tickets: await count(SEATS.tickets), events: await count(SEATS.events) }
}

/**
 * What is wrong with the orders of tickets of a database, in words; empty is good. Those of goods have rules of their own, in shop-invariants.ts.
 * @param atFirst the stock before the first of them.
 * @see facts "Orders, payments, stock" 1, 2, 3 and 6
 */
export async function orderFaults(db: Queries, atFirst: SeatsAtFirst): Promise<string[]> {
  return [...(await seatFaults(db, atFirst)), ...(await rowFaults(db)), ...(await changeFaults(db))]
}

async function seatFaults(db: Queries, atFirst: SeatsAtFirst): Promise<string[]> {
  const now = await countSeats(db)
  const differ = (noun: string, before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>) =>
    [...before].flatMap(([id, seats]) => (after.get(id) === seats ? [] : [`${noun} ${id} had ${seats} seats to sell and has sold or left ${after.get(id)}`]))
  return [...differ('ticket', atFirst.tickets, now.tickets), ...differ('event', atFirst.events, now.events)]
}

/** Each finds rows that must not be, and says so. */
const ROW_RULES: Record<string, string> = {
  'order does not add up': `select o.id from purchases o
    left join (select purchase, sum(ticket_price * quantity)::int as total from event_order_items group by purchase) i on i.purchase = o.id
    where o.kind = 'tickets' and (o.total_price <> coalesce(i.total, 0)
      or o.discount_price < 0 or o.discount_price > o.total_price
      or o.service_charge <> case when o.total_price > o.discount_price then ${SERVICE_CHARGE_TAKA} else 0 end
      or o.final_price <> o.total_price - o.discount_price + o.service_charge)`,
  'order has a discount that its code does not give': `select o.id from purchases o left join coupons c on c.id = o.coupon
    where o.kind = 'tickets' and o.discount_price <> case when c.id is null then 0 else least(o.total_price, coalesce(c.taka, o.total_price * c.percent / 100)) end`,
  'order has a code of another event': 'select o.id from purchases o join coupons c on c.id = o.coupon where c.event is distinct from o.event',
  'order has a ticket of another event': `select o.id from purchases o join event_order_items i on i.purchase = o.id
    join event_tickets t on t.id = i.event_ticket where t.event is distinct from o.event`,
  'order has seats without lines, or is a draft with some': `select o.id from purchases o
    left join lateral (select count(*) as lines from event_order_items i where i.purchase = o.id) n on true
    where o.kind = 'tickets' and ((o.state = 'draft' and n.lines > 0) or (o.state in ${SEATED} and n.lines = 0))`,
  'order has the wrong end of its hold': `select o.id from purchases o where (o.state in ${UNPAID} or o.state = 'claimed') <> (o.hold_expires_at is not null)
    or (o.state <> 'claimed' and o.hold_expires_at > o.created_at + interval '60 minutes')`,
  'order ended without a reason, or has one and goes on': `select o.id from purchases o where (o.state in ('expired', 'cancelled', 'refund_due', 'refunded')) <> (o.reason is not null)`,
  'order is good without a taka paid': `select o.id from purchases o where o.state = 'confirmed' and o.final_price > 0 and o.method = 'online'
    and not exists (select 1 from purchase_changes v where v.purchase = o.id and v.to_state = 'confirmed' and v.by in ('gateway', 'staff'))`,
  'code is not counted as it is used': `select c.id from coupons c where c.shop is null and c.used > coalesce(c.most_uses, c.used)
    or c.shop is null and c.used <> (select count(*) from purchases o where o.coupon = c.id and o.state in ${SEATED})`,
  'code was used too often by one buyer': `select c.id from coupons c join purchases o on o.coupon = c.id and o.state in ${SEATED}
    group by c.id, o.buyer having count(*) > c.most_per_buyer`,
  'buyer holds too much of one event': `select buyer as id from (
      select o.buyer, o.event, count(distinct o.id) as orders, sum(i.quantity) as seats from purchases o join event_order_items i on i.purchase = o.id
      where o.state in ${UNPAID} and o.hold_expires_at > now() group by o.buyer, o.event) held
    where orders > ${TICKET_LIMITS.unpaidPerEvent} or seats > ${TICKET_LIMITS.heldSeatsPerEvent}`,
  'order was changed by staff without a reason': `select purchase as id from purchase_changes
    where by in ('staff', 'seller') and from_state is not null and not details ? 'refused' and coalesce(details ->> 'why', '') = ''`,
  'key has no answer': 'select user_id as id from kept_answers where status = 0',
}

async function rowFaults(db: Queries): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, text] of Object.entries(ROW_RULES)) {
    const { rows } = await db.query<{ id: number }>(text)
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}

/** What may become of an order, and by whom. `none` is where it came from nowhere; a free order is good at once. */
const ALLOWED: Record<string, readonly string[]> = {
  'none draft': ['buyer'],
  'none held': ['buyer'],
  'none confirmed': ['buyer'],
  'draft held': ['buyer'],
  'held held': ['buyer'],
  'held paying': ['buyer'],
  'paying paying': ['buyer'],
  'paying confirming': ['buyer', 'gateway', 'service'],
  'paying confirmed': ['gateway'],
  'confirming confirmed': ['gateway'],
  'confirming held': ['gateway'],
  'draft expired': ['service'],
  'held expired': ['service'],
  'confirming expired': ['service'],
  // Money that came for an event which was taken off the market meanwhile.
  'held refund_due': ['gateway'],
  'paying refund_due': ['gateway'],
  'confirming refund_due': ['gateway'],
  'expired review': ['gateway'],
  'held confirmed': ['gateway', 'buyer'],
  'draft cancelled': ['buyer', 'seller', 'staff'],
  'held cancelled': ['buyer', 'seller', 'staff'],
  // Its payment page may be open; what still comes of that goes back.
  'paying cancelled': ['buyer'],
  'confirming cancelled': ['buyer'],
  'expired confirmed': ['gateway'],
  'expired refund_due': ['gateway'],
  'cancelled refund_due': ['gateway'],
  'paying review': ['gateway'],
  'confirming review': ['gateway'],
  'held review': ['gateway'],
  'review confirmed': ['staff'],
  'review refund_due': ['staff'],
  // A part of its money goes back, and it stands.
  'confirmed confirmed': ['staff'],
  'confirmed refund_due': ['seller', 'staff', 'service'],
  // The service by itself, where nothing was paid.
  'refund_due refunded': ['gateway', 'service'],
}

interface Change {
  id: number
  state: string
  steps: { from: string | null; to: string; by: string }[] | null
}

/** Every order's states are written down one after the other, lead to the one it has, and each is a step that its actor may take. */
async function changeFaults(db: Queries): Promise<string[]> {
  const { rows } = await db.query<Change>(`select o.id, o.state,
    (select json_agg(json_build_object('from', v.from_state, 'to', v.to_state, 'by', v.by) order by v.id) from purchase_changes v where v.purchase = o.id and not v.details ? 'refused') as steps
    from purchases o where o.kind = 'tickets' order by o.id`)
  return rows.flatMap(({ id, state, steps }) => {
    let before: string | null = null
    for (const { from, to, by } of steps ?? []) {
      if (from !== before) return [`order ${id} went from ${from} while it was ${before}`]
      if (!ALLOWED[`${from ?? 'none'} ${to}`]?.includes(by)) return [`order ${id} went from ${from ?? 'none'} to ${to} by ${by}`]
      before = to
    }
    return before === state ? [] : [`order ${id} is ${state}, and ${before} was written down last`]
  })
}
