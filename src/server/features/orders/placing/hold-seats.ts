import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { expireDue } from '../../../purchases/ending/expire-purchases.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { isEnough, readSeatsLeft, type SeatsWanted, takeSeats } from './seats.ts'

/** Other buyers may take and give back seats meanwhile; a buyer who loses that often is told what is left. */
const MOST_TRIES = 4

/**
 * Takes seats, all or none. Reads before it waits in line, so that a buyer who comes too late hears so at once; and what is due goes back
 * first, so that no buyer is refused for a hold that has run out.
 * @throws {Problem} sold-out — `facts` have what is left of each ticket, as `ticket_<id>`; event-closed — it was taken off the market.
 */
export async function holdSeats(tx: Tx, wanted: SeatsWanted, handlers: PurchaseHandlers): Promise<void> {
  let left = await readSeatsLeft(tx, wanted)
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    if (isEnough(left, wanted)) {
      if (await takeSeats(tx, wanted)) return
    } else if (!(await expireDue(tx, eq(purchases.event, wanted.event), handlers))) break
    left = await readSeatsLeft(tx, wanted)
  }
  throw new Problem('sold-out', { facts: Object.fromEntries([...left.byTicket].map(([id, seats]) => [`ticket_${id}`, seats])) })
}
