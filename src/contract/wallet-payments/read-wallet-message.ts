import { composed, upperCase } from '../core/one-form.ts'
import { phoneNumber } from '../core/phone-number.ts'
import { foldDigits } from '../core/text.ts'
import * as words from './message-words.ts'
import { isUsualTrxId, trxIdOf } from './trx-id.ts'
import { WALLETS, type Wallet } from './wallets.ts'

/** What was found in a pasted message; what is null was not found, or is not certain, and is typed. */
export interface WalletMessage {
  /** Normal form. Null also where the message names several: then `trxids` has them. */
  trxid: string | null
  trxids: readonly string[]
  amount_paisa: number | null
  wallet: Wallet | null
  /** It is of a wallet that is not taken here. */
  isOther: boolean
  /** Of the wallet's owner whose phone the message is on. Null: it does not say. */
  direction: 'sent' | 'received' | null
  /** `+8801…`. */
  from: string | null
  to: string | null
}

const NOTHING: WalletMessage = { trxid: null, trxids: [], amount_paisa: null, wallet: null, isOther: false, direction: null, from: null, to: null }
/** Whole taka that one transaction of a wallet can be, and far more. */
const MOST_TAKA = 10_000_000

/**
 * Reads a message of bKash, Nagad or Rocket in English or Bangla, or a TrxID alone. It believes nothing: what it finds is shown to its reader, and the seller
 * says whether the money came. Takes time by the length of the text; of a long one the beginning is read.
 */
export function readWalletMessage(text: string): WalletMessage {
  const plain = foldDigits(composed(text.slice(0, words.MESSAGE_LONGEST)))
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
  const isOther = words.OTHER_WALLETS.test(plain)
  const found = [...plain.matchAll(words.TRX_LABELS)].map((match) => upperCase(match[1] ?? ''))
  const wallet = isOther ? null : walletOf(plain, found)
  const trxids = [...new Set(found.filter((one) => isWhole(one, wallet)))]
  // A TrxID may itself begin with TRX or TXN: what follows is then too short to be one.
  const alone = trxids.length === 0 && plain.length <= 40 ? trxIdOf(plain) : undefined
  if (alone !== undefined && /\d/.test(alone)) return { ...NOTHING, trxid: alone, trxids: [alone], wallet: walletOf('', [alone]) }
  const [trxid = null] = trxids.length === 1 ? trxids : []
  return {
    trxid,
    trxids,
    amount_paisa: trxids.length > 1 ? null : amountOf(plain),
    wallet,
    isOther,
    direction: directionOf(plain),
    ...partiesOf(plain),
  }
}

/** A message of the receiver also names the payment. */
function directionOf(plain: string): WalletMessage['direction'] {
  if (words.RECEIVED.test(plain)) return 'received'
  return words.SENT.test(plain) ? 'sent' : null
}

/** The wallet that is named, else the one whose transactions are named so. */
function walletOf(plain: string, found: readonly string[]): Wallet | null {
  const named = WALLETS.filter((wallet) => words.WALLET_WORDS[wallet].test(plain))
  if (named.length === 1) return named[0] ?? null
  // Ten digits could be either of two wallets where none is named; a message without a name of a wallet says which by its own word for them.
  const isNexus = /\btxn\s?id\b/i.test(plain)
  const fitting = WALLETS.filter(
    (wallet) => found.length > 0 && found.every((one) => isUsualTrxId(wallet, one)) && (named.length === 0 || named.includes(wallet)),
  )
  if (fitting.length === 1) return fitting[0] ?? null
  return fitting.length === 2 && isNexus ? 'rocket' : null
}

/** A name that was not cut: as long as its wallet makes them, and with a digit. */
function isWhole(trxid: string, wallet: Wallet | null): boolean {
  if (!/\d/.test(trxid)) return false
  return wallet === null ? trxid.length >= 8 && trxid.length <= 14 : isUsualTrxId(wallet, trxid)
}

/** The first amount that is not a fee, a balance or the like, in paisa. */
function amountOf(plain: string): number | null {
  for (const match of plain.matchAll(words.AMOUNTS)) {
    const before = plain.slice(Math.max(0, match.index - 24), match.index).replace(words.CURRENCY_END, '')
    if (words.NOT_PAID.test(before)) continue
    const paisa = paisaOf(match[1] ?? match[2] ?? '')
    if (paisa !== null) return paisa
  }
  return null
}

/** Taka as messages write them: commas between thousands or lakhs, two places at most. */
export function paisaOf(text: string): number | null {
  const [whole = '', part = ''] = text.replace(/,$/, '').split('.')
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{2,3}){0,4})$/.test(whole) || part.length > 2) return null
  const taka = Number(whole.replaceAll(',', ''))
  const paisa = taka * 100 + Number(part.padEnd(2, '0'))
  return taka <= MOST_TAKA && paisa > 0 ? paisa : null
}

/** Who sent it and who got it, where the message says which is which. */
function partiesOf(plain: string): Pick<WalletMessage, 'from' | 'to'> {
  let from: string | null = null
  let to: string | null = null
  for (const match of plain.matchAll(words.NUMBERS)) {
    const number = phoneNumber(match[1] ?? '') ?? null
    const before = plain.slice(Math.max(0, match.index - 20), match.index)
    const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 14)
    if (words.FROM_AFTER.test(after)) from ??= number
    else if (words.TO_AFTER.test(after)) to ??= number
    else if (words.TO_BEFORE.test(before)) to ??= number
    else if (words.FROM_BEFORE.test(before)) from ??= number
  }
  return { from, to }
}
