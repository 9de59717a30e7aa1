import { describe, expect, it } from 'vitest'
import { fieldsOfParts, mergeShop } from '#app/features/sellers/merge-shop.ts'
import { EMPTY_SHOP } from '#app/features/sellers/shop-values.ts'

const base = { ...EMPTY_SHOP, full_name: 'Rahima', division: 'Dhaka', district: 'Dhaka', skills: ['Sound'], about: 'Old' }

describe('a shop that was changed elsewhere while it was edited', () => {
  it('takes over what was changed there only', () => {
    const met = mergeShop({ base, mine: { ...base, about: 'Mine' }, theirs: { ...base, city: 'Savar', division: 'Rajshahi', district: 'Bogura' } })
    expect(met).toEqual({ conflicts: [], taken: ['place', 'city'] })
    expect(fieldsOfParts({ ...base, division: 'Rajshahi', district: 'Bogura' }, ['place'])).toEqual({ division: 'Rajshahi', district: 'Bogura' })
  })

  it('asks about what was changed on both sides into different things', () => {
    const met = mergeShop({ base, mine: { ...base, about: 'Mine', skills: ['Light'] }, theirs: { ...base, about: 'Theirs', skills: ['Light'] } })
    expect(met).toEqual({ conflicts: ['about'], taken: [] })
  })

  it('asks nothing where only the version differs', () => {
    expect(mergeShop({ base, mine: { ...base, about: 'Mine' }, theirs: base })).toEqual({ conflicts: [], taken: [] })
  })
})
