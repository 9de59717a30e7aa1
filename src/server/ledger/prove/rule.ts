import type { HouseAccount, LedgerMove, SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import { houseId } from '../accounts.ts'

/** One thing that must hold of the ledger. */
export interface Rule {
  /** What is wrong where it does not hold, in plain words. */
  says: string
  /** Finds what breaks it: rows of one column `what`, a text by which it can be looked up. */
  sql: string
}

/** The sum of some entries `e` of one account of the house, in paisa. */
export const ofHouse = (kind: HouseAccount): string => `coalesce(sum(e.paisa) filter (where e.account = ${houseId(kind)}), 0)`

/** The sum of some entries `e` of accounts `a` of sellers, in paisa. */
export const ofSellers = (...kinds: readonly SellerAccount[]): string =>
  `coalesce(sum(e.paisa) filter (where a.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)`

/** A list of kinds of moves, as SQL writes it. */
export const kindsOf = (...kinds: readonly LedgerMove[]): string => `(${kinds.map((kind) => `'${kind}'`).join(', ')})`

/** What the moves of a refund `r` are named after, behind their kind: the first of a payment has the name of the payment alone. */
export const REFUND_PART = `r.attempt::text || case when r.part > 1 then '/' || r.part else '' end`
