import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, Id, Instant, idText, MediaPath } from '../core/fields.ts'
import { PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { PurchaseNumber } from '../shop/checkout.ts'
import { SHOP_ORDER_STATES } from '../shop/shop-order-rules.ts'
import { CLAIM_ACTIONS, CLAIM_PARTIES, CLAIM_STATES, WALLET_FITS, WALLET_REFUND_STATES } from './claim-rules.ts'
import { Paisa } from './claim-steps.ts'
import { RECEIVING_KINDS, WALLETS } from './wallets.ts'

const WalletRefund = v.object({
  refund_id: Id,
  wallet: v.picklist(WALLETS),
  trxid: v.string(),
  paisa: Paisa,
  state: v.picklist(WALLET_REFUND_STATES),
  sent_at: Instant,
})

/** One claim that a purchase was paid by wallet, to its buyer, its seller and staff. Nothing in it is the service's own word that money moved. */
export const WALLET_CLAIM = {
  claim_id: Id,
  side: v.picklist(['bought', 'sold', 'desk']),
  state: v.picklist(CLAIM_STATES),
  /** Number of the purchase; null to its seller. */
  purchase: v.nullable(v.string()),
  purchase_state: v.picklist(PURCHASE_STATES),
  /** Number of the order: what the buyer named as reference. */
  order: v.string(),
  order_state: v.picklist(SHOP_ORDER_STATES),
  seller: v.object({ id: Id, name: v.string() }),
  buyer: v.object({ full_name: v.string(), phone_number: v.string() }),
  wallet: v.picklist(WALLETS),
  trxid: v.string(),
  /** To which number, as the buyer says; and whether the seller has given such a one. */
  sent_to: v.string(),
  is_known_number: v.boolean(),
  /** Another claim has a TrxID that is easily read as this one: O and 0, I and 1. */
  is_look_alike: v.boolean(),
  /** What was asked, what the buyer says they paid, what the seller says came. */
  asked_paisa: Paisa,
  amount_paisa: Paisa,
  came_paisa: v.nullable(Paisa),
  fit: v.nullable(v.picklist(WALLET_FITS)),
  claimed_at: Instant,
  answered_at: v.nullable(Instant),
  /** Until when its goods are kept; null: they are sold, or not kept any more. */
  kept_until: v.nullable(Instant),
  /** By when the seller is to answer, and from when on the buyer may cancel. */
  answer_by: Instant,
  cancel_from: Instant,
  seller_story: v.string(),
  buyer_story: v.string(),
  /** What staff decided, and why; null: they did not. */
  decision: v.nullable(v.object({ came: v.boolean(), reason: v.string(), at: Instant })),
  refunds: v.array(WalletRefund),
  owed_back_paisa: Paisa,
  /** What this side may do now. */
  can: v.array(v.picklist(CLAIM_ACTIONS)),
  changes: v.array(
    v.object({ at: Instant, from: v.nullable(v.picklist(CLAIM_STATES)), to: v.picklist(CLAIM_STATES), by: v.picklist(CLAIM_PARTIES), action: v.string() }),
  ),
  server_time: Instant,
}
export const WalletClaim = v.object(WALLET_CLAIM)
export type WalletClaim = v.InferOutput<typeof WalletClaim>

/** A number of the seller, as a buyer is shown it. */
const NumberToPay = v.object({
  wallet: v.picklist(WALLETS),
  number: v.string(),
  kind: v.picklist(RECEIVING_KINDS),
  /** What a phone dials for the menu of the wallet. */
  dial: v.string(),
  /** Its QR code. Answers of earlier versions have none. */
  picture: v.optional(v.nullable(MediaPath), null),
})

/** How a purchase is paid by wallet, to its buyer. */
export const WalletPayment = v.object({
  purchase: v.string(),
  purchase_state: v.picklist(PURCHASE_STATES),
  /** What is typed as reference: the number of the order. */
  reference: v.string(),
  seller: v.object({ id: Id, name: v.string(), phone_number: v.nullable(v.string()) }),
  /** What is left to be paid by wallet; and in cash at the door. */
  to_pay_paisa: Paisa,
  at_door_paisa: Paisa,
  numbers: v.array(NumberToPay),
  hold_expires_at: v.nullable(Instant),
  can_claim: v.boolean(),
  claims: v.array(WalletClaim),
  server_time: Instant,
})
export type WalletPayment = v.InferOutput<typeof WalletPayment>

export const readWalletPayment = endpoint({
  method: 'GET',
  path: '/api/wallet_payments/purchases/{number}/',
  summary: 'Where, how much and with which reference a purchase is paid by mobile wallet, and what was claimed of it, to its buyer',
  access: 'signed-in',
  params: v.object({ number: PurchaseNumber }),
  answer: WalletPayment,
  offline: { keepDays: 365, noun: 'wallet-payments', shape: 'detail' },
})

/** Those that wait for the seller, longest first; or all, the latest first. */
export const listWalletClaims = endpoint({
  method: 'GET',
  path: '/api/wallet_payments/claims/',
  summary: 'What buyers say they have paid to one’s shop by mobile wallet, keyset pages',
  access: 'seller',
  query: v.object({ group: v.optional(v.picklist(['open', 'all']), 'open'), cursor: v.optional(Cursor) }),
  answer: v.object({ results: v.array(WalletClaim), next_cursor: v.nullable(v.string()) }),
  offline: { keepDays: 365, noun: 'wallet-payments', shape: 'list' },
})

export const readWalletClaim = endpoint({
  method: 'GET',
  path: '/api/wallet_payments/claims/{claim_id}/',
  summary: 'One claim of a payment by mobile wallet, to its buyer and its seller',
  access: 'signed-in',
  params: v.object({ claim_id: idText }),
  answer: WalletClaim,
  offline: { keepDays: 365, noun: 'wallet-payments', shape: 'detail' },
})
