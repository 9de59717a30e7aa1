import type { ReturnState } from '#contract/shop/return-rules.ts'
import type { ShopNotice } from '#contract/shop/shop-notices.ts'

/** What an e-mail about an order of goods names, in the reader's language. */
export interface ShopFacts {
  /** Of the order. */
  number: string
  /** What was ordered, a line each. */
  lines: string
  total: string
  /** What of it was paid online in advance, and what is left for the door; undefined: it is all paid at once, or nothing is to come. */
  advance: { paid: string; rest: string } | undefined
  /** What was paid to the seller by mobile wallet, by the seller's word, and what is left for the door, if anything is; undefined: it was not paid so. */
  toSeller: { paid: string; rest: string | undefined } | undefined
  /** The shop, to its buyer; to its seller who ordered. */
  name: string
  /** The date of the law that runs now; empty: none does. */
  by: string
  /** What is back of it; empty: nothing is. */
  refunded: string
  /** What the complaint has become, in a sentence; empty: it is not about one. */
  complaint: string
  link: string
}

/** What the e-mails about orders of goods say, in one language. */
export interface ShopWords {
  /** Each with its subject and its first sentences; what was ordered and where it is seen come after them. */
  letters: Record<ShopNotice, { subject: (facts: ShopFacts) => string; text: (facts: ShopFacts) => string }>
  /** What a complaint has become, to either side. */
  complaints: Record<'buyer' | 'seller', Record<ReturnState, string>>
  order: (facts: ShopFacts) => string
}
