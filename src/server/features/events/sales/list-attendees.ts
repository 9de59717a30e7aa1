import { and, asc, count, desc, eq, inArray, isNull, lt, min, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { eventDays } from '#contract/events/event-days.ts'
import { type listAttendees as contract, SALES_LIMITS } from '#contract/events/sales.ts'
import type { AttendeeSort, AttendeeState } from '#contract/events/sales-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { type DatedEvent, scansOf } from '../../../db/events/scan-order.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { lowerSql } from '../../../db/search/lower-sql.ts'
import { gate_scans } from '../../../db/tables/gate.ts'
import { event_order_items } from '../../../db/tables/orders.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import { fits } from './search-words.ts'

const WAS_SCANNED = sql<boolean>`exists (select from ${gate_scans} where ${gate_scans.ticket} = ${tickets.id} and ${gate_scans.undone_at} is null)`
const ADMITTED_AT = sql<
  string | null
>`(select min(${gate_scans.scanned_at}) from ${gate_scans} where ${gate_scans.ticket} = ${tickets.id} and ${gate_scans.undone_at} is null)`.mapWith(
  gate_scans.scanned_at,
)
const NAME = lowerSql(sql`${tickets.holder_name}`)

const FILTERS: Record<AttendeeState, SQL> = {
  expected: sql`${tickets.state} = 'valid' and not ${WAS_SCANNED}`,
  in: sql`${tickets.state} = 'valid' and ${WAS_SCANNED}`,
  void: sql`${tickets.state} = 'void'`,
}

const SEARCHED = {
  names: [tickets.holder_name, purchases.full_name, purchases.email],
  numbers: [tickets.code, purchases.number],
  phone: purchases.phone_number,
}

/**
 * The seats of one's own event by the names of their holders unless another order is asked for, those that are void too. `checked_in`: how many were let in, of that kind of
 * ticket, whatever else is asked for.
 * @throws {Problem} not-found — there is no such event, or it is another's; bad-input — the cursor.
 */
export async function listAttendees(db: Database['db'], seller: number, query: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { event_id, q, event_ticket, state, sort = 'name', limit = SALES_LIMITS.perPage, cursor } = query
  const after = rowAfter(cursor)
  const event = await ownEvent(db, seller, event_id)
  const ofKind = event_ticket === undefined ? undefined : eq(tickets.event_ticket, event_ticket)
  // By their orders: whatever was sold of an event is found by an index that has void tickets too.
  const wanted = and(
    eq(purchases.event, event_id),
    inArray(purchases.state, ['confirmed', 'refund_due', 'refunded']),
    inArray(tickets.state, ['valid', 'void']),
    ofKind,
    fits(q, SEARCHED),
    state && FILTERS[state],
  )
  const counting = db.select({ total: count() }).from(tickets).innerJoin(purchases, eq(purchases.id, tickets.purchase)).where(wanted)
  const admitting = db
    .select({ checked_in: sql<number>`count(distinct ${tickets.id})::int` })
    .from(gate_scans)
    .innerJoin(tickets, and(eq(tickets.id, gate_scans.ticket), eq(tickets.state, 'valid')))
    .where(and(eq(gate_scans.event, event_id), isNull(gate_scans.undone_at), ofKind))
  const next = after === undefined ? undefined : COMES_AFTER[sort](event_id, after)
  const reading = readPage(db, { where: and(wanted, next), sort, most: limit + 1 })
  const [[counted], [admitted], rows] = await Promise.all([counting, admitting, reading])
  const { page, next_cursor } = pageOf(rows, limit)
  const checkIns = await readCheckIns(
    db,
    event,
    page.map(({ id }) => id),
  )
  return {
    results: page.map((row) => ({ ...answerFrom(row), check_ins: checkIns.get(row.id) ?? [] })),
    next_cursor,
    total: counted?.total ?? 0,
    checked_in: admitted?.checked_in ?? 0,
  }
}

const ORDERS: Record<AttendeeSort, SQL[]> = { name: [NAME, asc(tickets.id)], newest: [desc(tickets.id)] }

/** The seats that come after one of them. The name on a ticket never changes: a new holder gets a new ticket. */
const COMES_AFTER: Record<AttendeeSort, (event_id: number, id: number) => SQL> = {
  name: (event_id, id) =>
    sql`(${NAME}, ${tickets.id}) > (select ${lowerSql(sql`last.holder_name`)}, last.id from tickets last where last.id = ${id} and last.event = ${event_id})`,
  newest: (_, id) => lt(tickets.id, id),
}

const readPage = (db: Database['db'], { where, sort, most }: { where: SQL | undefined; sort: AttendeeSort; most: number }) =>
  db
    .select({
      id: tickets.id,
      code: tickets.code,
      holder_name: tickets.holder_name,
      event_ticket: tickets.event_ticket,
      title: event_order_items.title,
      event_order_id: purchases.number,
      full_name: purchases.full_name,
      phone_number: purchases.phone_number,
      email: purchases.email,
      ticket_state: tickets.state,
      checked_in_at: ADMITTED_AT,
    })
    .from(tickets)
    .innerJoin(purchases, eq(purchases.id, tickets.purchase))
    .innerJoin(event_order_items, eq(event_order_items.id, tickets.event_order_item))
    .where(where)
    .orderBy(...ORDERS[sort])
    .limit(most)

/** Of an event of several days: on which of them each of these tickets was let in. */
async function readCheckIns(db: Database['db'], event: DatedEvent, ids: number[]): Promise<Map<number, { day: string; at: string }[]>> {
  const days = eventDays(event)
  const found = new Map<number, { day: string; at: string }[]>()
  if (days.length === 1 || ids.length === 0) return found
  const scans = scansOf(db, event)
  const { ticket, day, scanned_at } = scans
  const rows = await db
    .select({ ticket, day, at: min(scanned_at) })
    .from(scans)
    .where(and(inArray(ticket, ids), isNull(scans.undone_at)))
    .groupBy(ticket, day)
    .orderBy(asc(ticket), asc(day))
  for (const row of rows) {
    const named = days[row.day - 1]
    if (named && row.at) found.set(row.ticket, [...(found.get(row.ticket) ?? []), { day: named, at: row.at }])
  }
  return found
}

type Row = Awaited<ReturnType<typeof readPage>>[number]

function answerFrom({ ticket_state, ...row }: Row): AnswerOf<typeof contract>['results'][number] {
  const seated = row.checked_in_at === null ? 'expected' : 'in'
  return { ...row, state: ticket_state === 'void' ? 'void' : seated }
}
