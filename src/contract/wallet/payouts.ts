import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText } from '../core/fields.ts'
import { PayoutAccountForm, PayoutTaka } from './payout-form.ts'
import { PAYOUT_LIMITS, PAYOUT_REASONS, PAYOUT_STATES, PAYOUT_WAYS } from './payout-rules.ts'

/** Where a seller's money can go. The number is never told again. */
export const PayoutAccount = v.object({
  id: Id,
  way: v.picklist(PAYOUT_WAYS),
  /** Its last digits. */
  masked: v.string(),
  /** Name of the bank; empty: a wallet. */
  bank: v.string(),
  /** No money goes there before. */
  usable_at: Instant,
})
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>

export const Payout = v.object({
  number: v.string(),
  state: v.picklist(PAYOUT_STATES),
  paisa: Count,
  way: v.picklist(PAYOUT_WAYS),
  masked: v.string(),
  asked_at: Instant,
  taken_at: v.nullable(Instant),
  sent_at: v.nullable(Instant),
  ended_at: v.nullable(Instant),
  reference: v.string(),
  reason: v.nullable(v.picklist(PAYOUT_REASONS)),
  reason_note: v.string(),
})
export type Payout = v.InferOutput<typeof Payout>

export const listPayouts = endpoint({
  method: 'GET',
  path: '/api/wallet/payouts/',
  summary: 'One’s own withdrawals, the latest first, keyset pages, and where money can go',
  access: 'seller',
  query: v.object({ cursor: v.optional(Cursor), limit: v.optional(v.pipe(idText, v.maxValue(PAYOUT_LIMITS.listed))) }),
  answer: v.object({ results: v.array(Payout), next_cursor: v.nullable(v.string()), accounts: v.array(PayoutAccount), server_time: Instant }),
  offline: { keepDays: 60, noun: 'wallet', shape: 'list' },
})

const write = { method: 'POST', access: 'seller', once: true, perMinute: 10, offline: 'refuse' } as const
const move = { ...write, isMoney: true } as const

export const askPayout = endpoint({
  ...move,
  path: '/api/wallet/payouts/',
  summary: `Asks for ${PAYOUT_LIMITS.leastTaka} taka or more of what is free, one withdrawal at a time. Asks for a fresh proof. Send Idempotency-Key: the same key gets the same answer`,
  body: v.object({ account: Id, taka: PayoutTaka }),
  answer: Payout,
})

export const withdrawPayout = endpoint({
  ...move,
  path: '/api/wallet/payouts/{number}/cancel/',
  summary: 'Takes a withdrawal back that staff have not begun: the money is free again',
  params: v.object({ number: v.pipe(v.string(), v.maxLength(60)) }),
  answer: Payout,
})

export const addPayoutAccount = endpoint({
  ...write,
  path: '/api/wallet/accounts/',
  summary: `Adds an account to which money can go, ${PAYOUT_LIMITS.accountsMost} at most, usable after ${PAYOUT_LIMITS.waitHours} hours. Asks for a fresh proof; its owner is written to`,
  body: PayoutAccountForm,
  answer: PayoutAccount,
})

export const removePayoutAccount = endpoint({
  ...write,
  method: 'DELETE',
  path: '/api/wallet/accounts/{account_id}/',
  summary: 'Removes an account; a withdrawal that is under way goes on. Asks for a fresh proof; its owner is written to',
  params: v.object({ account_id: idText }),
  answer: v.object({ id: Id }),
})
