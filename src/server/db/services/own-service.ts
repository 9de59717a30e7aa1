import { and, asc, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { service_members, services } from '../tables/services.ts'

export type ServiceRow = typeof services.$inferSelect

/** Whose service. */
export interface OwnServiceKey {
  /** User id. */
  seller: number
  service_id: number
}

type Reader = Pick<Database['db'], 'select'>

/**
 * The seller's own service; another seller's is as good as none.
 * @throws {Problem} not-found — there is none, or it is another seller's.
 */
export async function ownService(db: Reader, whose: OwnServiceKey): Promise<ServiceRow> {
  const [row] = await db.select().from(services).where(mine(whose))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that changes it. Bookings go on meanwhile. Another seller's row is never waited for.
 * @throws {Problem} not-found — there is none, or it is another seller's.
 */
export async function holdOwnService(tx: Pick<Tx, 'select'>, whose: OwnServiceKey): Promise<ServiceRow> {
  const [row] = await tx.select().from(services).where(mine(whose)).for('no key update')
  if (!row) throw new Problem('not-found')
  return row
}

const mine = ({ seller, service_id }: OwnServiceKey) => and(eq(services.id, service_id), eq(services.seller, seller))

/** Ids of the members of the team who do a service. */
export async function membersOf(db: Reader, service: number): Promise<number[]> {
  const { member } = service_members
  const rows = await db.select({ member }).from(service_members).where(eq(service_members.service, service)).orderBy(asc(member))
  return rows.map((row) => row.member)
}
