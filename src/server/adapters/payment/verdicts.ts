import type { Answer } from './ask-gateway.ts'
import { paisaOf } from './paisa.ts'
import type { Money, RefundState, Verdict } from './payment.ts'

const UNKNOWN = { kind: 'unknown' } as const
const NOT_PAID = { FAILED: 'failed', CANCELLED: 'cancelled', EXPIRED: 'expired', UNATTEMPTED: 'expired' } as const

/** A field as text, whichever way the gateway has written it; '' where there is none. */
export const textIn = (answer: Answer, name: string): string => {
  const value = answer[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * What the gateway says of one payment.
 * @see facts "SSLCOMMERZ v4" 6, 9
 */
export function verdictOf(answer: Answer): Verdict {
  const status = textIn(answer, 'status')
  if (isGood(answer)) {
    const money = moneyOf(answer)
    return money ? { kind: 'paid', money } : UNKNOWN
  }
  if (status === 'PENDING') return { kind: 'pending' }
  if (status === 'INVALID_TRANSACTION') return { kind: 'no-such-payment' }
  const why = isNotPaid(status) ? NOT_PAID[status] : undefined
  return why ? { kind: 'not-paid', why } : UNKNOWN
}

const isGood = (answer: Answer): boolean => ['VALID', 'VALIDATED'].includes(textIn(answer, 'status'))
const isNotPaid = (status: string): status is keyof typeof NOT_PAID => Object.hasOwn(NOT_PAID, status)

/**
 * What the gateway says of all tries of one attempt: paid if any is, with what else was paid, else still possible if any is, else as the last
 * one ended.
 * @see facts "SSLCOMMERZ v4" 7
 */
export function verdictOfTries(answer: Answer, tran_id: string): Verdict {
  const { element } = answer
  const count = textIn(answer, 'no_of_trans_found')
  if (element === undefined || element === null || (Array.isArray(element) && element.length === 0)) return count === '0' ? { kind: 'pending' } : UNKNOWN
  if (!Array.isArray(element)) return UNKNOWN
  const tries = element.filter((one): one is Answer => typeof one === 'object' && one !== null)
  // An answer about something else is no answer.
  if (tries.length < element.length || tries.some((one) => textIn(one, 'tran_id') !== tran_id)) return UNKNOWN
  const inTurn = tries.toSorted((one, other) => compare(textIn(one, 'tran_date'), textIn(other, 'tran_date')))
  const good = inTurn.filter(isGood).map(verdictOf)
  const paid = good.find((verdict) => verdict.kind === 'paid')
  if (paid) return good.length === 1 ? paid : { ...paid, others: good.filter((verdict) => verdict !== paid) }
  const verdicts = inTurn.map(verdictOf)
  const first = (kind: Verdict['kind']) => verdicts.find((verdict) => verdict.kind === kind)
  // What cannot be understood may be money.
  return first('unknown') ?? first('pending') ?? verdicts.at(-1) ?? UNKNOWN
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

function moneyOf(answer: Answer): Money | undefined {
  const tran_id = textIn(answer, 'tran_id')
  const val_id = textIn(answer, 'val_id')
  const amount_paisa = paisaOf(answer.amount)
  const currency_amount_paisa = paisaOf(answer.currency_amount)
  const store_amount_paisa = paisaOf(answer.store_amount)
  const discount_paisa = textIn(answer, 'discount_amount') === '' ? 0 : paisaOf(answer.discount_amount)
  if (!tran_id || !val_id || [amount_paisa, currency_amount_paisa, store_amount_paisa, discount_paisa].includes(undefined)) return undefined
  const [settled, asked] = [textIn(answer, 'currency'), textIn(answer, 'currency_type')]
  return {
    tran_id,
    val_id,
    amount_paisa: amount_paisa ?? 0,
    // Settled in another currency, `amount` is not taka, whatever we asked for.
    currency_type: settled === 'BDT' ? asked : settled,
    currency_amount_paisa: currency_amount_paisa ?? 0,
    discount_paisa: discount_paisa ?? 0,
    store_amount_paisa: store_amount_paisa ?? 0,
    bank_tran_id: textIn(answer, 'bank_tran_id'),
    card_type: textIn(answer, 'card_type'),
    card_no: textIn(answer, 'card_no'),
    // Not said to be safe: to be looked at.
    risk_level: textIn(answer, 'risk_level') === '0' ? 0 : 1,
  }
}

/**
 * What became of the request to give money back. `success` means that the gateway has begun.
 * @see facts "SSLCOMMERZ v4" 8
 */
export function refundStateOf(answer: Answer): RefundState {
  const refund_ref_id = textIn(answer, 'refund_ref_id')
  const status = textIn(answer, 'status')
  if (status === 'failed' || status === 'cancelled') return { kind: 'failed', reason: textIn(answer, 'errorReason') || status }
  if (!refund_ref_id) return UNKNOWN
  if (status === 'refunded') return { kind: 'refunded', refund_ref_id }
  return status === 'success' || status === 'processing' ? { kind: 'processing', refund_ref_id } : UNKNOWN
}
