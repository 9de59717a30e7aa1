import { sql } from 'drizzle-orm'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { purchase_changes } from '../db/tables/purchases.ts'

/** One change of one purchase. `null` is where it came from nowhere. */
export interface PurchaseChange {
  purchase: number
  from_state: PurchaseState | null
  to_state: PurchaseState
  by: (typeof purchase_changes.$inferInsert)['by']
  details?: Record<string, string | number | boolean>
}

/** Records what became of purchases, in the transaction in which it did. */
export async function noteChanges(tx: Pick<Tx, 'insert'>, changes: readonly PurchaseChange[]): Promise<void> {
  if (changes.length > 0) await tx.insert(purchase_changes).values([...changes])
}

/** What was tried with a purchase that was past it, and who tries it. */
const TRIED_BY = {
  'add-item': 'buyer',
  cancel: 'buyer',
  initiate: 'buyer',
  'give-back': 'seller',
  confirm: 'staff',
  refund: 'staff',
  'refund-part': 'staff',
  retry: 'staff',
  'settled-by-hand': 'staff',
} as const satisfies Record<string, PurchaseChange['by']>
export type Refused = keyof typeof TRIED_BY

/**
 * Records a step that was refused. The same again is one record until the purchase changes: no client fills the log by asking.
 * @param db not the transaction that was given up.
 */
export async function noteRefusal(db: Pick<Database['db'], 'transaction'>, purchase: number, refused: Refused): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Of two that are refused at once, the second sees the record of the first.
    await tx.execute(sql`select 1 from purchases where id = ${purchase} for no key update`)
    await tx.execute(sql`
      insert into purchase_changes (purchase, from_state, to_state, by, details)
      select o.id, o.state, o.state, ${TRIED_BY[refused]}, jsonb_build_object('refused', ${refused}::text) from purchases o
      where o.id = ${purchase} and not exists (
        select 1 from purchase_changes before where before.purchase = o.id and before.details ->> 'refused' = ${refused} and before.to_state = o.state
          and before.id > coalesce((select max(id) from purchase_changes changed where changed.purchase = o.id and not changed.details ? 'refused'), 0))`)
  })
}
