import { addressText } from '#contract/core/filter.ts'
import { fold } from '#contract/core/text.ts'
import { OWN_EVENT_FILTERS, OWN_EVENT_SORTS, type OwnEventFilter, type OwnEventSort, phaseOf } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'

/** Which of one's own events, and in which order, as the address says it. */
export interface OwnFilter {
  q?: string
  filter?: OwnEventFilter
  sort?: OwnEventSort
}

/** What of an address belongs to the filter; anything else is left out, and so is what goes without saying. */
export function readOwnFilter({ q, filter, sort }: Record<string, unknown>): OwnFilter {
  const words = addressText(q)
  const knownFilter = OWN_EVENT_FILTERS.find((one) => one === filter)
  const knownSort = OWN_EVENT_SORTS.find((one) => one === sort && one !== 'newest')
  return { ...(words && { q: words }), ...(knownFilter && { filter: knownFilter }), ...(knownSort && { sort: knownSort }) }
}

export const isPlain = ({ q, filter, sort }: OwnFilter): boolean => q === undefined && filter === undefined && sort === undefined

const FITS: Record<OwnEventFilter, (event: OwnEvent, now: number) => boolean> = {
  active: ({ is_active }) => is_active,
  inactive: ({ is_active }) => !is_active,
  draft: (event, now) => phaseOf(event, now) === 'draft',
  upcoming: (event, now) => ['upcoming', 'running'].includes(phaseOf(event, now)),
  over: (event, now) => phaseOf(event, now) === 'over',
  'called-off': (event, now) => phaseOf(event, now) === 'called-off',
}

/** The rows on this phone that fit a filter, where the service cannot be asked. @param now milliseconds since the epoch */
export function filterCached(rows: readonly OwnEvent[], { q = '', filter, sort }: OwnFilter, now: number): OwnEvent[] {
  const words = fold(q).split(' ').filter(Boolean)
  const found = rows.filter((event) => {
    const said = fold(`${event.title} ${event.second_title ?? ''} ${event.location ?? ''}`)
    return words.every((word) => said.includes(word)) && (!filter || FITS[filter](event, now))
  })
  if (sort === 'soonest') return found.sort((a, b) => nearness(a, now) - nearness(b, now))
  return sort === 'best-selling' ? found.sort((a, b) => b.sold - a.sold) : found
}

/** What is to come first, the nearest before; then what is over, the latest before. */
function nearness({ from_time, to_time }: OwnEvent, now: number): number {
  const begins = Date.parse(from_time)
  return Date.parse(to_time) > now ? begins : Number.MAX_SAFE_INTEGER - begins
}
