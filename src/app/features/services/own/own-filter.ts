import { addressText } from '#contract/core/filter.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import { wordsOf } from '#contract/core/text.ts'
import { askedWords, wordsFit } from '#contract/core/word-search.ts'
import { OWN_SERVICE_STATES, type OwnService } from '#contract/services/own-service.ts'

export type OwnServiceState = (typeof OWN_SERVICE_STATES)[number]

/** Which of one's own services, as the address says it. */
export interface OwnFilter {
  q?: string
  state?: OwnServiceState
}

/** What of an address belongs to the filter; anything else is left out. */
export function readOwnFilter({ q, state }: Record<string, unknown>): OwnFilter {
  const words = addressText(q)
  const known = OWN_SERVICE_STATES.find((one) => one === state)
  return { ...(words && { q: words }), ...(known && { state: known }) }
}

export const isPlain = ({ q, state }: OwnFilter): boolean => q === undefined && state === undefined

const FITS: Record<OwnServiceState, (service: OwnService) => boolean> = {
  active: ({ is_active }) => is_active,
  inactive: ({ is_active }) => !is_active,
  full: ({ next_free_at }) => next_free_at === null,
}

/** The rows on this phone that fit a filter, where the service cannot be asked. */
export function filterCached(rows: readonly OwnService[], { q = '', state }: OwnFilter): OwnService[] {
  const asked = askedWords(q)
  return rows.filter((service) => (!state || FITS[state](service)) && wordsFit(wordsOf(searchedText(['title', 'second_title'], service)), asked))
}
