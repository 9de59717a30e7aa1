import * as v from 'valibot'
import { oneLineRequired } from '../core/names.ts'
import { phoneNumber } from '../core/phone-number.ts'
import type { Reason } from '../core/reasons.ts'
import { foldDigits } from '../core/text.ts'
import { PAYOUT_LIMITS } from './payout-rules.ts'

const say = (reason: Reason) => reason

const digits = (text: string): string => foldDigits(text).replace(/[\s-]/gu, '')

/** Digits of an account or branch, however they were typed. */
const Digits = (least: number, most: number) =>
  v.pipe(
    v.string(say('required')),
    v.minLength(1, say('required')),
    v.maxLength(60, say('too-long')),
    v.transform(digits),
    v.regex(/^\d+$/, say('not-a-number')),
    v.minLength(least, say('too-short')),
    v.maxLength(most, say('too-long')),
  )

const Mobile = v.pipe(
  v.string(say('required')),
  v.minLength(1, say('required')),
  v.check((text) => phoneNumber(text) !== undefined, say('not-a-phone')),
  v.transform((text) => phoneNumber(text) ?? ''),
)

const holder = oneLineRequired(80)
/** Of a mobile wallet, as its owner types it. */
export const MobileAccount = v.object({ holder, number: Mobile })
/** Of an account at a bank, with the nine digits by which banks find the branch. */
export const BankAccount = v.object({ holder, number: Digits(6, 20), bank: oneLineRequired(60), branch: oneLineRequired(60), routing: Digits(9, 9) })

const mobile = <const W extends 'bkash' | 'nagad' | 'rocket'>(way: W) => v.object({ way: v.literal(way), ...MobileAccount.entries })

/** Where a seller wants their money. */
export const PayoutAccountForm = v.variant('way', [
  mobile('bkash'),
  mobile('nagad'),
  mobile('rocket'),
  v.object({ way: v.literal('bank'), ...BankAccount.entries }),
])
export type PayoutAccountForm = v.InferOutput<typeof PayoutAccountForm>

/** Whole taka that are asked for. That so many are free is for the service to see. */
export const PayoutTaka = v.pipe(
  v.number(say('not-a-number')),
  v.integer(say('not-a-number')),
  v.minValue(PAYOUT_LIMITS.leastTaka, say('below-least')),
  v.maxValue(100_000_000, say('too-large')),
)

/** The same as people type it: with Bangla digits and commas too. */
export const TypedPayoutTaka = v.pipe(
  v.string(say('required')),
  v.transform((text) => foldDigits(text).replace(/[\s,]/g, '')),
  v.minLength(1, say('required')),
  v.regex(/^\d+$/, say('not-a-number')),
  v.transform(Number),
  PayoutTaka,
)
