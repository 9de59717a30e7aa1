import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, idText, MobileNumber } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { PurchaseNumber } from '../shop/checkout.ts'
import { CLAIM_LIMITS, CLAIM_STATES } from './claim-rules.ts'
import { TrxId } from './trx-id.ts'
import { WALLETS } from './wallets.ts'

/** What both sides do with a payment by mobile wallet. They go out by the outbox too, so that the worker has them: what they are answered is short. */

const say = (reason: Reason) => reason

/** Hundredths of a taka, never a fraction of one. */
export const Paisa = v.pipe(v.number(), v.integer(), v.minValue(0))
/** What a wallet moved, as either side says. */
export const PaidPaisa = v.pipe(v.number(), v.integer(say('not-a-number')), v.minValue(1, say('too-small')), v.maxValue(100_000_000, say('too-large')))
const Story = someLines(CLAIM_LIMITS.storyLongest)
const StoryRequired = v.pipe(Story, v.minLength(1, say('required')))

/** What became of it; the claim itself is read again. */
const ClaimStep = v.object({ claim_id: Id, /** Number of the order. */ order: v.string(), state: v.picklist(CLAIM_STATES) })
export type ClaimStep = v.InferOutput<typeof ClaimStep>

/**
 * It moves no money and confirms none. `trxid-used`: the name belongs to another claim; `fields.order` is its order where that is this buyer's own. The same
 * again for the same purchase is the same claim. A claim that comes when the goods are gone is taken as `late`.
 */
export const claimWalletPayment = endpoint({
  method: 'POST',
  path: '/api/wallet_payments/purchases/{number}/claim/',
  summary: 'The buyer says that a purchase was paid by mobile wallet, with the TrxID: its stock is kept for 24 hours, and the seller is asked',
  access: 'signed-in',
  isMoney: true,
  perMinute: 10,
  once: true,
  params: v.object({ number: PurchaseNumber }),
  body: v.object({ wallet: v.picklist(WALLETS), trxid: TrxId, amount_paisa: PaidPaisa, sent_to: MobileNumber }),
  answer: ClaimStep,
  offline: 'queue',
})

const params = v.object({ claim_id: idText })

/** Made twice it is one step; what is past it is refused as bad-state. */
const step = { method: 'POST', access: 'signed-in', isMoney: true, perMinute: 60, once: true, params, answer: ClaimStep, offline: 'queue' } as const

/** Less than was asked leaves the purchase open as `less`, unless the seller takes it as it is. Absent `amount_paisa`: exactly what was asked. */
export const walletMoneyCame = endpoint({
  ...step,
  path: '/api/wallet_payments/claims/{claim_id}/came/',
  summary: 'The seller has the money: the order is placed. Paid to the seller, says the seller',
  body: v.object({ amount_paisa: v.optional(PaidPaisa), takes_less: v.optional(v.boolean(), false) }),
})

export const walletMoneyNotCome = endpoint({
  ...step,
  path: '/api/wallet_payments/claims/{claim_id}/not_come/',
  summary: 'The seller finds no such payment: staff look at both stories',
  body: v.object({ story: v.optional(Story, '') }),
})

/** `trxid-used`: it names another payment. `bad-input` of `amount_paisa`: more than is left of what came. */
export const sendWalletRefund = endpoint({
  ...step,
  path: '/api/wallet_payments/claims/{claim_id}/refund/',
  summary: 'The seller has sent money back by mobile wallet, and names its TrxID',
  body: v.object({ wallet: v.picklist(WALLETS), trxid: TrxId, amount_paisa: PaidPaisa }),
})

export const answerWalletRefund = endpoint({
  ...step,
  path: '/api/wallet_payments/claims/{claim_id}/refund_answer/',
  summary: 'The buyer has the money back, or complains to staff that it did not come',
  body: v.object({ refund_id: Id, is_received: v.boolean(), story: v.optional(Story, '') }),
})

export const cancelWalletClaim = endpoint({
  ...step,
  path: '/api/wallet_payments/claims/{claim_id}/cancel/',
  summary: 'The buyer, whom the seller has not answered for 48 hours, cancels the order; money that came is to be sent back',
  body: v.object({}),
})

export const complainOfWalletClaim = endpoint({
  ...step,
  path: '/api/wallet_payments/claims/{claim_id}/complain/',
  summary: 'The buyer asks staff to look at a payment by mobile wallet',
  body: v.object({ story: StoryRequired }),
})
