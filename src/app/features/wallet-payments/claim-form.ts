import * as v from 'valibot'
import { foldDigits } from '#contract/core/text.ts'
import { paisaOf, readWalletMessage, type WalletMessage } from '#contract/wallet-payments/read-wallet-message.ts'
import { hasLookAlikes, isUsualTrxId, trxIdOf } from '#contract/wallet-payments/trx-id.ts'
import type { WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import type { ClaimBody } from './send-claim.ts'

/** A number that is paid to; those of the house have no QR code. */
type NumberToPay = Omit<WalletPayment['numbers'][number], 'picture'> & { picture?: string | null }

/** Where, how much and with which reference is paid. */
export interface PayFacts extends Pick<WalletPayment, 'reference' | 'to_pay_paisa'> {
  numbers: readonly NumberToPay[]
  /** To the house, not to a seller: texts differ. */
  isToHouse?: boolean
}

const Form = v.object({
  pasted: v.string(),
  trxid: v.string(),
  /** Taka, as typed. */
  paid: v.string(),
  /** Name of the chosen number: its place may change while this is on the phone. Empty: the first one. */
  to: v.string(),
})
/** What is pasted and typed of a payment. */
export type ClaimForm = v.InferOutput<typeof Form>

export const isClaimForm = (draft: unknown): draft is ClaimForm => v.is(Form, draft)
export const claimDraft = (purchase: string): string => `wallet payment ${purchase}`

type Numbers = Pick<PayFacts, 'numbers'>

export const nameOfNumber = ({ wallet, number }: Pick<NumberToPay, 'wallet' | 'number'>): string => `${wallet} ${number}`

/** The number that is paid to: the first one where the chosen one is not shown any more. Undefined: none is shown. */
export const chosenNumber = ({ to }: Pick<ClaimForm, 'to'>, { numbers }: Numbers): NumberToPay | undefined =>
  numbers.find((one) => nameOfNumber(one) === to) ?? numbers[0]

/** Taka as a field has them: Latin digits, paisa only where there are some. */
export const takaText = (paisa: number): string => (paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2))

/** Paisa of a typed amount in either script; null: it is none. */
export const typedPaisa = (text: string): number | null => paisaOf(foldDigits(text.trim()))

export const emptyForm = ({ to_pay_paisa }: Pick<PayFacts, 'to_pay_paisa'>): ClaimForm => ({ pasted: '', trxid: '', paid: takaText(to_pay_paisa), to: '' })

/** What was pasted fills the fields that it can; what is not in it stays as it was. */
export function withPasted(form: ClaimForm, pasted: string, { numbers, to_pay_paisa }: PayFacts): ClaimForm {
  const found = readWalletMessage(pasted)
  const byNumber = numbers.find(({ number, wallet }) => number === found.to && (found.wallet === null || wallet === found.wallet))
  const to = byNumber ?? numbers.find(({ wallet }) => wallet === found.wallet)
  return {
    pasted,
    trxid: found.trxid ?? (found.trxids.length > 1 ? '' : form.trxid),
    paid: takaText(found.amount_paisa ?? to_pay_paisa),
    to: to ? nameOfNumber(to) : form.to,
  }
}

/** What its reader should look at once more, in the order in which it matters. None of them keeps it from being sent. */
export type ClaimWarning = 'several' | 'otherWallet' | 'received' | 'notTo' | 'less' | 'more' | 'unusual' | 'lookAlike'

export function warningsOf(form: ClaimForm, payment: PayFacts): ClaimWarning[] {
  const { numbers, to_pay_paisa } = payment
  const found: WalletMessage | undefined = form.pasted.trim() === '' ? undefined : readWalletMessage(form.pasted)
  const [trxid, paisa, chosen] = [trxIdOf(form.trxid), typedPaisa(form.paid), chosenNumber(form, payment)]
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
export function bodyOf(form: ClaimForm, payment: Numbers): ClaimBody | undefined {
  const [trxid, amount_paisa, chosen] = [trxIdOf(form.trxid), typedPaisa(form.paid), chosenNumber(form, payment)]
  return trxid !== undefined && amount_paisa !== null && chosen ? { wallet: chosen.wallet, trxid, amount_paisa, sent_to: chosen.number } : undefined
}
