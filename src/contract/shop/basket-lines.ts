/** A basket: pure, for the page, the worker and the service alike. */

export const BASKET_LIMITS = {
  /** Over all sellers. */
  linesMost: 50,
  /** Of one variant. */
  perLineMost: 20,
  /** Changes in one request: every line a basket can have, and as many deletions. */
  changesMost: 100,
  /** A deletion is remembered for so long: a phone that was away longer may bring the line back. */
  deletionsKeptDays: 30,
} as const

/**
 * The moment of a change that is made now: later than the last change of the same line that this phone knows of, even where its clock is wrong. Only the order of
 * the changes of one person is told by it.
 * @param now milliseconds since the epoch, by the phone. @param last of the line, ISO 8601; undefined: it is new
 */
export const changedNow = (now: number, last: string | undefined): string =>
  new Date(Math.max(now, last === undefined ? 0 : Date.parse(last) + 1)).toISOString()

/** Why something in a basket cannot be ordered; `removed`: the variant, or all of the product. `closed`: its shop, for some days. */
export const GONE_REASONS = ['removed', 'off-sale', 'closed', 'sold-out'] as const
export type GoneReason = (typeof GONE_REASONS)[number]
