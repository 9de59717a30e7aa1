import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, idText } from '../core/fields.ts'
import { PaidPaisa, Paisa } from '../wallet-payments/claim-steps.ts'
import { DebtClaim } from '../wallet-payments/debt-claims.ts'
import { StaffReason } from './staff-reason.ts'

/** A debt that a seller says they have paid, to staff. */
export const DeskDebtClaim = v.object({
  ...DebtClaim.entries,
  reference: v.string(),
  seller: v.object({ username: v.string(), full_name: v.string() }),
  /** What the seller owes now: no more can be taken. */
  due_paisa: Paisa,
  /** The house has no such number now. */
  is_known_number: v.boolean(),
  /** Another debt was claimed with a TrxID that is easily read as this one: O and 0, I and 1. */
  is_look_alike: v.boolean(),
  /** One's own debt is for others to decide. */
  is_own: v.boolean(),
})
export type DeskDebtClaim = v.InferOutput<typeof DeskDebtClaim>

export const listDeskDebtClaims = endpoint({
  method: 'GET',
  path: '/api/desk/debt_claims/',
  summary: 'Debts that sellers say they have paid, the oldest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: ownPage(DeskDebtClaim),
  offline: 'never',
})

/**
 * `came`: so much is off what the seller owes, once, under the TrxID. `bad-input` of `amount_paisa`: more than is owed, with `facts.most`; what is too much is
 * sent back, and is no money of the ledger. `not-allowed`: it is one's own. `bad-state`: it was decided, or the TrxID was noted for another seller.
 */
export const decideDebtClaim = endpoint({
  method: 'POST',
  path: '/api/desk/debt_claims/{claim_id}/decide/',
  summary: 'Says whether a payment of a debt has come, and how much, or why it is not taken. Asks for a fresh proof, and is on record',
  access: 'staff',
  isMoney: true,
  perMinute: 30,
  once: true,
  params: v.object({ claim_id: idText }),
  body: v.variant('came', [v.object({ came: v.literal(true), amount_paisa: PaidPaisa }), v.object({ came: v.literal(false), reason: StaffReason })]),
  answer: DeskDebtClaim,
  offline: 'refuse',
})
