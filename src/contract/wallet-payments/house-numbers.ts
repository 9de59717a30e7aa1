import { phoneNumber } from '../core/phone-number.ts'
import { RECEIVING_KINDS, type ReceivingKind, WALLETS, type Wallet } from './wallets.ts'

/** A number of the house to which sellers pay what they owe it. */
export interface HouseNumber {
  wallet: Wallet
  /** `+8801…`. */
  number: string
  kind: ReceivingKind
}

/**
 * Numbers as a setting has them: `bkash=01712345678,nagad=01812345678/personal`; one of which no kind is said is a merchant's. Undefined: it is not of that
 * form. Empty: there are none.
 */
export function readHouseNumbers(text: string): HouseNumber[] | undefined {
  const parts = text.split(',').filter((one) => one.trim() !== '')
  const read = parts.map((one) => {
    const [, wallet, typed = '', kind = 'merchant'] = /^\s*([a-z]+)\s*=\s*([+\d -]{11,20}?)\s*(?:\/\s*([a-z]+))?\s*$/.exec(one) ?? []
    return { wallet: WALLETS.find((known) => known === wallet), number: phoneNumber(typed), kind: RECEIVING_KINDS.find((known) => known === kind) }
  })
  const good = read.filter((one): one is HouseNumber => Boolean(one.wallet && one.number && one.kind))
  return good.length === parts.length ? good : undefined
}
