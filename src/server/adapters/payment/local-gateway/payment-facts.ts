import { paisaText } from '../paisa.ts'
import { signatureOf } from '../signature.ts'
import type { Session, Try } from './book.ts'
import { dhakaText, type Gateway } from './gateway.ts'

const FEE_PER_MILLE = 25
const ISSUERS: Record<string, string> = { VISA: 'TRUST BANK, LTD.', MASTERCARD: 'DUTCH-BANGLA BANK LTD.', AMEX: 'THE CITY BANK LTD.' }

/** What of so many paisa a shop gets: the fee is off, and it is rounded down. */
export const storePaisa = (amount: number) => Math.floor((amount * (1000 - FEE_PER_MILLE)) / 1000)

function shared({ request, tran_id }: Session, one: Try, amount: string) {
  return {
    tran_id,
    amount,
    bank_tran_id: one.bank_tran_id,
    tran_date: dhakaText(one.at),
    error: one.error,
    currency: 'BDT',
    currency_type: request.currency ?? '',
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    value_a: request.value_a ?? '',
    value_b: request.value_b ?? '',
    value_c: request.value_c ?? '',
    value_d: request.value_d ?? '',
  }
}

function cardOf({ card_brand, card_no }: Try) {
  if (card_brand === '')
    return { card_type: '', card_no: '', card_issuer: '', card_brand: '', card_sub_brand: '', card_issuer_country: '', card_issuer_country_code: '' }
  return {
    card_type: `${card_brand}-Dutch Bangla`,
    card_no,
    card_issuer: ISSUERS[card_brand] ?? '',
    card_brand,
    card_sub_brand: 'Classic',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
  }
}

const riskOf = (level: 0 | 1) => ({ risk_level: String(level), risk_title: level ? 'High' : 'Safe' })

/**
 * The message about a try, signed, as browser and server get it.
 * @see facts "SSLCOMMERZ v4" 4, 5
 */
export function noticeFields(gateway: Gateway, session: Session, one: Try): Record<string, string> {
  const set = gateway.switches.of(session.tran_id)
  const amount = set.notice_amount ?? paisaText(session.amount_paisa)
  const isGood = one.status === 'VALID' || one.status === 'PENDING'
  const plain: Record<string, string> = {
    ...shared(session, one, amount),
    ...cardOf(one),
    status: one.status,
    store_id: gateway.store.id,
    ...(isGood && { val_id: one.val_id, store_amount: paisaText(storePaisa(session.amount_paisa)), ...riskOf(one.risk_level) }),
  }
  const verify_key = Object.keys(plain).sort().join(',')
  const fields = new Map(Object.entries({ ...plain, verify_key }))
  const verify_sign = signatureOf(fields, gateway.store.password)
  return {
    ...plain,
    verify_sign: set.wrong_signature ? verify_sign.replace(/^./, (first) => (first === '0' ? '1' : '0')) : verify_sign,
    verify_sign_sha2: signatureOf(fields, gateway.store.password, 'sha256'),
    verify_key,
  }
}

/**
 * What validation and query tell about a try.
 * @see facts "SSLCOMMERZ v4" 6
 */
export function paymentFacts(gateway: Gateway, session: Session, one: Try): Record<string, unknown> {
  const set = gateway.switches.of(session.tran_id)
  const amount = set.validation_amount ?? paisaText(session.amount_paisa)
  const isAskedBefore = one.status === 'VALID' && (one.was_validated || set.validated_first)
  return {
    status: isAskedBefore ? 'VALIDATED' : one.status,
    ...shared(session, one, amount),
    currency_type: set.validation_currency ?? session.request.currency,
    val_id: one.val_id,
    store_amount: paisaText(storePaisa(session.amount_paisa)),
    ...cardOf(one),
    card_category: one.card_brand === '' ? '' : 'CREDIT',
    emi_instalment: '0',
    emi_amount: '0.00',
    emi_description: '',
    emi_issuer: '',
    account_details: '',
    ...riskOf(set.risk ? 1 : one.risk_level),
    discount_percentage: '0',
    discount_amount: set.discount_amount ?? '0.00',
    discount_remarks: '',
    APIConnect: 'DONE',
    validated_on: dhakaText(gateway.now()),
    gw_version: '',
  }
}
