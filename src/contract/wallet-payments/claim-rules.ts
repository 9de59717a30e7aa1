import { LEGAL_CLOCK } from '../shop/legal-clock.ts'

/** Payment by mobile wallet from buyer to seller: what may be paid so, what a claim can be, and who moves it on. Pure. No money of it goes through us. */

export const CLAIM_LIMITS = {
  /** Whole taka of a purchase that may be paid so as a whole. */
  mostTaka: 25_000,
  /** What the law lets a seller take in advance of goods that do not leave within `LEGAL_CLOCK.handOverHours`, or that cost more. */
  advancePercent: 10,
  /** Until a claim is made, goods are kept so long from the order: P8. */
  holdMinutes: 60,
  /** From the claim on. */
  keptHours: 24,
  remindHours: 24,
  cancelHours: 48,
  storyLongest: 1000,
  numbersMost: 10,
  /** Of one purchase: the rest of what was too little is claimed anew. */
  perPurchase: 5,
  /** Purchases of one buyer that hold goods and are not confirmed. */
  openMost: 5,
  listed: 30,
} as const

/**
 * What of a purchase is paid by wallet, in whole taka; the rest is paid in cash when it is handed over.
 * @param hours until its goods leave the seller
 * @see Digital Commerce Operation Guidelines 2021, 3.2
 */
export function walletTakaOf(total: number, hours: number = LEGAL_CLOCK.handOverHours): number {
  if (total <= CLAIM_LIMITS.mostTaka && hours <= LEGAL_CLOCK.handOverHours) return total
  return Math.floor((total * CLAIM_LIMITS.advancePercent) / 100)
}

/**
 * `claimed`: the buyer says it is paid, the seller has not answered. `less`: less came than was asked. `disputed`: the seller says that nothing came, and staff
 * decide. `late`: it came when its goods were gone. `cancelled`: by the buyer, to whom the seller did not answer. `refused`: staff say that nothing came.
 */
export const CLAIM_STATES = ['claimed', 'less', 'confirmed', 'disputed', 'late', 'cancelled', 'refused'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** A seller's own word of what they sent back, and the buyer's: staff decide where they differ; `void`: it never arrived. */
export const WALLET_REFUND_STATES = ['sent', 'received', 'disputed', 'void'] as const
export type WalletRefundState = (typeof WALLET_REFUND_STATES)[number]

export const CLAIM_PARTIES = ['buyer', 'seller', 'staff', 'service'] as const
export type ClaimParty = (typeof CLAIM_PARTIES)[number]

/** What either side can do with a claim, as the last part of its address. */
export const CLAIM_ACTIONS = ['came', 'not_come', 'refund', 'cancel', 'complain', 'refund_answer'] as const
export type ClaimAction = (typeof CLAIM_ACTIONS)[number]

/** Compared with what was asked; null: the seller has not said what came. */
export const WALLET_FITS = ['less', 'exact', 'more'] as const
export type WalletFit = (typeof WALLET_FITS)[number]
export function fitOf(came_paisa: number | null, asked_paisa: number): WalletFit | null {
  if (came_paisa === null) return null
  if (came_paisa === asked_paisa) return 'exact'
  return came_paisa < asked_paisa ? 'less' : 'more'
}

export interface ClaimFacts {
  state: ClaimState
  asked_paisa: number
  /** By the seller's word, or by that of staff. */
  came_paisa: number | null
  /** Its purchase stands: it is confirmed, and not all of it has come to nothing. */
  isStanding: boolean
  /** Together, of those refunds that are not void. */
  sent_back_paisa: number
  /** The buyer has waited for an answer long enough: `CLAIM_LIMITS.cancelHours`. */
  isSilent: boolean
  /** Staff are asked already. */
  isComplained: boolean
  /** A refund waits for the buyer's word. */
  isRefundOpen: boolean
}

/** Paisa that the seller is to send back: what is too much, or all where nothing is sold for it. */
export function owedBackOf({ state, asked_paisa, came_paisa, isStanding, sent_back_paisa }: ClaimFacts): number {
  if (came_paisa === null || state === 'refused') return 0
  const due = state === 'confirmed' && isStanding ? Math.max(0, came_paisa - asked_paisa) : came_paisa
  return Math.max(0, due - sent_back_paisa)
}

/** Whether a party may do something with a claim as it is. */
export function mayOnClaim(action: ClaimAction, by: ClaimParty, facts: ClaimFacts): boolean {
  const { state, came_paisa, sent_back_paisa, isSilent, isComplained, isRefundOpen } = facts
  if (by === 'seller') {
    // Money may come after all: what was disputed, and what was cancelled, can still be said to be there.
    if (action === 'came')
      return state === 'claimed' || state === 'disputed' || state === 'less' || ((state === 'late' || state === 'cancelled') && came_paisa === null)
    if (action === 'not_come') return state === 'claimed' || ((state === 'late' || state === 'cancelled') && came_paisa === null)
    return action === 'refund' && came_paisa !== null && state !== 'refused' && sent_back_paisa < came_paisa
  }
  if (by !== 'buyer') return false
  if (action === 'cancel') return state === 'claimed' && isSilent
  if (action === 'refund_answer') return isRefundOpen
  if (action !== 'complain' || isComplained) return false
  return state === 'late' || state === 'cancelled' || state === 'less' || (state === 'claimed' && isSilent) || owedBackOf(facts) > 0
}

export const claimActionsOf = (by: ClaimParty, facts: ClaimFacts): ClaimAction[] => CLAIM_ACTIONS.filter((action) => mayOnClaim(action, by, facts))
