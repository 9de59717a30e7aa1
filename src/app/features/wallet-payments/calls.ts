import { upperCase } from '#contract/core/one-form.ts'
import { type DebtPayment, readDebtPayment } from '#contract/wallet-payments/debt-claims.ts'
import * as numbers from '#contract/wallet-payments/receiving-numbers.ts'
import { listWalletClaims, readWalletPayment, type WalletClaim, type WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import type { ReceivingKind, Wallet } from '#contract/wallet-payments/wallets.ts'
import { noteKeptServiceTime, noteServiceTime } from '../../state/service-clock.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import type { Page } from '../../wire/use-pages.ts'

export type ClaimGroup = 'open' | 'all'

/** Deadlines go by the service's clock. */
function noted<T>(answer: Answer<T>, server_time: string | undefined): Answer<T> {
  if (server_time && answer.from === 'network') noteServiceTime(server_time)
  else if (server_time) noteKeptServiceTime(server_time, answer.fetchedAt)
  return answer
}

/** How a purchase of one's own is paid to its seller. @param number in any case, as addresses have it */
export async function loadPayment(number: string, options: CallOptions = {}): Promise<Answer<WalletPayment>> {
  const answer = await call(readWalletPayment, { params: { number: upperCase(number) } }, options)
  return noted(answer, answer.value.server_time)
}

/** How one pays what one owes the house, as a seller. */
export const loadDebt = (options: CallOptions = {}): Promise<Answer<DebtPayment>> => call(readDebtPayment, {}, options)

/** One page of what buyers say they have paid to one's shop. @param cursor of the page before */
export async function loadClaims(group: ClaimGroup, options: CallOptions = {}, cursor?: string): Promise<Answer<Page<WalletClaim>>> {
  const answer = await call(listWalletClaims, { query: { group, ...(cursor && { cursor }) } }, options)
  return noted(answer, answer.value.results[0]?.server_time)
}

export const loadNumbers = (options: CallOptions = {}) => call(numbers.listReceivingNumbers, {}, options)

interface NewNumber {
  wallet: Wallet
  number: string
  kind: ReceivingKind
}

/** @param onceKey the same for every try of one number @throws {Problem} password-needed, bad-input */
export const addNumber = async (body: NewNumber, onceKey: string) => (await call(numbers.addReceivingNumber, { body }, { onceKey })).value

/** @throws {Problem} password-needed, where it is shown to buyers from now on */
export const switchNumber = async (number_id: number, is_active: boolean) =>
  (await call(numbers.switchReceivingNumber, { params: { number_id }, body: { is_active } })).value

/** @param bytes of the cut picture @throws {Problem} password-needed; not-found; what is wrong with the picture */
export const saveNumberPicture = async (number_id: number, bytes: Uint8Array<ArrayBuffer>) =>
  (await call(numbers.saveNumberPicture, { params: { number_id }, body: bytes })).value

export const dropNumberPicture = async (number_id: number) => (await call(numbers.dropNumberPicture, { params: { number_id } })).value

/** @throws {Problem} bad-state — buyers have paid to it */
export const deleteNumber = async (number_id: number) => (await call(numbers.deleteReceivingNumber, { params: { number_id } })).value
