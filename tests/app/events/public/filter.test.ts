import { describe, expect, it } from 'vitest'
import { activeChips, readFilterForm, searchPart, withoutChip } from '#app/features/events/public/filter.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the form of the panels', () => {
  it('asks nothing when nothing is filled in, and leaves out what is the default', () => {
    expect(readFilterForm(formOf({ q: '  ', type: '', when: 'upcoming', sort: 'soonest', min_price: '' }))).toEqual({ filter: {} })
  })

  it.each([
    ['৫০০', 500],
    ['1,200', 1200],
    ['৳ ১,২০০', 1200],
    ['BDT 60', 60],
    ['0', 0],
  ])('reads %s as a price', (typed, min_price) => {
    expect(readFilterForm(formOf({ min_price: typed }))).toEqual({ filter: { min_price } })
  })

  it.each(['cheap', '-5', '12.5', '999999999999'])('does not guess what %s may mean', (typed) => {
    expect(readFilterForm(formOf({ max_price: typed }))).toEqual({ faults: { max_price: 'notANumber' } })
  })

  it('refuses a max price below the min price, and takes an equal one', () => {
    expect(readFilterForm(formOf({ min_price: '500', max_price: '60' }))).toEqual({ faults: { max_price: 'maxBelowMin' } })
    expect(readFilterForm(formOf({ min_price: '60', max_price: '60' }))).toEqual({ filter: { min_price: 60, max_price: 60 } })
  })

  it('asks for a place only of Offline events', () => {
    expect(readFilterForm(formOf({ type: 'Online', location: 'Bogura' }))).toEqual({ filter: { type: 'Online' } })
    expect(readFilterForm(formOf({ type: 'Offline', location: 'Bogura' }))).toEqual({ filter: { type: 'Offline', location: 'Bogura' } })
  })
})

describe('the parts of a filter', () => {
  const filter = { q: 'song', category: 1, subcategory: 11, subsubcategory: 111, sort: 'newest' } as const

  it('name the seller whose events are asked for, and let them go', () => {
    expect(activeChips({ seller: 'nusrat' })).toEqual(['seller'])
    expect(withoutChip({ seller: 'nusrat', q: 'song' }, 'seller')).toEqual({ q: 'song' })
    expect(searchPart({ seller: 'nusrat', q: 'song' })).toEqual({ q: 'song' })
  })

  it('are all but the sort', () => {
    expect(activeChips(filter)).toEqual(['q', 'category', 'subcategory', 'subsubcategory'])
  })

  it('take what hangs on them along when they go', () => {
    expect(withoutChip(filter, 'category')).toEqual({ q: 'song', sort: 'newest' })
    expect(withoutChip(filter, 'subcategory')).toEqual({ q: 'song', category: 1, sort: 'newest' })
  })

  it('of the search panel are words, type, place and date', () => {
    expect(searchPart({ ...filter, type: 'Online', date: '2026-12-16' })).toEqual({ q: 'song', type: 'Online', date: '2026-12-16' })
  })
})
