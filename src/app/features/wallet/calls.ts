import type { ResultOf } from '#contract/core/endpoint.ts'
import { upperCase } from '#contract/core/one-form.ts'
import type { SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import type { PayoutAccountForm } from '#contract/wallet/payout-form.ts'
import { addPayoutAccount, askPayout, listPayouts, type Payout, removePayoutAccount, withdrawPayout } from '#contract/wallet/payouts.ts'
import { downloadStatement, listWalletMoves, readOrderMoney, readStatement, readWallet } from '#contract/wallet/wallet.ts'
import type { MoveGroup } from '#contract/wallet/wallet-rules.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { fetchFile } from '../../wire/fetch-file.ts'

export type Moves = ResultOf<typeof listWalletMoves>
export type Payouts = ResultOf<typeof listPayouts>
export type Statement = ResultOf<typeof readStatement>

/** What of the moves is asked for. */
export interface MovesFilter {
  account?: SellerAccount
  group?: MoveGroup
  /** Of Dhaka, `2026-11`. */
  month?: string
}

export const loadWallet = (options: CallOptions = {}) => call(readWallet, {}, options)
export const loadMoves = (filter: MovesFilter, options: CallOptions = {}, cursor?: string) =>
  call(listWalletMoves, { query: { ...filter, ...(cursor !== undefined && { cursor }) } }, options)
/** @param number in any case, as addresses have it */
export const loadOrderMoney = (number: string, options: CallOptions = {}) => call(readOrderMoney, { params: { number: upperCase(number) } }, options)
export const loadStatement = (span: { from: string; to: string }, options: CallOptions = {}) => call(readStatement, { query: span }, options)
export const fetchStatement = (span: { from: string; to: string }) => fetchFile(downloadStatement, { query: span })
export const loadPayouts = (options: CallOptions = {}, cursor?: string) => call(listPayouts, { query: cursor === undefined ? {} : { cursor } }, options)

/** @param onceKey the same at every try @throws {Problem} */
export const sendPayout = async (body: { account: number; taka: number }, onceKey: string): Promise<Payout> =>
  (await call(askPayout, { body }, { onceKey })).value
export const takePayoutBack = async (number: string, onceKey: string): Promise<Payout> =>
  (await call(withdrawPayout, { params: { number } }, { onceKey })).value
export const sendAccount = async (body: PayoutAccountForm, onceKey: string) => (await call(addPayoutAccount, { body }, { onceKey })).value
export const dropAccount = async (id: number, onceKey: string) => (await call(removePayoutAccount, { params: { account_id: id } }, { onceKey })).value
