import * as v from 'valibot'
import { lowerCase } from '#contract/core/one-form.ts'
import { WALLET_CLAIMS_PATH } from '#contract/shop/shop-notices.ts'
import { CLAIM_ACTIONS } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'

/** Payments by mobile wallet in the outbox, as folders name them. */
export const WALLET_PAYMENTS = 'wallet-payments'

const About = v.object({
  /** `claim`: that it was paid, by its buyer; `debt`: that a seller has paid what they owe the house. */
  action: v.picklist(['claim', 'debt', ...CLAIM_ACTIONS]),
  /** Number of the purchase, to its buyer; empty to the seller. */
  purchase: v.string(),
  /** Number of the order; of a debt its reference. */
  order: v.string(),
  /** Of the claim; 0: it is made only now. */
  claim: v.number(),
  side: v.picklist(['bought', 'sold', 'desk']),
  /** Who is on the other side; empty: the house. */
  other: v.string(),
  /** What it names, for who looks into the outbox. */
  trxid: v.optional(v.string(), ''),
})
export type ClaimAbout = v.InferOutput<typeof About>

/** What this phone has stored of payments by mobile wallet. */
export interface ClaimEntry {
  id: string
  about: ClaimAbout
  /** As it is sent. */
  body: unknown
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
}

/** Reads an entry; undefined: it is another noun's, or another version of the app wrote it in a shape unknown here. */
export function readClaimEntry({ id, noun, about, body, state, problem }: OutboxEntry): ClaimEntry | undefined {
  const read = noun === WALLET_PAYMENTS ? v.safeParse(About, about) : undefined
  return read?.success ? { id, about: read.output, body, state, problem } : undefined
}

/** Where what an entry is about can be seen. */
export function claimPath({ action, purchase }: ClaimAbout): `/${string}` {
  if (action === 'debt') return '/wallet/pay'
  return purchase ? `/wallet_payment/${lowerCase(purchase)}` : WALLET_CLAIMS_PATH
}

export const isRefused = ({ state }: ClaimEntry): boolean => state === 'needs-you'
/** It is on this phone alone. */
export const isUnsent = ({ state }: ClaimEntry): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** What is kept beside a step of a claim. */
export const aboutStep = ({ claim_id, purchase, order, side, seller, buyer }: WalletClaim, action: ClaimAbout['action']): ClaimAbout => ({
  action,
  purchase: purchase ?? '',
  order,
  claim: claim_id,
  side,
  other: side === 'sold' ? buyer.full_name : seller.name,
  trxid: '',
})
