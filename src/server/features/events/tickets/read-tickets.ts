import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { TICKET_LIMITS } from '#contract/events/ticket-rules.ts'
import type { passTicket } from '#contract/events/tickets.ts'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { tickets } from '../../../db/tables/tickets.ts'

export type TicketAnswer = AnswerOf<typeof passTicket>
/** Who reads: the buyer of the order, or a person with the link. */
type TicketReader = 'buyer' | 'link'
type Reader = Pick<Tx, 'select'>

/** The buyer of an order, by account. */
export const isOf = (user_id: number): SQL => sql`${purchases.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/** Of each seat the ticket it has now: those before it were passed on. */
export const IS_CURRENT = inArray(tickets.state, ['valid', 'void'])

/** Orders that were paid, also those whose money goes back: their tickets say so, rather than vanish. */
const PAID: PurchaseState[] = ['confirmed', 'refund_due', 'refunded']

/** The tickets of one's own paid orders, 500 at most: of events to come the soonest first, then of past ones the latest first. */
export const listTickets = (db: Reader, user_id: number): Promise<TicketAnswer[]> => readTickets(db, isOf(user_id), 'buyer')

/** The tickets that seats have now, for a reader who may see them. */
export async function readTickets(db: Reader, where: SQL | undefined, reader: TicketReader): Promise<TicketAnswer[]> {
  const isOver = sql`${events.to_time} <= now()`
  const rows = await db
    .select(COLUMNS)
    .from(tickets)
    .innerJoin(purchases, eq(purchases.id, tickets.purchase))
    .innerJoin(event_order_items, eq(event_order_items.id, tickets.event_order_item))
    .innerJoin(event_tickets, eq(event_tickets.id, tickets.event_ticket))
    .innerJoin(events, eq(events.id, tickets.event))
    .innerJoin(users, eq(users.id, events.seller))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, events.seller))
    .where(and(IS_CURRENT, inArray(purchases.state, PAID), where))
    .orderBy(
      asc(isOver),
      asc(sql`case when not (${isOver}) then ${events.from_time} end`),
      desc(events.from_time),
      asc(tickets.purchase),
      asc(tickets.event_order_item),
      asc(tickets.seat),
    )
    .limit(TICKET_LIMITS.listed)
  return rows.map((row) => answerFrom(row, reader))
}

/** The first ticket of the same seat, by which the seat is called. */
const SEAT_ID = sql<number>`(
  select min(first.id) from tickets first
  where first.purchase = ${tickets.purchase} and first.event_order_item = ${tickets.event_order_item} and first.seat = ${tickets.seat})`
const SEATS = sql<number>`(select sum(line.quantity) from event_order_items line where line.purchase = ${tickets.purchase})`
/** Counted through all lines of the order. */
const SEAT = sql<number>`${tickets.seat} + coalesce((
  select sum(line.quantity) from event_order_items line
  where line.purchase = ${tickets.purchase} and line.id < ${tickets.event_order_item}), 0)`
const SELLER_NAME = sql<string>`coalesce(${seller_profiles.full_name}, case when ${users.deleted_at} is null then ${users.username} else '' end)`

const COLUMNS = {
  id: SEAT_ID,
  code: tickets.code,
  qr: tickets.qr,
  state: tickets.state,
  secret_hash: tickets.secret_hash,
  holder_name: tickets.holder_name,
  title: event_order_items.title,
  entry: event_tickets.entry,
  days: event_tickets.days,
  seat: SEAT,
  seats: SEATS,
  event_order_id: purchases.number,
  order_state: purchases.state,
  event: {
    event_id: events.id,
    title: events.title,
    type: events.type,
    location: events.location,
    link: events.link,
    from_time: events.from_time,
    to_time: events.to_time,
    version: events.version,
    is_called_off: sql<boolean>`${events.called_off_at} is not null`,
    thumbnail: events.thumbnail,
    thumbnail_tone: events.thumbnail_tone,
    seller_name: SELLER_NAME,
  },
}

type Row = Pick<TicketAnswer, 'id' | 'code' | 'state' | 'holder_name' | 'title' | 'entry' | 'days' | 'seat' | 'seats' | 'event'> & {
  qr: string
  secret_hash: string | null
  event_order_id: string
  order_state: PurchaseState
}

/** What opens a gate or an Online event is told only to the reader who may enter with it. */
function answerFrom({ qr, secret_hash, order_state, event_order_id, event, ...ticket }: Row, reader: TicketReader): TicketAnswer {
  const isInTheirHands = reader === 'link' || secret_hash === null
  const isValid = ticket.state === 'valid' && order_state === 'confirmed'
  const opens = isValid && isInTheirHands
  return {
    ...ticket,
    code: isInTheirHands ? ticket.code : '',
    qr: opens ? qr : null,
    state: isValid && !isInTheirHands ? 'passed' : ticket.state,
    event_order_id: reader === 'link' ? null : event_order_id,
    event: { ...event, link: opens && event.type === 'Online' ? event.link : null },
  }
}
