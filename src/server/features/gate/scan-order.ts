import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/in-transaction.ts'
import { gate_scans } from '../../db/tables/gate.ts'

const { id, event, key, ticket, gate_pass, way, scanned_at, received_at } = gate_scans

/**
 * Every scan of an event, to select from. The earliest scan of a ticket is its admission, of equal ones the one that came first: nothing is
 * written down of that, so whatever arrives later, and in whatever order, all say the same.
 */
export const scansOf = (db: Pick<Tx, 'select'>, event_id: number) =>
  db
    .select({
      id,
      key,
      ticket,
      gate_pass,
      way,
      scanned_at,
      received_at,
      is_admission: sql<boolean>`row_number() over (partition by ${ticket} order by ${scanned_at}, ${id}) = 1`.as('is_admission'),
    })
    .from(gate_scans)
    .where(eq(event, event_id))
    .as('scans')

/** The admission of every ticket of an event that has one, by the same order. */
export const admissionsOf = (db: Pick<Tx, 'selectDistinctOn'>, event_id: number) =>
  db
    .selectDistinctOn([ticket], { id, ticket, gate_pass, scanned_at })
    .from(gate_scans)
    .where(eq(event, event_id))
    .orderBy(asc(ticket), asc(scanned_at), asc(id))
    .as('admissions')
