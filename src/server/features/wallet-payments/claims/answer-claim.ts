import { sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import type { walletMoneyCame, walletMoneyNotCome } from '#contract/wallet-payments/claim-steps.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { type ClaimWork, takeWord } from './confirm-claim.ts'
import { holdClaim, requireMayOnClaim, type WhoseClaim } from './hold-claim.ts'
import { moveClaim } from './move-claim.ts'

/** What the record of a purchase says: nothing but that word stands behind it. */
const SAYS_SELLER = 'paid to the seller, says the seller'

/** The seller has the money. Said twice, it is said once. @throws {Problem} not-found, bad-state */
export async function answerCame(work: ClaimWork, whose: WhoseClaim, { amount_paisa, takes_less }: BodyOf<typeof walletMoneyCame>): Promise<void> {
  const held = await holdClaim(work.tx, whose)
  const { claim, by } = held
  const paisa = amount_paisa ?? claim.came_paisa ?? claim.asked_paisa
  if (by === 'seller' && claim.state === 'confirmed' && claim.came_paisa === paisa) return
  requireMayOnClaim(held, 'came')
  await takeWord(work, held, { paisa, takesLess: takes_less, action: 'came', why: SAYS_SELLER, set: { asked_staff_at: null } })
  await pauseAt('claim', 'before-commit')
}

/** The seller finds no such payment: staff are asked. @throws {Problem} not-found, bad-state */
export async function answerNotCome(tx: Tx, whose: WhoseClaim, { story }: BodyOf<typeof walletMoneyNotCome>): Promise<void> {
  const held = await holdClaim(tx, whose)
  const { claim, by } = held
  if (by === 'seller' && claim.answered_at !== null && claim.seller_story === story && claim.asked_staff_at !== null) return
  requireMayOnClaim(held, 'not_come')
  const to = claim.state === 'claimed' ? 'disputed' : claim.state
  const now = sql`now()`
  await moveClaim(tx, held, { to, action: 'not_come', set: { seller_story: story, answered_at: now, asked_staff_at: now } })
}
