import { eq, type SQL, sql } from 'drizzle-orm'
import { TIME_ZONE } from '#contract/core/time.ts'
import { eventDays } from '#contract/events/event-days.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { event_tickets } from '../tables/events.ts'
import { gate_scans } from '../tables/gate.ts'
import { tickets } from '../tables/tickets.ts'

const { id, event, key, ticket, gate_pass, way, scanned_at, undone_at, received_at } = gate_scans

/** An event, and when it is: that says which days it has. */
export interface DatedEvent {
  id: number
  from_time: string
  to_time: string
}

/**
 * Every scan of an event, to select from, with the number of the day for which it counts and what its ticket enters once for (`entry`: that
 * day, or 0). The earliest scan of an entry that was not undone is its admission, of equal ones the one that came first: nothing is written down of that, so
 * whatever arrives later, and in whatever order, all say the same. @see contract/events/event-days.ts for the days
 */
export function scansOf(db: Pick<Tx, 'select'>, of: DatedEvent) {
  const day = dayOf(of)
  const entry = sql<number>`case when ${event_tickets.entry} = 'once' then 0 else ${day} end`
  const first = sql<number>`first_value(${id}) over (partition by ${ticket}, ${entry}, ${undone_at} is null order by ${scanned_at}, ${id})`
  return db
    .select({
      ...{ id, key, ticket, gate_pass, way, scanned_at, undone_at, received_at },
      day: sql<number>`${day}`.as('day'),
      entry: entry.as('entry'),
      /** Id of the admission of the same entry. */
      admission: sql<number>`${first}`.as('admission'),
      is_admission: sql<boolean>`${undone_at} is null and ${first} = ${id}`.as('is_admission'),
    })
    .from(gate_scans)
    .innerJoin(tickets, eq(tickets.id, ticket))
    .innerJoin(event_tickets, eq(event_tickets.id, tickets.event_ticket))
    .where(eq(event, of.id))
    .as('scans')
}

/** The admissions of an event, by the same order. */
export function admissionsOf(db: Pick<Tx, 'select'>, of: DatedEvent) {
  const scans = scansOf(db, of)
  return db
    .select({ id: scans.id, ticket: scans.ticket, day: scans.day, entry: scans.entry, gate_pass: scans.gate_pass, scanned_at: scans.scanned_at })
    .from(scans)
    .where(eq(scans.is_admission, true))
    .as('admissions')
}

/** As `dayNumber` says. */
function dayOf(of: DatedEvent): SQL<number> {
  const [first, ...more] = eventDays(of)
  if (more.length === 0) return sql<number>`1`
  return sql<number>`least(greatest((${scanned_at} at time zone ${TIME_ZONE}::text)::date - ${first}::date, 0), ${more.length}::int) + 1`
}
