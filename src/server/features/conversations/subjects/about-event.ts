import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { NOTHING, type Talk } from '../talk.ts'

/**
 * A question about an event, to its organizer: before anything was ordered it must be public, later on it may be over or off the market.
 * @throws {Problem} not-found — there is no such event, or it cannot be asked about; not-allowed — it is one's own.
 */
export async function aboutEvent(db: Pick<Database['db'], 'execute'>, user_id: number, event: number): Promise<Talk> {
  const { rows } = await db.execute<{ seller: number }>(sql`
    select e.seller from events e join users u on u.id = e.seller
    where e.id = ${event} and e.published_at is not null and (
      (e.is_active and u.deleted_at is null and u.locked_at is null)
      or exists (select from conversations c where c.kind = 'event' and c.event = e.id and c.asker = ${user_id}))`)
  const [found] = rows
  if (!found) throw new Problem('not-found')
  if (found.seller === user_id) throw new Problem('not-allowed')
  return { ...NOTHING, kind: 'event', event, asker: user_id, answerer: found.seller }
}
