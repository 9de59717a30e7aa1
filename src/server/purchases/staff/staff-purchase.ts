import { eq } from 'drizzle-orm'
import { upperCase } from '#contract/core/one-form.ts'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { noteRefusal, type Refused } from '../change-log.ts'
import type { Purchase, PurchaseHandlers } from '../purchase-handler.ts'

/** What the work of staff on purchases leans on. */
export interface StaffParts {
  db: Database['db']
  handlers: PurchaseHandlers
}

/** Something that staff cannot do, in words for them. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
}

/** A purchase as people write its number: in any case, with spaces where they like. @throws {StaffRefused} */
export async function purchaseNamed(db: Pick<Database['db'], 'select'>, name: string): Promise<Purchase> {
  const number = upperCase(name.replace(/[\s#]/g, ''))
  const [purchase] = await db.select().from(purchases).where(eq(purchases.number, number))
  if (!purchase) throw new StaffRefused(`There is no order ${printable(name)}.`)
  return purchase
}

/** What people have typed, for a terminal: nothing in it moves a cursor or changes a colour. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, ' ')

interface Act {
  what: Extract<Refused, 'confirm' | 'refund' | 'refund-part' | 'retry' | 'settled-by-hand'>
  /** Says what happened; undefined: the purchase is past that, or not there yet. */
  work: (tx: Tx, purchase: Purchase) => Promise<string | undefined>
}

/**
 * Lets staff do something to a purchase in one transaction that holds it. What is refused is on record too.
 * @throws {StaffRefused} no such order; it is in another state.
 */
export async function actOnPurchase({ db }: Pick<StaffParts, 'db'>, name: string, { what, work }: Act): Promise<string> {
  const { id, number } = await purchaseNamed(db, name)
  const said = await inTransaction(db, async (tx) => {
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('no key update')
    if (!purchase) throw new StaffRefused(`There is no order ${number}.`)
    const words = await work(tx, purchase)
    await pauseAt('staff', 'before-commit')
    return words ?? { state: purchase.state }
  })
  await pauseAt('staff', 'after-commit-before-reply')
  if (typeof said === 'string') return said
  await noteRefusal(db, id, what)
  throw new StaffRefused(`${number} is ${said.state}: ${REFUSALS[what]}`)
}

const REFUSALS: Record<Act['what'], string> = {
  confirm: 'only an order in review can be confirmed.',
  refund: 'only an order in review or one that is confirmed can be given back.',
  'refund-part': 'only of an order that is confirmed a part can be given back.',
  retry: 'no refund waits for you.',
  'settled-by-hand': 'no refund waits for you.',
}
