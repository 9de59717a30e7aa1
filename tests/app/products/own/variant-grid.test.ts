import { describe, expect, it } from 'vitest'
import { gridFaults } from '#app/features/products/own/variants/grid-faults.ts'
import { gridOf, readGrid, variantsToSend, writeGrid } from '#app/features/products/own/variants/read-grid.ts'
import {
  addOption,
  addValue,
  EMPTY_ROW,
  leaveOut,
  leftOut,
  nameOfValues,
  offer,
  removeOption,
  removeValue,
  renameValue,
  setSeveral,
  type VariantGrid,
  withTyped,
} from '#app/features/products/own/variants/variant-grid.ts'
import { anOwnDetail, aVariant } from './a-product.ts'

const EMPTY: VariantGrid = { options: [], rows: [{ ...EMPTY_ROW, price: '500', stock: '9' }] }
const must = (grid: VariantGrid | string): VariantGrid => {
  if (typeof grid === 'string') throw new Error(grid)
  return grid
}
const withValues = (grid: VariantGrid, at: number, ...values: string[]) => values.reduce((before, value) => must(addValue(before, at, value)), grid)
const sizes = () => withValues(addOption(EMPTY, 'Size'), 0, 'M', 'L')
const sizesAndColours = () => withValues(addOption(sizes(), 'Colour'), 1, 'Red', 'Blue')
const names = ({ rows }: VariantGrid) => rows.map(({ values }) => nameOfValues(values))
const unseen = () => undefined

describe('the variants of a product', () => {
  it('are the combinations of all values, in the order of the options', () => {
    expect(names(sizesAndColours())).toEqual(['M · Red', 'M · Blue', 'L · Red', 'L · Blue'])
  })

  it('begin with what was typed before there were options: the first one is it, the others cost the same', () => {
    const { rows } = sizes()
    expect(rows.map(({ price, stock }) => [price, stock])).toEqual([
      ['500', '9'],
      ['500', ''],
    ])
  })

  it('keep what they are when a value is renamed, and go with a value that is removed', () => {
    const grid = { ...sizesAndColours() }
    grid.rows = grid.rows.map((row, at) => ({ ...row, variant_id: at + 1 }))
    const renamed = must(renameValue(grid, 1, ['Red', 'Scarlet']))
    expect(renamed.rows.map(({ variant_id, values }) => [variant_id, nameOfValues(values)])).toEqual([
      [1, 'M · Scarlet'],
      [2, 'M · Blue'],
      [3, 'L · Scarlet'],
      [4, 'L · Blue'],
    ])
    expect(names(removeValue(grid, 0, 'M'))).toEqual(['L · Red', 'L · Blue'])
    expect(renameValue(grid, 1, ['Red', 'blue'])).toBe('taken')
  })

  it('become one of each when an option is removed: the first one stays', () => {
    const grid = sizesAndColours()
    expect(names(removeOption(grid, 1))).toEqual(['M', 'L'])
    expect(removeOption(removeOption(grid, 1), 0).rows).toHaveLength(1)
    expect(removeOption(removeOption(grid, 1), 0).rows[0]?.stock).toBe('9')
  })

  it('may leave combinations out, which stay out when values are added and can be offered again', () => {
    const without = leaveOut(sizesAndColours(), 1)
    expect(leftOut(without).map(nameOfValues)).toEqual(['M · Blue'])
    const more = must(addValue(without, 1, 'Green'))
    expect(leftOut(more).map(nameOfValues)).toEqual(['M · Blue'])
    expect(names(offer(more, ['M', 'Blue']))).toEqual(['M · Red', 'M · Blue', 'M · Green', 'L · Red', 'L · Blue', 'L · Green'])
    expect(leaveOut(EMPTY, 0).rows).toHaveLength(1)
  })

  it('are never none: where all that is left was left out, one of it is offered again', () => {
    const onlyL = leaveOut(leaveOut(sizesAndColours(), 0), 0)
    expect(names(onlyL)).toEqual(['L · Red', 'L · Blue'])
    const grid = removeValue(onlyL, 0, 'L')
    expect(names(grid)).toEqual(['M · Red'])
    expect(grid.rows[0]?.price).toBe('500')
    expect(readGrid(writeGrid(grid))).toEqual(grid)
  })

  it('are at most a hundred, and no value is there twice', () => {
    const ten = Array.from({ length: 10 }, (_, at) => String(at + 1))
    const full = withValues(addOption(withValues(addOption(EMPTY, 'A'), 0, ...ten), 'B'), 1, ...ten)
    expect(full.rows).toHaveLength(100)
    expect(addValue(full, 1, 'one more')).toBe('too-many')
    expect(addValue(sizes(), 0, 'm')).toBe('taken')
  })

  it('have one price and stock set for all, or for those of one value', () => {
    const all = setSeveral(sizesAndColours(), { price: '৬৫০', stock: '4', compare_at: '' }, { only: undefined, seenOf: unseen })
    expect(all.rows.every(({ price, stock }) => price === '৬৫০' && stock === '4')).toBe(true)
    const some = setSeveral(all, { price: '700' }, { only: { at: 1, value: 'Blue' }, seenOf: unseen })
    expect(some.rows.map(({ price }) => price)).toEqual(['৬৫০', '700', '৬৫০', '700'])
  })
})

describe('the stock of a variant that exists', () => {
  const product = anOwnDetail({
    options: [{ name: 'Size', values: ['M', 'L'] }],
    variants: [aVariant({ values: ['M'], stock: 12 }), aVariant({ variant_id: 72, values: ['L'], stock: 3 })],
  })
  const stockOf = (id: number) => product.variants.find(({ variant_id }) => variant_id === id)?.stock

  it('is not touched until it is typed: it is sent as it is seen', () => {
    const texts = writeGrid(gridOf(product))
    expect(readGrid(texts).rows.map(({ stock }) => stock)).toEqual(['', ''])
    expect(gridFaults(texts).variants.size).toBe(0)
    expect(JSON.parse(variantsToSend(texts, stockOf))).toMatchObject([
      { variant_id: 71, stock: '12', seen: 12 },
      { variant_id: 72, stock: '3', seen: 3 },
    ])
  })

  it('is sent with what was seen when it was typed, also where some were sold since', () => {
    const [row = EMPTY_ROW] = gridOf(product).rows
    const typed = withTyped({ ...row, stock: '২০' }, stockOf, true)
    expect(typed.seen).toBe(12)
    expect(withTyped({ ...typed, stock: '21' }, () => 9, true).seen).toBe(12)
    expect(withTyped({ ...typed, stock: '' }, stockOf, true)).not.toHaveProperty('seen')
  })
})

describe('what is wrong in the grid', () => {
  it('is said at the cell at fault', () => {
    const { options, rows } = sizes()
    const [first = EMPTY_ROW, second = EMPTY_ROW] = rows
    const texts = writeGrid({
      options: [...options, { name: '', values: [] }],
      rows: [
        { ...first, price: 'much', compare_at: '400', sku: 'a b' },
        { ...second, stock: '' },
      ],
    })
    const faults = gridFaults(texts)
    expect(Object.fromEntries(faults.variants)).toMatchObject({ '0.price': 'not-a-number', '0.sku': 'bad-characters', '1.stock': 'required' })
    expect(Object.fromEntries(faults.options)).toEqual({ '1.name': 'required', '1.values': 'required' })
  })

  it('is also a price before that is no more than the price, and a sku that another variant has', () => {
    const { options, rows } = sizes()
    const [first = EMPTY_ROW, second = EMPTY_ROW] = rows
    const cheaper = gridFaults(
      writeGrid({
        options,
        rows: [
          { ...first, compare_at: '৫০০' },
          { ...second, stock: '1' },
        ],
      }),
    )
    expect(cheaper.variants.get('0.compare_at')).toBe('below-least')
    const twice = gridFaults(
      writeGrid({
        options,
        rows: [
          { ...first, sku: 'A-1' },
          { ...second, stock: '1', sku: 'a-1' },
        ],
      }),
    )
    expect(twice.variants.get('1.sku')).toBe('taken')
  })

  it('does not keep a draft of another version from being read', () => {
    expect(readGrid({ options: 'no json', variants: '[{"price":5}]' })).toEqual({ options: [], rows: [EMPTY_ROW] })
  })
})
