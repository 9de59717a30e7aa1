import { addressText } from '#contract/core/filter.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import { wordsOf } from '#contract/core/text.ts'
import { askedWords, wordsFit } from '#contract/core/word-search.ts'
import { OWN_PRODUCT_STATES, type OwnProduct } from '#contract/products/own-product.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'

export type OwnProductState = (typeof OWN_PRODUCT_STATES)[number]

/** Which of one's own products, as the address says it. */
export interface OwnFilter {
  q?: string
  state?: OwnProductState
}

/** What of an address belongs to the filter; anything else is left out. */
export function readOwnFilter({ q, state }: Record<string, unknown>): OwnFilter {
  const words = addressText(q)
  const known = OWN_PRODUCT_STATES.find((one) => one === state)
  return { ...(words && { q: words }), ...(known && { state: known }) }
}

export const isPlain = ({ q, state }: OwnFilter): boolean => q === undefined && state === undefined

const FITS: Record<OwnProductState, (product: OwnProduct) => boolean> = {
  active: ({ is_active }) => is_active,
  inactive: ({ is_active }) => !is_active,
  low: ({ stock_least }) => stock_least <= PRODUCT_LIMITS.lowStock,
  out: ({ stock_least }) => stock_least === 0,
  held: ({ held_reason }) => held_reason !== null,
}

/** The rows on this phone that fit a filter, where the service cannot be asked. */
export function filterCached(rows: readonly OwnProduct[], { q = '', state }: OwnFilter): OwnProduct[] {
  const asked = askedWords(q)
  return rows.filter((product) => (!state || FITS[state](product)) && wordsFit(wordsOf(searchedText(['title', 'second_title', 'brand'], product)), asked))
}
