/** What money is kept under, and why it moves: the words of the ledger, for the page, the worker and the service alike. */

/**
 * Accounts of the house. `gateway`: what the payment provider owes us; `bank`: what is there, or was paid from there; `fees`: what the provider took; `buyers`:
 * taken for purchases that are not decided, or owed back; `service`: our own charge; `commission`: our share of sales; `sales`: what sellers had before they
 * had accounts of their own: nothing since.
 */
export const HOUSE_ACCOUNTS = ['gateway', 'bank', 'fees', 'buyers', 'service', 'commission', 'sales'] as const
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Accounts of a seller: on hold, free to be withdrawn, on its way out, and what the seller owes the house. */
export const SELLER_ACCOUNTS = ['pending', 'free', 'leaving', 'due'] as const
export type SellerAccount = (typeof SELLER_ACCOUNTS)[number]

export const LEDGER_ACCOUNTS = [...HOUSE_ACCOUNTS, ...SELLER_ACCOUNTS] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/** What a move of the ledger is of. */
export const LEDGER_MOVES = [
  'paid',
  'earned',
  'freed',
  'unearned',
  'refunded',
  'by-hand',
  'commission',
  'commission-back',
  'covered',
  'asked',
  'sent',
  'refused',
  'bounced',
  'settled',
  'paid-in',
  'debited',
  'corrected',
  'migrated',
] as const
export type LedgerMove = (typeof LEDGER_MOVES)[number]
