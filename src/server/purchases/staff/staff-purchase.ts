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

/** Who of staff does it, where that is known; at a terminal it is not. `second`: who has approved it. User ids. */
export interface DoneBy {
  staff?: number
  second?: number
}

/**
 * Why staff cannot do something. `past`: the purchase is in another state; `too-much`: there is not so much money left; `several`: it is not said which
 * refund is meant; `which-order`: it is not said of which order of the purchase; `not-waiting`: no refund waits for that; `never-named`: the payment provider cannot know what is meant.
 */
export type StaffFault =
  | 'no-such-order'
  | 'past'
  | 'called-off'
  | 'too-much'
  | 'several'
  | 'which-order'
  | 'not-waiting'
  | 'never-named'
  | 'nothing-given-up'
  | 'unsigned'

interface StaffFacts {
  /** Of a purchase that is past it: it goes on record. */
  refused?: { purchase: number; what: Refused }
  /** Paisa. */
  left?: number
}

/** Something that staff cannot do, in words for them. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
  readonly fault: StaffFault
  readonly facts: StaffFacts

  constructor(words: string, fault: StaffFault, facts: StaffFacts = {}) {
    super(words)
    this.fault = fault
    this.facts = facts
  }
}

/** A purchase as people write its number: in any case, with spaces where they like. @throws {StaffRefused} */
export async function purchaseNamed(db: Pick<Database['db'], 'select'>, name: string): Promise<Purchase> {
  const number = upperCase(name.replace(/[\s#]/g, ''))
  const [purchase] = await db.select().from(purchases).where(eq(purchases.number, number))
  if (!purchase) throw new StaffRefused(`There is no order ${printable(name)}.`, 'no-such-order')
  return purchase
}

/** What people have typed, for a terminal: nothing in it moves a cursor or changes a colour. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, ' ')

/** Something that staff do to a purchase. */
export interface Act<T> {
  what: Extract<Refused, 'confirm' | 'refund' | 'refund-part' | 'retry' | 'settled-by-hand'>
  /** Gives what happened; undefined: the purchase is past that, or not there yet. */
  work: (tx: Tx, purchase: Purchase) => Promise<T | undefined>
}

/**
 * Lets staff do something to a purchase, which the transaction holds from here on.
 * @throws {StaffRefused} no such order; it is in another state: nothing was changed then.
 */
export async function actWithin<T>(tx: Tx, name: string, { what, work }: Act<T>): Promise<T> {
  const { id, number } = await purchaseNamed(tx, name)
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('no key update')
  if (!purchase) throw new StaffRefused(`There is no order ${number}.`, 'no-such-order')
  const done = await work(tx, purchase)
  await pauseAt('staff', 'before-commit')
  if (done === undefined) throw new StaffRefused(`${number} is ${purchase.state}: ${REFUSALS[what]}`, 'past', { refused: { purchase: id, what } })
  return done
}

/** The same in a transaction of its own. What is refused is on record too. @throws {StaffRefused} as above */
export async function actOnPurchase<T>({ db }: Pick<StaffParts, 'db'>, name: string, act: Act<T>): Promise<T> {
  try {
    const done = await inTransaction(db, (tx) => actWithin(tx, name, act))
    await pauseAt('staff', 'after-commit-before-reply')
    return done
  } catch (error) {
    await noteStaffRefusal(db, error)
    throw error
  }
}

/** Records what was refused because the purchase is past it. @param db not the transaction that was given up. */
export async function noteStaffRefusal(db: Pick<Database['db'], 'transaction'>, error: unknown): Promise<void> {
  const refused = error instanceof StaffRefused ? error.facts.refused : undefined
  if (refused) await noteRefusal(db, refused.purchase, refused.what)
}

const REFUSALS: Record<Act<unknown>['what'], string> = {
  confirm: 'only an order in review can be confirmed.',
  refund: 'only an order in review or one that is confirmed can be given back.',
  'refund-part': 'only of an order that is confirmed a part can be given back.',
  retry: 'no refund waits for you.',
  'settled-by-hand': 'no refund waits for you.',
}
