/** Mobile wallets by which buyers pay sellers directly, outside of the payment provider. Pure. */
export const WALLETS = ['bkash', 'nagad', 'rocket'] as const
export type Wallet = (typeof WALLETS)[number]

/** Names as the wallets write them; brand names stay Latin in both languages. */
export const WALLET_NAMES: Readonly<Record<Wallet, string>> = { bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket' }

/** `personal`: by Send Money. `merchant`: by Payment. */
export const RECEIVING_KINDS = ['personal', 'merchant'] as const
export type ReceivingKind = (typeof RECEIVING_KINDS)[number]

/** What a phone dials for the menu of each wallet, without data. The service may say others: its setting WALLET_CODES. */
export const WALLET_CODES: Readonly<Record<Wallet, string>> = { bkash: '*247#', nagad: '*167#', rocket: '*322#' }

/** `tel:` with a code: the hash sign of a code would begin a fragment, and is written as %23. @see RFC 3966 */
export const telOfCode = (code: string): `tel:${string}` => `tel:${code.replaceAll('#', '%23')}`

/** Codes as a setting has them: `bkash=*247#,nagad=*167#`; wallets that it does not name keep their usual code. Undefined: it is not of that form. */
export function readWalletCodes(text: string): Record<Wallet, string> | undefined {
  const codes: Record<string, string> = { ...WALLET_CODES }
  for (const one of text.split(',')) {
    if (one.trim() === '') continue
    const [, wallet = '', code = ''] = /^\s*([a-z]+)\s*=\s*([*\d][*#\d]{1,14})\s*$/.exec(one) ?? []
    if (!Object.hasOwn(codes, wallet)) return undefined
    codes[wallet] = code
  }
  return codes as Record<Wallet, string>
}
