import { describe, expect, it } from 'vitest'
import { readNotice } from '#server/adapters/payment/read-notice.ts'
import { signatureOf } from '#server/adapters/payment/signature.ts'

const STORE = { store_id: 'teststore1', store_password: 'sandbox-pass-1' }
/** @see facts "SSLCOMMERZ v4" 5 */
const VECTOR = {
  amount: '1060.00',
  bank_tran_id: '260101120000XyZxYzXyZxYzXy',
  base_fair: '0.00',
  card_brand: 'VISA',
  card_issuer: 'TRUST BANK, LTD.',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  card_no: '411111XXXXXX1111',
  card_sub_brand: 'Classic',
  card_type: 'VISA-Dutch Bangla',
  currency: 'BDT',
  currency_amount: '1060.00',
  currency_rate: '1.0000',
  currency_type: 'BDT',
  error: '',
  risk_level: '0',
  risk_title: 'Safe',
  status: 'VALID',
  store_amount: '1033.50',
  store_id: 'teststore1',
  tran_date: '2026-01-01 12:00:00',
  tran_id: 'EO1001-1',
  val_id: '2601011200000AbCdEfGhIjKlMn',
  value_a: 'att_7',
  value_b: '',
  value_c: '',
  value_d: '',
}
const SIGN = '15542ae7c203f62f2a3b5a0042e1338b'
const ALL = Object.keys(VECTOR).join(',')

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const read = (text: string) => readNotice(text, STORE)
/** Rightly signed, whatever it says. */
function signed(changes: Record<string, string> = {}, verify_key = ALL, password = STORE.store_password) {
  const fields = { ...VECTOR, ...changes, verify_key }
  return { ...fields, verify_sign: signatureOf(new Map(Object.entries(fields)), password) }
}
const without = (...names: string[]) =>
  ALL.split(',')
    .filter((name) => !names.includes(name))
    .join(',')

describe('answers', () => {
  it('what the gateway has signed, by the published vector', () => {
    const fields = new Map(Object.entries({ ...VECTOR, verify_key: ALL }))
    expect(signatureOf(fields, STORE.store_password)).toBe(SIGN)
    expect(signatureOf(fields, STORE.store_password, 'sha256')).toBe('1f0ecd57db65b299c8192084c13aa779a9f7690dca6d26c38e1c27164e723229')
    expect(read(form({ ...VECTOR, verify_sign: SIGN, verify_key: ALL }))).toEqual({ tran_id: 'EO1001-1', val_id: VECTOR.val_id, claimed: 'VALID', mark: SIGN })
  })

  it('whatever the order of the fields, the case of the signature, and fields it has never heard of', () => {
    const fields = Object.fromEntries(Object.entries({ ...VECTOR, verify_sign: SIGN.toUpperCase(), verify_key: ALL, newer: 'x' }).reverse())
    expect(read(form(fields))).toMatchObject({ claimed: 'VALID' })
  })

  it('failures, which have no val_id', () => {
    expect(read(form(signed({ status: 'FAILED', val_id: '' })))).toMatchObject({ tran_id: 'EO1001-1', val_id: undefined, claimed: 'FAILED' })
    expect(read(form(signed({ status: 'CANCELLED', val_id: '' }, without('val_id'))))).toMatchObject({ claimed: 'CANCELLED' })
  })

  it('nothing from fields that are not signed', () => {
    expect(read(form(signed({ status: 'FAILED' }, without('val_id'))))).toMatchObject({ val_id: undefined })
  })
})

describe('refuses', () => {
  it.each(Object.keys(VECTOR).filter((name) => name !== 'store_id'))('a %s that was changed on the way', (name) => {
    expect(read(form({ ...signed(), [name]: 'FAILED' }))).toBeUndefined()
  })

  it.each(['status', 'tran_id', 'amount', 'currency', 'store_id', 'val_id'])('a right signature that leaves %s out', (name) => {
    expect(read(form(signed({}, without(name))))).toBeUndefined()
  })

  it.each([
    ['no signature', { ...signed(), verify_sign: '' }],
    ['half a signature', { ...signed(), verify_sign: SIGN.slice(0, 16) }],
    ['a signature of another store', signed({}, ALL, 'sandbox-pass-2')],
    ['a message for another store', signed({ store_id: 'teststore2' })],
    ['no attempt', signed({ tran_id: '' })],
    ['an attempt with other characters', signed({ tran_id: "EO1'; drop table" })],
    ['an attempt that is too long', signed({ tran_id: 'E'.repeat(31) })],
    ['a payment without its id', signed({ val_id: '' })],
    ['an id with other characters', signed({ val_id: '26&v=2' })],
    ['a claim in other words', signed({ status: 'valid' })],
    ['a message over 16 KiB', signed({ value_a: 'x'.repeat(16_384) })],
  ])('%s', (_, fields) => {
    expect(read(form(fields))).toBeUndefined()
  })

  it('a field twice, even with the same value', () => {
    expect(read(`${form(signed())}&tran_id=EO1001-1`)).toBeUndefined()
    expect(read(`${form(signed())}&tran_id=EO1001-2`)).toBeUndefined()
  })

  it('more than 80 fields', () => {
    const more = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x${index}`, '']))
    expect(read(form({ ...signed(), ...more }))).toBeUndefined()
  })

  it.each(['', '{}', '<xml/>', '%', 'a=%FF', '__proto__=x&constructor=y', '\0'])('%j, which is no message', (text) => {
    expect(read(text)).toBeUndefined()
  })
})

describe('guards', () => {
  it('the password: one that the message brings along is not the one that counts', () => {
    const fields = { ...VECTOR, store_passwd: 'mine', verify_key: `${ALL},store_passwd` }
    const forged = { ...fields, verify_sign: signatureOf(new Map(Object.entries(fields)), 'mine') }
    expect(read(form(forged))).toBeUndefined()
  })
})
