import { lowerCase } from '#contract/core/one-form.ts'

/** The buyer of an order that costs nothing, and an e-mail address that is not verified as theirs. */
interface LetterToStranger {
  buyer: number
  email: string
}

/** Counts one e-mail, across restarts and processes; false beyond what is sent in a day. */
export type AdmitEmail = (letter: LetterToStranger) => Promise<boolean>

/** The e-mail address that an order names, and what is known of its buyer. */
interface Addressed extends LetterToStranger {
  /** The e-mail of the account, when its owner has verified it. */
  own_email: string | null
  /** Whole taka. */
  final_price: number
}

/**
 * Where an e-mail about an order goes: to the address that the order names; of what costs nothing, and beyond a few a day, only to the verified
 * e-mail of its buyer; null: nowhere.
 */
export async function emailRecipient(admit: AdmitEmail, { buyer, email, own_email, final_price }: Addressed): Promise<string | null> {
  const isOwn = lowerCase(own_email ?? '') === lowerCase(email)
  return final_price > 0 || isOwn || (await admit({ buyer, email })) ? email : own_email
}

/** What a seller wrote, as an e-mail quotes it: every line is marked, so that none passes for ours. '' stays ''. */
export const quoted = (words: string): string => (words === '' ? '' : words.replace(/^/gm, '> '))
