import type { LedgerMove } from './ledger-kinds.ts'

/** What is asked of a wallet: pure, for the page and the service alike. */

export const WALLET_LIMITS = {
  listed: 50,
  /** Orders on hold that are told at once. */
  onHold: 10,
  /** Days until money that goes back should have arrived. @see facts "legal clock" */
  refundDays: 10,
  /** A statement is of so many days at most. */
  statementDays: 1100,
} as const

/** Changes that are listed together. */
export const MOVE_GROUPS = ['sales', 'refunds', 'withdrawals', 'debts'] as const
export type MoveGroup = (typeof MOVE_GROUPS)[number]

export const MOVES_OF_GROUP = {
  sales: ['earned', 'freed', 'migrated'],
  refunds: ['unearned', 'debited'],
  withdrawals: ['asked', 'sent', 'refused', 'bounced'],
  debts: ['commission', 'commission-back', 'covered', 'paid-in', 'corrected'],
} as const satisfies Record<MoveGroup, readonly LedgerMove[]>

/** Why nothing can be withdrawn: the account is locked; staff have stopped the shop; a payment is disputed at the provider; the books are being checked. */
export const PAUSE_REASONS = ['locked', 'suspended', 'disputed', 'checking'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]
