import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { EMPTY_SHOP, readShopDraft } from '#app/features/sellers/shop-values.ts'
import { slugOf } from '#app/features/sellers/slug-of.ts'
import { Slug } from '#contract/sellers/sellers.ts'

describe('the suggested address', () => {
  it.each([
    ["Rafiq's Concerts & Co.", 'rafiqs-concerts-co'],
    ['  Café Dhaka  ', 'cafe-dhaka'],
    ['A', 'rahima'],
    ['নুসরাতের মেলা', 'rahima'],
    ['🎪🎪🎪', 'rahima'],
    ['২৪/৭ 24/7 247', '24-7-247'],
    ['247', 'rahima'],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name, 'rahima')).toBe(slug)
    expect(v.is(Slug, slug)).toBe(true)
  })

  it('never ends in a dash, however long the name', () => {
    const slug = slugOf(`${'ab '.repeat(40)}`, 'rahima')
    expect(v.is(Slug, slug)).toBe(true)
    expect(slug.length).toBeLessThanOrEqual(40)
  })
})

describe('a draft', () => {
  it('comes back as it was typed, valid or not', () => {
    const values = { ...EMPTY_SHOP, full_name: 'R', slug: '-', profession: '', division: 'Dhaka', district: '', languages: ['বাংলা'], skills: [], about: 'x' }
    const base = { values: EMPTY_SHOP, version: 4 }
    expect(readShopDraft({ ...values, base })).toEqual({ values, base })
  })

  it('of another version gives what still fits', () => {
    expect(readShopDraft({ full_name: 'Rahima', languages: 'bn', gone: 1 })).toEqual({ values: { ...EMPTY_SHOP, full_name: 'Rahima' }, base: null })
    expect(readShopDraft('nonsense')).toBeUndefined()
  })
})
