import sharp from 'sharp'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS } from '#contract/core/images.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { DIVISIONS } from '#contract/places.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { DeliveryForm } from '#contract/products/shops.ts'
import { variantsFault } from '#contract/products/variant-form.ts'
import { cleanHtml } from '#server/adapters/html.ts'
import { drawGood } from '#server/db/seed/drawing/families/good.ts'
import { GOODS, type GoodName } from '#server/db/seed/drawing/goods/goods.ts'
import { COLOURS, type ColourName } from '#server/db/seed/drawing/goods/paint.ts'
import { renderSquare } from '#server/db/seed/drawing/render.ts'
import { DEMO_SHOPS } from '#server/db/seed/products/shops.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { seedProductScale } from '#server/db/seed/seed-product-scale.ts'
import type { product_variants, products } from '#server/db/tables/products.ts'
import { forbiddenGoods } from '#server/features/products/own/forbidden-goods.ts'
import { heldReason } from '#server/features/products/own/hold-for-staff.ts'
import { useDatabase } from '#tests/support/server/database.ts'

type Product = typeof products.$inferSelect & { shop: string }
type Variant = typeof product_variants.$inferSelect

const DISTRICTS = new Set(DIVISIONS.flatMap(({ districts }) => districts.map(({ name }) => name)))
const NOON = Date.parse('2026-11-18T06:00:00Z')
const database = useDatabase()
const asked = new Set<string>()
let all: Product[] = []
let variants: Variant[] = []
const rowsOf = async <T extends object>(text: string) => (await database.pool.query<T>(text)).rows
const files = {
  put: async () => undefined,
  exists: async (key: string) => {
    asked.add(`/media/${key}`)
    return true
  },
}

beforeAll(async () => {
  await seedDemo(database, { files, sell: async () => undefined, apply: async () => undefined }, NOON)
  all = await rowsOf<Product>('select g.*, u.username as shop from products g join users u on u.id = g.seller order by g.id')
  variants = await rowsOf<Variant>('select * from product_variants order by id')
})

describe('answers', () => {
  it('with ninety products at least of ten shops at least, about half in each script', () => {
    expect(all.length).toBeGreaterThanOrEqual(90)
    expect(new Set(all.map(({ shop }) => shop)).size).toBeGreaterThanOrEqual(10)
    const bangla = all.filter(({ title }) => scriptLanguage(title) === 'bn').length / all.length
    expect(Math.abs(bangla - 0.5)).toBeLessThan(0.15)
    expect(all.filter(({ second_title }) => second_title !== '').length).toBeGreaterThan(all.length / 3)
  })

  it('with one that a rule of words holds, which waits for staff as a case', async () => {
    const held = all.filter(({ held_reason }) => held_reason !== null)
    expect(held.map(({ title, held_reason }) => [held_reason, forbiddenGoods(title)[0]?.reason])).toEqual([['medicine', 'medicine']])
    expect(all.filter((one) => heldReason(one) !== null)).toEqual(held)
    const cases = await rowsOf(`select subject, state, held_reason from cases where kind = 'product'`)
    expect(cases).toEqual([{ subject: held[0]?.id, state: 'open', held_reason: 'medicine' }])
  })

  it('with what is new, used, refurbished, cheaper than before, sold out, switched off and held', () => {
    const left = (id: number) => variants.filter(({ product }) => product === id).reduce((sum, { stock }) => sum + stock, 0)
    const kinds = [
      ...(['new', 'used', 'refurbished'] as const).map((kind) => all.filter(({ condition }) => condition === kind)),
      all.filter(({ compare_at }) => compare_at !== null),
      all.filter(({ id }) => left(id) === 0),
      all.filter(({ id }) => left(id) === 1),
      all.filter(({ is_active, published_at }) => !is_active && published_at !== null),
      all.filter(({ held_reason, published_at }) => held_reason !== null && published_at === null),
    ]
    for (const kind of kinds) expect(kind.length).toBeGreaterThan(0)
    expect(all.every(({ condition, condition_note }) => (condition === 'new') === (condition_note === ''))).toBe(true)
  })

  it('with texts that a seller could have typed, in two scripts where there are two', () => {
    for (const { title, second_title, description, second_description, brand, condition_note, warranty } of all) {
      expect([...title].length, title).toBeLessThanOrEqual(PRODUCT_LIMITS.titleLongest)
      expect(cleanHtml(description), title).toBe(description)
      if (second_title) expect([scriptLanguage(second_title), second_description !== ''], title).toEqual([scriptLanguage(title) === 'bn' ? 'en' : 'bn', true])
      expect([
        brand.length <= PRODUCT_LIMITS.brandLongest,
        condition_note.length <= PRODUCT_LIMITS.conditionNoteLongest,
        warranty.length <= PRODUCT_LIMITS.warrantyLongest,
      ]).not.toContain(false)
    }
  })

  it('with variants that a seller could have made, whose stock is the sum of its moves', async () => {
    for (const { id, title, options, price, price_most } of all) {
      const own = variants.filter(({ product }) => product === id)
      expect(own.length, title).toBeGreaterThan(0)
      const form = own.map((one) => ({ ...one, picture: null, seen: undefined, variant_id: one.id }))
      expect(variantsFault(options, form), title).toBeUndefined()
      expect([Math.min(...own.map((one) => one.price)), Math.max(...own.map((one) => one.price))], title).toEqual([price, price_most])
      expect(own.every((one) => one.price <= PRODUCT_LIMITS.priceMost && one.stock <= PRODUCT_LIMITS.stockMost)).toBe(true)
    }
    const wrong = await rowsOf('select v.id from product_variants v where stock <> (select coalesce(sum(delta), 0) from stock_moves m where m.variant = v.id)')
    expect(wrong).toEqual([])
  })

  it('with shops that deliver in several ways, one of them closed', async () => {
    for (const { options } of DEMO_SHOPS)
      for (const { kind, note = '', districts = [], areas = [], fee, free_from, days, isCod = false } of options) {
        const form = {
          kind,
          note,
          districts,
          areas,
          is_cod: isCod,
          fee: String(fee),
          free_from: String(free_from ?? ''),
          days_least: String(days[0]),
          days_most: String(days[1]),
        }
        expect(v.safeParse(DeliveryForm, form).success, note).toBe(true)
        expect(
          districts.every((district) => DISTRICTS.has(district)),
          note,
        ).toBe(true)
      }
    expect(await rowsOf(`select from shops where '${new Date(NOON).toISOString()}'::timestamptz::date between closed_from and closed_until`)).toHaveLength(1)
    const kinds = await rowsOf<{ kind: string }>('select distinct kind from delivery_options order by kind')
    expect(kinds.map(({ kind }) => kind)).toEqual(['courier', 'pickup', 'rider'])
  })

  it('with pictures that are all drawn, one of each colour and one from near', async () => {
    const items = await rowsOf<{ file: string; gallery: number; id: number }>(
      'select i.id, i.file, i.gallery from gallery_items i join products g on g.gallery = i.gallery order by i.gallery, i.position',
    )
    expect(items.every(({ file }) => asked.has(file))).toBe(true)
    for (const { gallery, thumbnail, title } of all) {
      const own = items.filter((one) => one.gallery === gallery)
      expect([own[0]?.file, own.length >= 2 && own.length <= 8], title).toEqual([thumbnail, true])
      const shown = variants.filter(({ product }) => all.find(({ id }) => id === product)?.gallery === gallery).flatMap(({ picture }) => picture ?? [])
      expect(
        shown.every((picture) => own.some(({ id }) => id === picture)),
        title,
      ).toBe(true)
    }
  })

  it('with times as many more for benchmarks, found by words and in their place', async () => {
    expect(await seedProductScale(database, 2, NOON)).toBe(2 * all.length)
    const [counts] = await rowsOf<Record<string, number>>(`select count(*)::int as all, count(*) filter (where search_words = '')::int as wordless,
      count(*) filter (where not exists (select from product_variants v where v.product = g.id))::int as bare,
      count(*) filter (where price <> (select min(price) from product_variants v where v.product = g.id))::int as mispriced from products g`)
    expect(counts).toEqual({ all: 3 * all.length, wordless: 0, bare: 0, mispriced: 0 })
  })
})

describe('drawings of goods', () => {
  const order = { key: 'a', view: 'whole' as const }

  it.each(Object.keys(GOODS) as GoodName[])('%s: the same each time, without letters, small enough for a bad connection', async (good) => {
    const colours: ColourName[] = ['red', 'white']
    for (const colour of colours) {
      const svg = drawGood({ ...order, good, colour })
      expect(svg).toBe(drawGood({ ...order, good, colour }))
      expect(svg).not.toMatch(/<text|NaN|undefined/)
    }
    const made = await renderSquare(drawGood({ ...order, good, colour: 'teal' }), 'products/a.webp')
    expect(made[0]!.bytes.length).toBeLessThan(9000)
    expect(made[3]!.bytes.length).toBeLessThan(30_000)
  })

  it('in every width, square', async () => {
    const made = await renderSquare(drawGood({ ...order, good: 'pot', colour: 'red' }), 'products/a.webp')
    const sizes = await Promise.all(made.map(async ({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(IMAGE_WIDTHS.map((width) => [width, width]))
  })

  it('in colours that differ, each with one that goes with it', () => {
    expect(new Set(Object.values(COLOURS).map(([base]) => base)).size).toBe(Object.keys(COLOURS).length)
  })
})
