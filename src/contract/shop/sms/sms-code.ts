import { upperCase } from '../../core/one-form.ts'
import { BASKET_LIMITS } from '../basket-lines.ts'
import { meantSigns, shortSum } from './short-sum.ts'

/** What of an order the code of its SMS says. */
export interface SmsCode {
  lines: readonly { variant_id: number; quantity: number }[]
  /** `placeCode` of where it goes. */
  place: string
  /** One of the seller's delivery options, by its id. */
  option: number
  /** Whole taka, as its buyer has seen it. */
  total: number
  /** `keyHash` of the key that the buyer's phone keeps for itself. */
  key_hash: string
}

/** With which the code begins. */
export const SMS_MARK = 'HK1'
/** Signs of one code, so that it and a short address fit into one SMS. */
const LONGEST = 100
/** Far more than any id or sum has. */
const DIGITS = String.raw`\d{1,9}`
const LINE = String.raw`${DIGITS}(?:X\d{1,2})?`
const FORM = new RegExp(
  String.raw`\bHK1\s+(${LINE}(?:,${LINE})*)\s+([0-9A-Z]{4})\s+(${DIGITS})\s+(${DIGITS})\s+([0-9A-Z]{16})\s+([0-9A-Z]{4})(?![0-9A-Z])`,
  'i',
)

/** Four signs for an upazila or thana; no two have the same, which is tested. */
export const placeCode = (district: string, area: string): string => shortSum(`${district}/${area}`)

/** Written in Latin signs; undefined: it has too many lines for one SMS. */
export function writeSmsCode({ lines, place, option, total, key_hash }: SmsCode): string | undefined {
  const listed = lines.map(({ variant_id, quantity }) => (quantity === 1 ? `${variant_id}` : `${variant_id}X${quantity}`)).join(',')
  const said = `${SMS_MARK} ${listed} ${place} ${option} ${total} ${key_hash}`
  const code = `${said} ${shortSum(said)}`
  return code.length <= LONGEST ? code : undefined
}

/** What a text has of it. `at` and `length`: where the code stands in the text. */
export type FoundCode = { kind: 'found'; code: SmsCode; at: number; length: number } | { kind: 'changed' } | { kind: 'none' }

/** Finds the code in a pasted SMS, however it was wrapped. `changed`: a sign of it is another, or one is missing. */
export function findSmsCode(text: string): FoundCode {
  const found = FORM.exec(text)
  if (!found) return { kind: new RegExp(String.raw`\b${SMS_MARK}\b`, 'i').test(text) ? 'changed' : 'none' }
  const [whole, listed = '', place = '', option = '', total = '', hash = '', sum = ''] = found
  const lines = upperCase(listed).split(',').map(lineOf)
  const code = { lines, place: meantSigns(place), option: Number(option), total: Number(total), key_hash: meantSigns(hash) }
  return isSound(code) && writeSmsCode(code)?.endsWith(` ${meantSigns(sum)}`)
    ? { kind: 'found', code, at: found.index, length: whole.length }
    : { kind: 'changed' }
}

function lineOf(written: string): { variant_id: number; quantity: number } {
  const [variant, quantity = '1'] = written.split('X')
  return { variant_id: Number(variant), quantity: Number(quantity) }
}

const isSound = ({ lines }: SmsCode): boolean =>
  lines.length <= BASKET_LIMITS.linesMost &&
  new Set(lines.map(({ variant_id }) => variant_id)).size === lines.length &&
  lines.every(({ quantity }) => quantity >= 1 && quantity <= BASKET_LIMITS.perLineMost)
