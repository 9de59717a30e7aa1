import { describe, expect, it } from 'vitest'
import { compareEvents, type EventFacts, eventFits, eventOrder, readEventQuestion } from '#contract/events/events-filter.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const event: EventFacts = {
  id: 5,
  title: 'বৈশাখী উৎসব ১৪৩৪',
  seller: 7,
  seller_name: 'Chayanaut',
  type: 'Offline',
  location: 'রমনা, ঢাকা',
  from_time: '2027-03-10T10:00:00.000Z',
  to_time: '2027-03-10T18:00:00.000Z',
  price: 500,
  event_category: 1,
  event_subcategory: 2,
  event_subsubcategory: 3,
}
const other = (changes: Partial<EventFacts>): EventFacts => ({ ...event, ...changes })

describe('eventFits', () => {
  it('takes an event that is still on, and not one that is over', () => {
    expect(eventFits(event, {}, NOW)).toBe(true)
    expect(eventFits(event, {}, Date.parse('2027-03-10T18:00:00.001Z'))).toBe(false)
    expect(eventFits(event, { when: 'past' }, Date.parse('2027-03-10T18:00:00.001Z'))).toBe(true)
  })

  it('finds words as beginnings, in any spelling, in title, place and seller', () => {
    for (const q of ['উত্সব', 'বৈশাখি', '1434', 'ঢাক chayan', 'রমনা ১৪৩৪']) expect(eventFits(event, { q }, NOW), q).toBe(true)
    for (const q of ['শাখী', 'chayanaut mela', '1435']) expect(eventFits(event, { q }, NOW), q).toBe(false)
  })

  it('asks for the place only of Offline events', () => {
    expect(eventFits(event, { location: 'ঢাকা' }, NOW)).toBe(true)
    expect(eventFits(event, { location: 'chayanaut' }, NOW)).toBe(false)
    expect(eventFits(other({ type: 'Online', location: 'ঢাকা' }), { location: 'ঢাকা' }, NOW)).toBe(false)
  })

  it('counts days as Dhaka does', () => {
    expect(eventFits(event, { date: '2027-03-11' }, NOW)).toBe(true)
    expect(eventFits(other({ to_time: '2027-03-10T17:59:59.999Z' }), { date: '2027-03-11' }, NOW)).toBe(false)
    expect(eventFits(other({ from_time: '2027-03-11T18:00:00.000Z', to_time: '2027-03-11T19:00:00.000Z' }), { date: '2027-03-11' }, NOW)).toBe(false)
  })

  it('takes both ends of a price range', () => {
    expect(eventFits(event, { min_price: 500, max_price: 500 }, NOW)).toBe(true)
    expect(eventFits(event, { min_price: 501 }, NOW)).toBe(false)
    expect(eventFits(event, { max_price: 0 }, NOW)).toBe(false)
  })

  it('asks every level of category that is given', () => {
    expect(eventFits(event, { category: 1, subcategory: 2, subsubcategory: 3 }, NOW)).toBe(true)
    expect(eventFits(event, { category: 1, subcategory: 9 }, NOW)).toBe(false)
    expect(eventFits(other({ event_category: null }), { category: 1 }, NOW)).toBe(false)
  })

  it('asks whose event it is', () => {
    expect(eventFits(event, { seller: 7 }, NOW)).toBe(true)
    expect(eventFits(event, { seller: 8 }, NOW)).toBe(false)
  })
})

describe('order', () => {
  const late = other({ id: 9, from_time: '2027-04-01T00:00:00.000Z', price: 100 })
  const ids = (order: Parameters<typeof compareEvents>[0]) => [event, late].sort(compareEvents(order)).map(({ id }) => id)

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

describe('readEventQuestion', () => {
  it('leaves out what stands for nothing asked, so that equal questions have one address', () => {
    expect(readEventQuestion({ q: '', type: '', when: 'upcoming', sort: 'soonest' })).toEqual({})
    expect(readEventQuestion({ when: 'past', sort: 'newest' })).toEqual({ when: 'past', sort: 'newest' })
  })

  it('reads Bangla digits and leaves out what makes no sense', () => {
    expect(readEventQuestion({ min_price: '৫০০', max_price: '-1', category: 'x', date: '২০২৭-০৩-১০', type: 'online', sort: 'newest', q: '  ' })).toEqual({
      min_price: 500,
      date: '2027-03-10',
      sort: 'newest',
    })
  })

  it('reads a seller by number only', () => {
    expect(readEventQuestion({ seller: '১২' })).toEqual({ seller: 12 })
    for (const seller of ['0', 'nusrat', '-1', '99999999999']) expect(readEventQuestion({ seller }), seller).toEqual({})
  })

  it('survives values of any shape', () => {
    const junk = JSON.parse('{"q":["a"],"type":{"x":1},"location":null,"date":"2027-02-30","__proto__":{"q":"x"}}')
    expect(readEventQuestion(junk)).toEqual({})
  })
})
