import { eq } from 'drizzle-orm'
import { notifyOfBooking } from '../../db/bookings/notify-of-booking.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { type PurchaseTask, type PurchaseTaskKind, takePurchaseTasks } from '../../db/purchase-tasks.ts'
import { booking_purchases } from '../../db/tables/bookings.ts'
import { startBackgroundJob } from '../../http/background-jobs.ts'
import { errorFacts } from '../../http/responses/error-facts.ts'

const EVERY_MS = 3000
const AT_ONCE = 20

/** What purchases of any kind leave to be told. */
const TASKS: PurchaseTaskKind[] = ['tell-refunded', 'tell-not-paid', 'letter-refund', 'letter-called-off', 'tell-called-off']

interface Parts {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Tells who has booked that money is back. @returns whether there may be more */
export async function tellBuyersOfBookings({ db, log }: Parts): Promise<boolean> {
  const failed = ({ id, kind, tries }: PurchaseTask, error: unknown, isGivenUp: boolean) => {
    const facts = { task: id, kind, tries: tries + 1, error: errorFacts(error) }
    if (isGivenUp) log.error(facts, 'a buyer could not be told of a booking, and will not be')
    else log.warn(facts, 'a buyer could not be told of a booking yet')
  }
  return (await takePurchaseTasks({ db, of: 'booking', failed, most: AT_ONCE }, TASKS, tell)) === AT_ONCE
}

/** Tells what is due every three seconds until it is stopped. Gives what stops it. */
export const startTellingOfBookings = (parts: Parts): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => tellBuyersOfBookings(parts), fault: 'buyers could not be told of bookings', log: parts.log })

/** The e-mail goes with the notice, and a booking that ends unpaid or is cancelled tells so itself: those tasks are done with. */
async function tell(tx: Tx, { purchase, kind }: PurchaseTask): Promise<void> {
  if (kind !== 'tell-refunded') return
  const { booking } = booking_purchases
  const [of] = await tx.select({ booking }).from(booking_purchases).where(eq(booking_purchases.purchase, purchase))
  if (of) await notifyOfBooking(tx, { booking: of.booking, kind: 'booking-refunded', to: 'buyer' })
}
