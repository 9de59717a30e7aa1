import { describe, expect, it } from 'vitest'
import { variantOf, variantWith } from '#app/features/products/public/variant-choice.ts'
import { aVariant } from '#tests/support/phone/product-rows.ts'

/** Red in M and L, blue in L alone; red L is out. */
const SHIRT = {
  options: [
    { name: 'Colour', values: ['Red', 'Blue', 'Green'] },
    { name: 'Size', values: ['M', 'L'] },
  ],
  variants: [
    aVariant({ variant_id: 1, values: ['Red', 'M'], price: 500, stock: 2 }),
    aVariant({ variant_id: 2, values: ['Red', 'L'], price: 400, stock: 0 }),
    aVariant({ variant_id: 3, values: ['Blue', 'L'], price: 600, stock: 5 }),
    aVariant({ variant_id: 4, values: ['Green', 'M'], price: 300, stock: 0 }),
  ],
}
const at = (id: number) => SHIRT.variants.find(({ variant_id }) => variant_id === id)!
const led = (from: number, option: number, value: string) => variantWith(SHIRT, at(from), { option, value })?.variant_id

describe('the variant that is shown', () => {
  it('is the one of the address, even where it is out', () => expect(variantOf(SHIRT, 2)?.variant_id).toBe(2))
  it('is the cheapest that can be had where none was chosen, or one that is gone', () => {
    expect(variantOf(SHIRT, undefined)?.variant_id).toBe(1)
    expect(variantOf(SHIRT, 99)?.variant_id).toBe(1)
  })
  it('is the cheapest of all where nothing is left, and none of what was taken off', () => {
    expect(variantOf({ ...SHIRT, variants: SHIRT.variants.map((one) => ({ ...one, stock: 0 })) }, undefined)?.variant_id).toBe(4)
    expect(variantOf({ options: [], variants: [] }, undefined)).toBeUndefined()
  })
})

describe('a value that is chosen', () => {
  it('leads only to what can be had', () => {
    expect(led(1, 0, 'Blue')).toBe(3)
    expect(led(1, 0, 'Green')).toBeUndefined()
    expect(led(1, 1, 'L')).toBeUndefined()
    expect(led(3, 1, 'M')).toBeUndefined()
  })

  it('keeps of the options after it what can be kept', () => {
    const variants = [...SHIRT.variants, aVariant({ variant_id: 5, values: ['Blue', 'M'], price: 700, stock: 1 })]
    expect(variantWith({ ...SHIRT, variants }, at(1), { option: 0, value: 'Blue' })?.variant_id).toBe(5)
  })
})
