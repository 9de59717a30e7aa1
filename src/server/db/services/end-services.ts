import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { calendars, services, team_members } from '../tables/services.ts'

/**
 * Ends what an account that is deleted does for others: nothing of it can be asked for any more, its team and its hours are gone, and so is where buyers came
 * to. Bookings keep what they were made with. Gives the pictures of the team.
 */
export async function endServices(tx: Pick<Tx, 'update' | 'delete' | 'execute' | 'select'>, user_id: number): Promise<(string | null)[]> {
  await closeServices(tx, user_id)
  await endCases(tx, 'service', sql`select id from services where seller = ${user_id}`)
  await tx
    .update(services)
    .set({ taken_off_reason: '', at_line: '', directions: '', link: '' })
    .where(
      and(eq(services.seller, user_id), or(ne(services.taken_off_reason, ''), ne(services.at_line, ''), ne(services.directions, ''), ne(services.link, ''))),
    )
  await tx.delete(calendars).where(eq(calendars.seller, user_id))
  return endTeam(tx, user_id)
}

async function endTeam(tx: Pick<Tx, 'update' | 'select'>, user_id: number): Promise<(string | null)[]> {
  const { seller, picture, removed_at } = team_members
  const pictures = await tx.select({ picture }).from(team_members).where(eq(seller, user_id))
  await tx.update(team_members).set({ name: '', role: '', picture: null, is_bookable: false }).where(eq(seller, user_id))
  await tx
    .update(team_members)
    .set({ removed_at: sql`now()` })
    .where(and(eq(seller, user_id), isNull(removed_at)))
  return pictures.map((one) => one.picture)
}

/** Takes what a seller does for others off the market: it cannot be asked for any more, nor when staff restore what they had taken off. */
export const closeServices = (tx: Pick<Tx, 'update'>, user_id: number): Promise<unknown> =>
  tx
    .update(services)
    .set({ is_active: false, was_public: false, version: sql`${services.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(services.seller, user_id), or(services.is_active, services.was_public)))
