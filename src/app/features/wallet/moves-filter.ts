import { SELLER_ACCOUNTS } from '#contract/wallet/ledger-kinds.ts'
import { MOVE_GROUPS } from '#contract/wallet/wallet-rules.ts'
import type { MovesFilter } from './calls.ts'

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** What an address asks for of the moves; anything else in it asks for nothing. */
export function readMovesFilter({ account, group, month }: Record<string, unknown>): MovesFilter {
  const ofAccount = SELLER_ACCOUNTS.find((one) => one === account)
  const ofGroup = MOVE_GROUPS.find((one) => one === group)
  return { ...(ofAccount && { account: ofAccount }), ...(ofGroup && { group: ofGroup }), ...(typeof month === 'string' && MONTH.test(month) && { month }) }
}

/** Where moves are listed so. */
export function movesPath(filter: MovesFilter): `/${string}` {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()
  return query === '' ? '/wallet/moves' : `/wallet/moves?${query}`
}

/** The last months of Dhaka up to now, the latest first. @param now milliseconds since the epoch */
export function lastMonths(now: number, count: number): string[] {
  const today = new Date(now + 6 * 3_600_000)
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)).toISOString().slice(0, 7))
}
