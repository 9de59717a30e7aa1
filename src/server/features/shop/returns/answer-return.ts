import { sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type ReturnState, valueOfPieces } from '#contract/shop/return-rules.ts'
import type { agreeToReturn, declineReturn } from '#contract/shop/return-steps.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { type HeldReturn, holdReturn, type ReturnRow, requireMayReturn, type WhoseReturn } from './hold-return.ts'
import { readLeft } from './left-of-order.ts'
import { moveReturn } from './move-return.ts'
import { payBackWhenDue } from './pay-back.ts'
import { readPieces } from './pieces.ts'

type Agreed = BodyOf<typeof agreeToReturn>

/**
 * The seller agrees; money that was paid online begins to go back in the same transaction, where no goods are to come before.
 * @throws {Problem} not-found, bad-state; bad-input — as the endpoint says
 */
export async function agree(tx: Tx, whose: WhoseReturn, agreed: Agreed): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'seller' && isSaid(held.row, agreed)) return
  requireMayReturn(held, 'agree')
  await requireFit(tx, held, agreed)
  const { row } = held
  const amount = agreed.remedy === 'refund' ? agreed.amount : null
  const set = { remedy: agreed.remedy, amount, goes_back: agreed.goes_back, answer: agreed.answer, answered_at: sql`now()`, declined_for: null, given_at: null }
  const details = { remedy: agreed.remedy, goes_back: agreed.goes_back, ...(amount !== null && { taka: amount }) }
  const moved = await moveReturn(tx, held, { to: afterAgreed(row, agreed.goes_back), action: 'agree', set, details })
  await payBackWhenDue(tx, moved)
  await pauseAt('shop', 'before-commit')
}

/** The same answer once more. */
const isSaid = ({ state, answered_at, remedy, amount, goes_back }: ReturnRow, agreed: Agreed): boolean =>
  answered_at !== null &&
  (state === 'agreed' || state === 'settled') &&
  remedy === agreed.remedy &&
  goes_back === agreed.goes_back &&
  amount === (agreed.remedy === 'refund' ? agreed.amount : null)

/** Where goods are by now is where the complaint goes on. */
export function afterAgreed({ sent_back_at, received_at }: Pick<ReturnRow, 'sent_back_at' | 'received_at'>, goes_back: boolean): ReturnState {
  if (received_at !== null) return 'received'
  return goes_back && sent_back_at !== null ? 'sent_back' : 'agreed'
}

async function requireFit(tx: Tx, held: HeldReturn, agreed: Agreed): Promise<void> {
  const { row, order } = held
  if (agreed.goes_back && row.why === 'not-come') throw new Problem('bad-input', { fields: { goes_back: 'does-not-fit' } })
  const isTurned = row.remedy === 'replacement' && row.state !== 'disputed'
  if (agreed.remedy === 'replacement') {
    if (isTurned) throw new Problem('bad-input', { fields: { remedy: 'does-not-fit' } })
    return
  }
  const most = await requireLeft(tx, held, agreed.amount)
  const least = isTurned ? Math.min(valueOfPieces(await readPieces(tx, row.id), order), most) : 0
  if (agreed.amount < least) throw new Problem('bad-input', { fields: { amount: 'too-small' }, facts: { least } })
}

/** Gives what of the order can still go back. @throws {Problem} bad-input — of `amount`, more than that */
export async function requireLeft(tx: Tx, { order, row }: Pick<HeldReturn, 'order' | 'row'>, amount: number): Promise<number> {
  const most = await readLeft(tx, order, row.id)
  if (amount > most) throw new Problem('bad-input', { fields: { amount: 'too-large' }, facts: { most } })
  return most
}

/** The seller declines. @throws {Problem} not-found, bad-state */
export async function decline(tx: Tx, whose: WhoseReturn, { reason, answer }: BodyOf<typeof declineReturn>): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'seller' && held.row.state === 'declined') return
  requireMayReturn(held, 'decline')
  await moveReturn(tx, held, { to: 'declined', action: 'decline', set: { declined_for: reason, answer, answered_at: sql`now()` }, details: { reason } })
}
