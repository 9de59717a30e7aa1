import { describe, expect, it } from 'vitest'
import { activeChips, readProductForm, searchPart, withoutChip } from '#app/features/products/public/filter.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the form of the shop', () => {
  it('asks for what is filled in, and for nothing else', () => {
    expect(
      readProductForm(
        formOf({ q: ' শাড়ি ', category: '3', subcategory: '31', condition: 'used', district: '', min_price: '', free_delivery: 'true', sort: 'newest' }),
      ),
    ).toEqual({ filter: { q: 'শাড়ি', category: 3, subcategory: 31, condition: 'used', free_delivery: true } })
  })

  it.each([
    ['৳১,৫০০', 1500],
    ['1 500 Taka', 1500],
    ['tk. 900', 900],
    ['২০০০ টাকা', 2000],
  ])('takes a price as people write it: %s', (typed, max_price) => {
    expect(readProductForm(formOf({ max_price: typed }))).toEqual({ filter: { max_price } })
  })

  it.each<[Record<string, string>, object]>([
    [{ min_price: 'cheap' }, { min_price: 'notANumber' }],
    [{ max_price: '500001' }, { max_price: 'notANumber' }],
    [{ min_price: '-5' }, { min_price: 'notANumber' }],
    [{ min_price: '500', max_price: '৪০০' }, { max_price: 'maxBelowMin' }],
    [
      { min_price: 'a', max_price: 'b' },
      { min_price: 'notANumber', max_price: 'notANumber' },
    ],
  ])('says what is wrong rather than dropping it: %o', (fields, faults) => {
    expect(readProductForm(formOf(fields))).toEqual({ faults })
  })
})

describe('the parts of a filter', () => {
  const filter = {
    q: 'sari',
    category: 1,
    subcategory: 11,
    condition: 'new',
    min_price: 5,
    district: 'Bogura',
    in_stock: true,
    seller: 'rahima',
    sort: 'price-low',
  } as const

  it('are each a chip, the sort is none', () => {
    expect(activeChips(filter)).toEqual(['q', 'category', 'subcategory', 'condition', 'min_price', 'district', 'in_stock', 'seller'])
  })

  it('go with what depends on them', () => {
    expect(withoutChip(filter, 'category')).not.toHaveProperty('subcategory')
    expect(withoutChip(filter, 'subcategory')).toHaveProperty('category', 1)
    expect(withoutChip(filter, 'q')).toEqual({ ...filter, q: undefined })
  })

  it('of the search panel, and whose goods they are, stay when the filters are reset', () => {
    expect(searchPart(filter)).toEqual({ q: 'sari', category: 1, subcategory: 11, seller: 'rahima' })
  })
})
