import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { SlotTerms } from '#contract/services/slot-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { servicePaymentNow } from '../payouts/is-debtor.ts'
import { service_members, services, team_members } from '../tables/services.ts'

export type ServiceRow = typeof services.$inferSelect
type Reader = Pick<Tx, 'select'>

/** Of a service, whether times can be asked for now: active, not taken off, of a shop that may sell. */
export const IS_BOOKABLE = sql<boolean>`(${services.is_active} and ${services.taken_off_at} is null and ${services.seller} not in (select shop from suspended_shops))`

/** A service as it is open to buyers now. */
const SERVICE_NOW = { ...getTableColumns(services), payment: servicePaymentNow({ seller: sql`${services.seller}`, payment: sql`${services.payment}` }) }

/** A service, and the members who do it and can be asked for, in the order of their ids. Undefined: there is none, or no times can be asked for. */
export async function readBookable(db: Reader, service: number): Promise<{ service: ServiceRow; members: number[] } | undefined> {
  const [found] = await db
    .select({ service: SERVICE_NOW, members: sql<number[]>`array(${membersOf(db, service)})` })
    .from(services)
    .where(and(eq(services.id, service), IS_BOOKABLE))
  return found
}

/** Who does a service now. */
export async function readMembersOf(db: Reader, service: number): Promise<number[]> {
  const rows = await membersOf(db, service)
  return rows.map(({ id }) => id)
}

const membersOf = (db: Reader, service: number) =>
  db
    .select({ id: team_members.id })
    .from(service_members)
    .innerJoin(team_members, eq(team_members.id, service_members.member))
    .where(and(eq(service_members.service, service), isNull(team_members.removed_at), eq(team_members.is_bookable, true)))
    .orderBy(asc(team_members.id))

/** How the times of a service are made. */
export const slotTermsOf = (service: ServiceRow): SlotTerms => {
  const { pricing, duration, step, hours_least, hours_most, seats, pause_before, pause_after } = service
  return { pricing, duration, step, hours_least, hours_most, seats, pause_before, pause_after }
}
