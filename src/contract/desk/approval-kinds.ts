/** What a second member of staff must agree to: money above a limit that goes back or is kept, and rights of staff. */
export const APPROVAL_KINDS = ['refund', 'confirm', 'grant-staff', 'payout'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** How far a decision of two is. `void`: it was approved, and could not be done any more. */
export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'void'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/**
 * Why what was approved could not be done: it is past that by now; there is less money left than was asked for; what it is about is called off, or gone; who
 * asked is not one of staff any more.
 */
export const VOID_REASONS = ['past', 'too-much', 'called-off', 'gone', 'asker-gone'] as const
export type VoidReason = (typeof VOID_REASONS)[number]

/** Whole taka that one member of staff gives back or confirms alone; what is above takes two. */
export const FOUR_EYES_ABOVE_TAKA = 50_000
