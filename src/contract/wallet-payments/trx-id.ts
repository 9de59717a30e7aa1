import * as v from 'valibot'
import { plainForm, upperCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { foldDigits } from '../core/text.ts'
import type { Wallet } from './wallets.ts'

/** Names of transactions at mobile wallets (bKash: TrxID; Nagad, Rocket: TxnID), as they are compared. Pure. */

const say = (reason: Reason) => reason

/** Signs of the normal form: more than any wallet uses today, so that a longer one can still be typed. */
const FORM = /^[0-9A-Z]{6,20}$/
/** UTF-16 units that are looked at: a name typed with spaces between its signs, and no more. */
const LONGEST_TYPED = 60

/**
 * The normal form of a typed TrxID: Latin digits, upper case, without spaces, hyphens and signs that are not seen. Look-alikes (O and 0) stay what was typed:
 * they are different names. Undefined: it is none.
 */
export function trxIdOf(text: string): string | undefined {
  if (text.length > LONGEST_TYPED) return undefined
  const plain = upperCase(foldDigits(plainForm(text))).replace(/[\s\p{Cf}._-]+/gu, '')
  return FORM.test(plain) ? plain : undefined
}

/** A TrxID in any writing; comes out in its normal form. */
export const TrxId = v.pipe(
  v.string(say('required')),
  v.maxLength(LONGEST_TYPED, say('too-long')),
  v.check((text) => trxIdOf(text) !== undefined, say('does-not-fit')),
  v.transform((text) => trxIdOf(text) ?? ''),
)

/**
 * One form of all TrxIDs that are easily read as each other: O as 0, I and (typed in lower case) L as 1. It warns; nothing is refused or merged by it.
 * @param trxid in its normal form
 */
export const lookAlikeForm = (trxid: string): string => trxid.replaceAll('O', '0').replace(/[IL]/g, '1')

/** Whether who typed it should look once more: wallets use O and I less often than the digits that look like them. @param trxid in its normal form */
export const hasLookAlikes = (trxid: string): boolean => /[OI]/.test(trxid)

/** How many signs wallets use today. */
const USUAL: Readonly<Record<Wallet, RegExp>> = { bkash: /^[0-9A-Z]{10}$/, nagad: /^[0-9A-Z]{8}$/, rocket: /^\d{10}$/ }

/** Whether a wallet names its transactions so today; one that is unusual is warned of and can be sent. @param trxid in its normal form */
export const isUsualTrxId = (wallet: Wallet, trxid: string): boolean => USUAL[wallet].test(trxid)
