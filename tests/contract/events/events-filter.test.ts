import { describe, expect, it } from 'vitest'
import { comparing } from '#contract/core/orders.ts'
import { searchRows } from '#contract/core/search-rows.ts'
import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import type { EventCard } from '#contract/events/events.ts'
import { EVENT_FILTER, EVENT_LIST, EVENT_ORDERS, type EventOrder, eventOrder, readEventFilter } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const event: EventCard = {
  id: 5,
  event_id: 5,
  thumbnail: null,
  thumbnail_tone: 0,
  seats: 10,
  title: 'বৈশাখী উৎসব ১৪৩৪',
  seller: 7,
  seller_name: 'Chayanaut',
  seller_slug: 'chayanaut',
  type: 'Offline',
  location: 'রমনা, ঢাকা',
  from_time: '2027-03-10T10:00:00.000Z',
  to_time: '2027-03-10T18:00:00.000Z',
  price: 500,
  event_category: 1,
  event_subcategory: 2,
  event_subsubcategory: 3,
}
const other = (changes: Partial<EventCard>): EventCard => ({ ...event, ...changes })

const { fits } = EVENT_FILTER
const rows = [{ facts: event, words: searchTerms(searchedTexts(EVENTS, event, {})) }]
const isFound = (q: string) => searchRows(EVENT_LIST, rows, { values: { q }, now: NOW }).length === 1

describe('an event fits', () => {
  it('takes an event that is still on, and not one that is over', () => {
    expect(fits(event, {}, NOW)).toBe(true)
    expect(fits(event, {}, Date.parse('2027-03-10T18:00:00.001Z'))).toBe(false)
    expect(fits(event, { when: 'past' }, Date.parse('2027-03-10T18:00:00.001Z'))).toBe(true)
  })

  it('finds words as beginnings, in any spelling, in title, place and seller', () => {
    for (const q of ['উত্সব', 'বৈশাখি', '1434', 'ঢাক chayan', 'রমনা ১৪৩৪']) expect(isFound(q), q).toBe(true)
    for (const q of ['শাখী', 'chayanaut cricket', '1435']) expect(isFound(q), q).toBe(false)
  })

  it('asks for the place only of Offline events', () => {
    expect(fits(event, { location: 'ঢাকা' }, NOW)).toBe(true)
    expect(fits(event, { location: 'chayanaut' }, NOW)).toBe(false)
    expect(fits(other({ type: 'Online', location: 'ঢাকা' }), { location: 'ঢাকা' }, NOW)).toBe(false)
  })

  it('counts days as Dhaka does', () => {
    expect(fits(event, { date: '2027-03-11' }, NOW)).toBe(true)
    expect(fits(other({ to_time: '2027-03-10T17:59:59.999Z' }), { date: '2027-03-11' }, NOW)).toBe(false)
    expect(fits(other({ from_time: '2027-03-11T18:00:00.000Z', to_time: '2027-03-11T19:00:00.000Z' }), { date: '2027-03-11' }, NOW)).toBe(false)
  })

  it('takes both ends of a price range', () => {
    expect(fits(event, { min_price: 500, max_price: 500 }, NOW)).toBe(true)
    expect(fits(event, { min_price: 501 }, NOW)).toBe(false)
    expect(fits(event, { max_price: 0 }, NOW)).toBe(false)
  })

  it('asks every level of category that is given', () => {
    expect(fits(event, { category: 1, subcategory: 2, subsubcategory: 3 }, NOW)).toBe(true)
    expect(fits(event, { category: 1, subcategory: 9 }, NOW)).toBe(false)
    expect(fits(other({ event_category: null }), { category: 1 }, NOW)).toBe(false)
  })

  it('asks whose event it is', () => {
    for (const seller of ['7', 'chayanaut']) expect(fits(event, { seller }, NOW), seller).toBe(true)
    for (const seller of ['8', 'chayanaut-2', '07']) expect(fits(event, { seller }, NOW), seller).toBe(false)
    // Kept by an earlier version, or of an account without a shop.
    for (const seller_slug of [undefined, null]) {
      expect(fits(other({ seller_slug }), { seller: 'chayanaut' }, NOW)).toBe(false)
      expect(fits(other({ seller_slug }), { seller: '7' }, NOW)).toBe(true)
    }
  })
})

describe('order', () => {
  const late = other({ id: 9, from_time: '2027-04-01T00:00:00.000Z', price: 100 })
  const compare = comparing(EVENT_ORDERS, ({ id }: EventCard) => id)
  const ids = (order: EventOrder) => [event, late].sort(compare(order)).map(({ id }) => id)

  it('is soonest first, and latest first when looking back', () => {
    expect(ids(eventOrder({}))).toEqual([5, 9])
    expect(ids(eventOrder({ when: 'past' }))).toEqual([9, 5])
    expect(ids(eventOrder({ when: 'past', date: '2027-03-10' }))).toEqual([5, 9])
  })

  it('follows the sort that was asked for, in the past too', () => {
    expect(eventOrder({ when: 'past', sort: 'price-low' })).toBe('price-low')
    expect(ids('newest')).toEqual([9, 5])
    expect(ids('price-low')).toEqual([9, 5])
    expect(ids('price-high')).toEqual([5, 9])
  })
})

describe('readEventFilter', () => {
  it('leaves out what stands for no choice, so that equal filters have one address', () => {
    expect(readEventFilter({ q: '', type: '', when: 'upcoming', sort: 'soonest' })).toEqual({})
    expect(readEventFilter({ when: 'past', sort: 'newest' })).toEqual({ when: 'past', sort: 'newest' })
  })

  it('reads Bangla digits and leaves out what makes no sense', () => {
    expect(readEventFilter({ min_price: '৫০০', max_price: '-1', category: 'x', date: '২০২৭-০৩-১০', type: 'online', sort: 'newest', q: '  ' })).toEqual({
      min_price: 500,
      date: '2027-03-10',
      sort: 'newest',
    })
  })

  it('reads a seller by the address of the shop, or by number', () => {
    expect(readEventFilter({ seller: '১২' })).toEqual({ seller: '12' })
    expect(readEventFilter({ seller: 12 })).toEqual({ seller: '12' })
    expect(readEventFilter({ seller: 'Nusrat-2' })).toEqual({ seller: 'nusrat-2' })
    for (const seller of ['-1', 'নুসরাত', 'a b', 'a--b', '../x']) expect(readEventFilter({ seller }), seller).toEqual({})
  })

  it('survives values of any shape', () => {
    const junk = JSON.parse('{"q":["a"],"type":{"x":1},"location":null,"date":"2027-02-30","__proto__":{"q":"x"}}')
    expect(readEventFilter(junk)).toEqual({})
  })
})
