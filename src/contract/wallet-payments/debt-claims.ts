import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, MobileNumber } from '../core/fields.ts'
import { PaidPaisa, Paisa } from './claim-steps.ts'
import { TrxId } from './trx-id.ts'
import { RECEIVING_KINDS, WALLETS } from './wallets.ts'

/** Sellers pay what they owe the house by mobile wallet, and name the TrxID; staff say whether it has come. A claim moves no money. */

/** `waiting`: staff have not answered. `taken`: it has come, and is off what was owed. `refused`: it was not taken, for a reason. */
export const DEBT_CLAIM_STATES = ['waiting', 'taken', 'refused'] as const
export type DebtClaimState = (typeof DEBT_CLAIM_STATES)[number]

export const DEBT_LISTED = 20

/** By what staff find the account of who has paid: its number, as `npm run money` has it. */
export const debtReference = (seller: number): string => `DUE${seller}`

export const DebtClaim = v.object({
  claim_id: Id,
  state: v.picklist(DEBT_CLAIM_STATES),
  wallet: v.picklist(WALLETS),
  trxid: v.string(),
  sent_to: v.string(),
  /** What the seller says they have paid, and what staff have taken of it. */
  amount_paisa: Paisa,
  came_paisa: v.nullable(Paisa),
  claimed_at: Instant,
  decided_at: v.nullable(Instant),
  /** Why it was not taken, in words of staff. */
  reason: v.string(),
})
export type DebtClaim = v.InferOutput<typeof DebtClaim>

export const DebtPayment = v.object({
  reference: v.string(),
  to_pay_paisa: Paisa,
  /** Of the house; none: it takes no payments by mobile wallet, or there is nothing to claim now. */
  numbers: v.array(v.object({ wallet: v.picklist(WALLETS), number: v.string(), kind: v.picklist(RECEIVING_KINDS), dial: v.string() })),
  /** The house takes payments by mobile wallet. */
  is_offered: v.boolean(),
  /** Something is owed, and no claim waits. */
  can_claim: v.boolean(),
  /** The latest first. */
  claims: v.array(DebtClaim),
  server_time: Instant,
})
export type DebtPayment = v.InferOutput<typeof DebtPayment>

export const readDebtPayment = endpoint({
  method: 'GET',
  path: '/api/wallet_payments/debt/',
  summary: 'Where, how much and with which reference a seller pays what they owe the house, and what was claimed of it',
  access: 'seller',
  answer: DebtPayment,
  offline: { keepDays: 60, noun: 'wallet-payments', shape: 'detail' },
})

/**
 * It moves no money. The same again is the same claim. `bad-state`: another one waits, or the house takes no payments so. `trxid-used`: the name belongs to
 * another payment. It is taken when nothing is owed any more, too: what came is then sent back.
 */
export const claimDebtPayment = endpoint({
  method: 'POST',
  path: '/api/wallet_payments/debt/',
  summary: 'A seller says that they have paid what they owe the house by mobile wallet, with the TrxID: staff are asked',
  access: 'seller',
  isMoney: true,
  perMinute: 10,
  once: true,
  body: v.object({ wallet: v.picklist(WALLETS), trxid: TrxId, amount_paisa: PaidPaisa, sent_to: MobileNumber }),
  answer: DebtClaim,
  offline: 'queue',
})
