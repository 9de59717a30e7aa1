/**
 * What can be asked of the list of events, and the rule that decides whether a card fits: pure, without valibot, because the
 * first paint, the worker and the server all need it. The server's SQL says the same; tests hold the two together.
 */
import { canon, wordsOf } from '../core/text.ts'
import { dhakaDayBounds, isRealDay } from '../core/time.ts'

export const EVENT_TYPES = ['Online', 'Offline'] as const
type EventType = (typeof EVENT_TYPES)[number]
export const EVENT_SORTS = ['soonest', 'newest', 'price-low', 'price-high'] as const
export type EventSort = (typeof EVENT_SORTS)[number]
export const EVENT_TIMES = ['upcoming', 'past', 'all'] as const
type EventTime = (typeof EVENT_TIMES)[number]

/** Where a look at its page is told: known without its schema, so that telling it costs no validators. */
export const EVENT_VIEW_PATH = '/api/event_view/'

/** How many cards one page of the list holds when the page asks. */
export const EVENT_PAGE_SIZE = 12

/** A question to the list of events. Everything is optional; nothing set means: what is running or to come, soonest first. */
export interface EventQuestion {
  q?: string | undefined
  type?: EventType | undefined
  /** Free text: part of a venue, area, district or division. Asked of Offline events only. */
  location?: string | undefined
  /** `YYYY-MM-DD`: a day in Dhaka on which the event is on. */
  date?: string | undefined
  category?: number | undefined
  subcategory?: number | undefined
  subsubcategory?: number | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  /** User id. */
  seller?: number | undefined
  /** Default `upcoming`; ignored when a date is asked for. */
  when?: EventTime | undefined
  /** Default `soonest`. */
  sort?: EventSort | undefined
}

/** The parts of an event that a question can look at. */
export interface EventFacts {
  id: number
  title: string
  /** User id of the seller. */
  seller: number
  seller_name: string
  type: EventType
  location: string | null
  from_time: string
  to_time: string
  price: number
  event_category: number | null
  event_subcategory: number | null
  event_subsubcategory: number | null
}

/**
 * Whether an event fits a question. Words match folded and as prefixes.
 * @param now milliseconds since the epoch; decides what is past.
 */
export function eventFits(event: EventFacts, question: EventQuestion, now: number): boolean {
  if (!hasFields(event, question) || !isOnInTime(event, question, now)) return false
  if (question.location && !(event.type === 'Offline' && textHas(event.location ?? '', question.location))) return false
  return !question.q || textHas(eventText(event), question.q)
}

/** Everything of an event by which words find it, in one text. */
export const eventText = ({ title, location, seller_name }: Pick<EventFacts, 'title' | 'location' | 'seller_name'>): string =>
  `${title} ${location ?? ''} ${seller_name}`

function hasFields(event: EventFacts, question: EventQuestion): boolean {
  const asked: [unknown, unknown][] = [
    [question.type, event.type],
    [question.category, event.event_category],
    [question.subcategory, event.event_subcategory],
    [question.subsubcategory, event.event_subsubcategory],
    [question.seller, event.seller],
  ]
  if (asked.some(([wanted, held]) => wanted && wanted !== held)) return false
  return event.price >= (question.min_price ?? 0) && event.price <= (question.max_price ?? Number.POSITIVE_INFINITY)
}

function isOnInTime(event: EventFacts, question: EventQuestion, now: number): boolean {
  if (question.date) {
    const day = dhakaDayBounds(question.date)
    return Date.parse(event.from_time) < Date.parse(day.to) && Date.parse(event.to_time) >= Date.parse(day.from)
  }
  const when = question.when ?? 'upcoming'
  if (when === 'all') return true
  return Date.parse(event.to_time) >= now === (when === 'upcoming')
}

function textHas(text: string, asked: string): boolean {
  const held = wordsOf(text)
  return wordsOf(asked).every((word) => held.some((one) => one.startsWith(word)))
}

/** What a list is ordered by: a sort, or `latest`, which is what `soonest` means looking back. */
export type EventOrder = EventSort | 'latest'

/** The order in which a question's answer comes. Events that are over come latest first, since nobody looks for the oldest. */
export function eventOrder(question: EventQuestion): EventOrder {
  const sort = question.sort ?? 'soonest'
  return sort === 'soonest' && question.when === 'past' && !question.date ? 'latest' : sort
}

/** The order of the list, for rows that come from the phone. Ties go by id, as on the server. */
export function compareEvents(order: EventOrder = 'soonest'): (a: EventFacts, b: EventFacts) => number {
  const soonest = (a: EventFacts, b: EventFacts) => Date.parse(a.from_time) - Date.parse(b.from_time) || a.id - b.id
  if (order === 'latest') return (a, b) => soonest(b, a)
  if (order === 'newest') return (a, b) => b.id - a.id
  if (order === 'price-low') return (a, b) => a.price - b.price || a.id - b.id
  if (order === 'price-high') return (a, b) => b.price - a.price || b.id - a.id
  return soonest
}

/**
 * Reads a question from a URL's search, leniently: what makes no sense is left out, so that an old or mistyped link still shows
 * a list. Bangla digits count as digits. What stands for nothing asked, as a form without JavaScript sends it, is left out too, so
 * that equal questions have one address.
 */
export function readEventQuestion(search: Record<string, unknown>): EventQuestion {
  const text = (key: string) =>
    typeof search[key] === 'string' || typeof search[key] === 'number' ? String(search[key]).slice(0, 100).trim() || undefined : undefined
  const oneOf = <T extends string>(key: string, all: readonly T[]) => all.find((one) => one === text(key))
  const whole = (key: string, most: number) => {
    const digits = canon(text(key) ?? '')
    return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
  }
  const date = canon(text('date') ?? '')
  const when = oneOf('when', EVENT_TIMES)
  const sort = oneOf('sort', EVENT_SORTS)
  const question: EventQuestion = {
    q: text('q'),
    type: oneOf('type', EVENT_TYPES),
    location: text('location'),
    date: isRealDay(date) ? date : undefined,
    category: whole('category', 2e9) || undefined,
    subcategory: whole('subcategory', 2e9) || undefined,
    subsubcategory: whole('subsubcategory', 2e9) || undefined,
    min_price: whole('min_price', 99_999_999),
    max_price: whole('max_price', 99_999_999),
    seller: whole('seller', 2e9) || undefined,
    when: when === 'upcoming' ? undefined : when,
    sort: sort === 'soonest' ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))
}
