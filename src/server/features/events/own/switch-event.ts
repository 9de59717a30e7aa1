import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type EventRow, holdOwnEvent } from '../../../db/events/own-event.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { events } from '../../../db/tables/events.ts'
import { readOwnCard, type Whose } from './read-own-event.ts'
import { requireRoom } from './require-room.ts'
import { changed } from './require-version.ts'

/**
 * Puts an event on the market or takes it off. What stands already is left alone.
 * @throws {Problem} not-found — there is none, or it is another user's; event-closed — it was called off; bad-input — it is over;
 * taken-off, shop-taken-off; not-signed-in — the account was deleted or locked meanwhile; unverified-limit.
 */
export async function switchEvent(db: Database['db'], whose: Whose, is_active: boolean): Promise<OwnEvent> {
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, whose.seller)
    const held = await holdOwnEvent(tx, whose.seller, whose.event_id)
    if (held.is_active === is_active) return
    if (is_active) {
      requireSellable(held, whose.now)
      await requireShopStands(tx, whose.seller)
      await requireRoom(tx, whose)
    }
    await tx
      .update(events)
      .set({ ...marketColumns(held, is_active), ...changed })
      .where(eq(events.id, held.id))
  })
  return readOwnCard(db, whose)
}

/**
 * Lets pass an event that can go on the market.
 * @throws {Problem} taken-off — by staff, for good; event-closed — it was called off, for good; bad-input — it is over: no visitor would see it.
 */
export function requireSellable({ event_status, taken_off_at, to_time }: Pick<EventRow, 'event_status' | 'taken_off_at' | 'to_time'>, now: number): void {
  if (taken_off_at !== null) throw new Problem('taken-off')
  if (event_status === CALLED_OFF) throw new Problem('event-closed')
  if (Date.parse(to_time) <= now) throw new Problem('bad-input', { fields: { to_time: 'in-the-past' } })
}

/** The columns of an event that is, or is not, on the market. */
export const marketColumns = ({ published_at }: Pick<EventRow, 'published_at'>, is_active: boolean) => ({
  is_active,
  ...(is_active && published_at === null && { published_at: sql`now()` }),
})
