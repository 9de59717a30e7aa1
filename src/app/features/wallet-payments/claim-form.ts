import { foldDigits } from '#contract/core/text.ts'
import { paisaOf, readWalletMessage, type WalletMessage } from '#contract/wallet-payments/read-wallet-message.ts'
import { hasLookAlikes, isUsualTrxId, trxIdOf } from '#contract/wallet-payments/trx-id.ts'
import type { WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import type { ClaimBody } from './send-claim.ts'

/** What a buyer pastes and types of a payment. */
export interface ClaimForm {
  pasted: string
  trxid: string
  /** Taka, as typed. */
  paid: string
  /** Place of the seller's number among those of the payment. */
  to: number
}

/** Taka as a field has them: Latin digits, paisa only where there are some. */
export const takaText = (paisa: number): string => (paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2))

/** Paisa of a typed amount in either script; null: it is none. */
export const typedPaisa = (text: string): number | null => paisaOf(foldDigits(text.trim()))

export const emptyForm = ({ to_pay_paisa }: WalletPayment): ClaimForm => ({ pasted: '', trxid: '', paid: takaText(to_pay_paisa), to: 0 })

/** What was pasted fills the fields that it can; what is not in it stays as it was. */
export function withPasted(form: ClaimForm, pasted: string, { numbers, to_pay_paisa }: WalletPayment): ClaimForm {
  const found = readWalletMessage(pasted)
  const byNumber = numbers.findIndex(({ number, wallet }) => number === found.to && (found.wallet === null || wallet === found.wallet))
  const byWallet = numbers.findIndex(({ wallet }) => wallet === found.wallet)
  const to = byNumber >= 0 ? byNumber : byWallet
  return {
    pasted,
    trxid: found.trxid ?? (found.trxids.length > 1 ? '' : form.trxid),
    paid: takaText(found.amount_paisa ?? to_pay_paisa),
    to: to >= 0 ? to : form.to,
  }
}

/** What its reader should look at once more, in the order in which it matters. None of them keeps it from being sent. */
export type ClaimWarning = 'several' | 'otherWallet' | 'received' | 'notTo' | 'less' | 'more' | 'unusual' | 'lookAlike'

export function warningsOf(form: ClaimForm, { numbers, to_pay_paisa }: WalletPayment): ClaimWarning[] {
  const found: WalletMessage | undefined = form.pasted.trim() === '' ? undefined : readWalletMessage(form.pasted)
  const [trxid, paisa, chosen] = [trxIdOf(form.trxid), typedPaisa(form.paid), numbers[form.to]]
  const isOther = found && (found.isOther || (found.wallet !== null && !numbers.some(({ wallet }) => wallet === found.wallet)))
  const said: Record<ClaimWarning, boolean | undefined> = {
    several: found && found.trxids.length > 1 && trxid === undefined,
    otherWallet: isOther,
    received: found?.direction === 'received',
    notTo: found && found.to !== null && !isOther && !numbers.some(({ number }) => number === found.to),
    less: paisa !== null && paisa < to_pay_paisa,
    more: paisa !== null && paisa > to_pay_paisa,
    unusual: trxid !== undefined && chosen !== undefined && !isOther && !isUsualTrxId(chosen.wallet, trxid),
    // What was pasted was not typed.
    lookAlike: trxid !== undefined && trxid !== found?.trxid && hasLookAlikes(trxid),
  }
  return (Object.keys(said) as ClaimWarning[]).filter((one) => said[one])
}

/** As it is sent; undefined: a field is missing. */
export function bodyOf(form: ClaimForm, { numbers }: WalletPayment): ClaimBody | undefined {
  const [trxid, amount_paisa, chosen] = [trxIdOf(form.trxid), typedPaisa(form.paid), numbers[form.to]]
  return trxid !== undefined && amount_paisa !== null && chosen ? { wallet: chosen.wallet, trxid, amount_paisa, sent_to: chosen.number } : undefined
}
