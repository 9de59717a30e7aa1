import { eq, sql } from 'drizzle-orm'
import type { PayoutState } from '#contract/wallet/payout-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { payout_changes, payouts } from '../../../db/tables/payouts.ts'
import { coverDebts } from '../../../ledger/cover-debts.ts'
import { type Entry, postMoves } from '../../../ledger/post-moves.ts'

export type PayoutRow = typeof payouts.$inferSelect

type Set = Parameters<ReturnType<typeof updater>['set']>[0]
const updater = (tx: Tx) => tx.update(payouts)

interface Step {
  to: PayoutState
  by: 'seller' | 'staff'
  /** User id. */
  account: number
  set?: Set
  details?: Record<string, string | number>
}

/** Moves a withdrawal on that is held: its row, its record, and its money, all in the transaction of the step. */
export async function movePayout(tx: Tx, payout: PayoutRow, { to, by, account, set, details = {} }: Step): Promise<PayoutRow> {
  const isOver = to === 'refused' || to === 'bounced'
  const [moved] = await updater(tx)
    .set({ ...set, state: to, is_told: by === 'seller' || to === 'taken', ...(isOver && { ended_at: sql`now()` }) })
    .where(eq(payouts.id, payout.id))
    .returning()
  if (!moved) throw new TypeError(`withdrawal ${payout.id} is gone`)
  await tx.insert(payout_changes).values({ payout: payout.id, from_state: payout.state, to_state: to, by, account, details })
  if (to !== 'taken' && to !== 'asked')
    await postMoves(tx, [
      {
        ...{ name: `${to} ${payout.id}`, kind: to, payout: payout.id, note: moved.reference, ...(by === 'staff' && { by: account }) },
        sellers: [payout.seller],
        entries: ENTRIES[to](payout),
      },
      // What is free again covers what is owed first.
      ...(to === 'sent' ? [] : coverDebts(`${to} ${payout.id}`, [payout.seller])),
    ])
  return moved
}

const ENTRIES: Record<'sent' | 'refused' | 'bounced', (payout: PayoutRow) => Entry[]> = {
  sent: ({ seller, paisa }) => [
    { kind: 'leaving', seller, paisa: -paisa },
    { house: 'bank', paisa: -paisa },
  ],
  refused: ({ seller, paisa }) => [
    { kind: 'leaving', seller, paisa: -paisa },
    { kind: 'free', seller, paisa },
  ],
  bounced: ({ seller, paisa }) => [
    { house: 'bank', paisa },
    { kind: 'free', seller, paisa },
  ],
}
