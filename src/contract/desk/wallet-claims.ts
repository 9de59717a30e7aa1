import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, Id, Instant, idText } from '../core/fields.ts'
import { PaidPaisa } from '../wallet-payments/claim-steps.ts'
import { WALLET_CLAIM } from '../wallet-payments/wallet-claims.ts'
import { StaffReason } from './staff-reason.ts'

/** Both stories of a payment by mobile wallet, to staff. Who ordered is masked as elsewhere at the desk. */
export const DeskWalletClaim = v.object({
  ...WALLET_CLAIM,
  /** Since when staff are asked; null: they are not, or not any more. */
  asked_staff_at: v.nullable(Instant),
})
export type DeskWalletClaim = v.InferOutput<typeof DeskWalletClaim>

export const listDeskWalletClaims = endpoint({
  method: 'GET',
  path: '/api/desk/wallet_claims/',
  summary: 'Payments by mobile wallet that staff have to decide, those that wait longest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: ownPage(DeskWalletClaim),
  offline: 'never',
})

const params = v.object({ claim_id: idText })

export const readDeskWalletClaim = endpoint({
  method: 'GET',
  path: '/api/desk/wallet_claims/{claim_id}/',
  summary: 'One payment by mobile wallet with both stories, to staff',
  access: 'staff',
  perMinute: 120,
  params,
  answer: DeskWalletClaim,
  offline: 'never',
})

/**
 * Of the claim: `came` places the order as the seller's own word would, or makes it `late` where its goods are gone; else the purchase ends. Of a refund: it
 * arrived, or it is void and owed again. `bad-state`: there is nothing to decide, or not any more.
 */
export const decideWalletClaim = endpoint({
  method: 'POST',
  path: '/api/desk/wallet_claims/{claim_id}/decide/',
  summary: 'Decides whether money came by mobile wallet, with a reason that both sides read. Asks for a fresh proof, and is on record',
  access: 'staff',
  isMoney: true,
  perMinute: 30,
  once: true,
  params,
  body: v.variant('about', [
    v.object({ about: v.literal('payment'), came: v.boolean(), amount_paisa: v.optional(PaidPaisa), reason: StaffReason }),
    v.object({ about: v.literal('refund'), refund_id: Id, came: v.boolean(), reason: StaffReason }),
  ]),
  answer: DeskWalletClaim,
  offline: 'refuse',
})
