/** What can be asked of the list of events, and in which orders. The server's SQL says the same; tests hold the two together. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { isOfSeller } from '../core/of-seller.ts'
import { comparing, type Order } from '../core/orders.ts'
import { wordsOf } from '../core/text.ts'
import { dhakaDayBounds } from '../core/time.ts'
import type { EventCard } from './events.ts'
import { EVENTS } from './events-resource.ts'

export const EVENT_TYPES = ['Online', 'Offline'] as const
export const EVENT_SORTS = ['soonest', 'newest', 'price-low', 'price-high'] as const
export type EventSort = (typeof EVENT_SORTS)[number]
export const EVENT_TIMES = ['upcoming', 'past', 'all'] as const

/** How many cards one page of the list holds when the page asks. */
export const EVENT_PAGE_SIZE = EVENTS.pageSize

const MOST_PRICE = 99_999_999

const { choice, day, filterOf, id, is, slug, text, whole } = filterKit<EventCard>()

/** Nothing set means: what is running or to come, soonest first. */
export const EVENT_FILTER = filterOf(
  {
    q: text(),
    type: choice(EVENT_TYPES, { fits: is('type') }),
    /** Free text: part of a venue, area, district or division. Asked of Offline events only. */
    location: text({ fits: ({ type, location }, asked) => type === 'Offline' && hasWords(location ?? '', asked) }),
    /** A day in Dhaka on which the event is on. */
    date: day({ fits: isOnAt }),
    category: id({ fits: is('event_category') }),
    subcategory: id({ fits: is('event_subcategory') }),
    subsubcategory: id({ fits: is('event_subsubcategory') }),
    min_price: whole({ most: MOST_PRICE, fits: ({ price }, least) => price >= least }),
    max_price: whole({ most: MOST_PRICE, fits: ({ price }, most) => price <= most }),
    /** The address of a shop, or a user id. */
    seller: slug({ fits: isOfSeller }),
    /** Ignored when a date is asked for. */
    when: choice(EVENT_TIMES, { default: 'upcoming' }),
    sort: choice(EVENT_SORTS, { default: 'soonest' }),
  },
  {
    isStrict: true,
    isListed: ({ to_time }, { now, values: { date, when = 'upcoming' } }) =>
      date !== undefined || when === 'all' || Date.parse(to_time) >= now === (when === 'upcoming'),
  },
)
export type EventFilter = FilterValues<typeof EVENT_FILTER>
export const readEventFilter = EVENT_FILTER.read

function isOnAt({ from_time, to_time }: EventCard, date: string): boolean {
  const { from, to } = dhakaDayBounds(date)
  return Date.parse(from_time) < Date.parse(to) && Date.parse(to_time) >= Date.parse(from)
}

/** Folded and as prefixes. */
function hasWords(text: string, asked: string): boolean {
  const held = wordsOf(text)
  return wordsOf(asked).every((word) => held.some((one) => one.startsWith(word)))
}

/** What a list is ordered by: a sort, or `latest`, which is what `soonest` means looking back. */
export type EventOrder = EventSort | 'latest'

export const EVENT_ORDERS: Readonly<Record<EventOrder, Order<EventCard>>> = {
  soonest: { letter: 's', at: 'from_time' },
  latest: { letter: 'l', at: 'from_time', isDescending: true },
  newest: { letter: 'n', by: ({ id }) => id, isDescending: true },
  'price-low': { letter: 'p', by: ({ price }) => price },
  'price-high': { letter: 'h', by: ({ price }) => price, isDescending: true },
}

/** The order in which a filter's answer comes. Events that are over come latest first, since visitors do not look for the oldest. */
export function eventOrder({ sort = 'soonest', when, date }: Pick<EventFilter, 'sort' | 'when' | 'date'>): EventOrder {
  return sort === 'soonest' && when === 'past' && !date ? 'latest' : sort
}

const compareEvents = comparing(EVENT_ORDERS, ({ id }: EventCard) => id)

/** The list as it is searched on the phone. */
export const EVENT_LIST = { filter: EVENT_FILTER, compare: (filter: EventFilter) => compareEvents(eventOrder(filter)) }
