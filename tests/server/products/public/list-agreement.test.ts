import { beforeAll, describe, expect, it } from 'vitest'
import { searchRows } from '#contract/core/search-rows.ts'
import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { PRODUCT_CONDITIONS } from '#contract/products/product-limits.ts'
import type { ProductCard, ProductPage, ProductQuery } from '#contract/products/products.ts'
import { PRODUCT_LIST, PRODUCT_SORTS, type ProductFilter } from '#contract/products/products-filter.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { product_categories } from '#server/db/tables/products.ts'
import { listProducts } from '#server/features/products/public/list-products.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeProduct, makeProductBranch, makeShop, type ProductBranch } from '#tests/support/server/nouns/products.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

type Spellings = readonly [string, ...string[]]
/** Each row: one word as sellers write it, as readers do, and slips of it. */
const SPELLINGS: readonly [Spellings, ...Spellings[]] = [
  ['শাড়ি', 'শাড়ী', 'শা\u09a1\u09bcি', 'sari'],
  ['পাঞ্জাবি', 'পাঞ্জাবী', 'panjabi', 'পাঞ্জাব'],
  ['মোবাইল', 'mobile', 'মোবাই', 'mobail'],
  ['কাঁথা', 'কাথা', 'kantha', 'কাঁ'],
  ['গয়না', 'গয়না', 'গ\u09af\u09bcনা', 'gohona'],
  ['হাঁড়ি', 'হাড়ি', 'হাঁড়ী', 'হাঁড়িতে'],
  ['৫০০', '500', '50', '501'],
  ['Backpack', 'backpack', 'BACK', 'bakpack'],
  ['Lampshade', 'lampshades', 'lamp', 'lampshde'],
  ["Children's", 'childrens', 'CHILDREN’S', 'childrns'],
]
const REACHES = [
  { kind: 'courier', districts: [], fee: 120, free_from: 2000 },
  { kind: 'rider', districts: ['Dhaka'], fee: 0 },
  { kind: 'courier', districts: ['Sylhet', 'Bogura'], fee: 80, free_from: 500 },
  { kind: 'rider', districts: [], areas: ['Rajshahi/Godagari'], fee: 60 },
] as const
const DISTRICTS = ['Dhaka', 'Sylhet', 'Bogura', 'Rajshahi', "Cox's Bazar", 'Nowhere'] as const
const PRICES = [50, 500, 500, 850, 2000, 12_000] as const

const dice = makeDice(20_270_310)
const maybe = <T>(chance: number, make: () => T): T | undefined => (dice.next() < chance ? make() : undefined)
let sellers: [number, ...number[]]
let branches: [ProductBranch, ...ProductBranch[]]

async function makeShops(): Promise<void> {
  const { db } = database
  const reached = []
  for (const [at, option] of REACHES.entries()) {
    const seller = await makeSeller(db, { profile: { full_name: `রূপসা ${at}`, slug: `rupsha-${at}`, ...(at % 2 && { district: 'Bogura' }) } })
    reached.push(await makeShop(db, { seller, options: [{ ...option, districts: [...option.districts], areas: 'areas' in option ? [...option.areas] : [] }] }))
  }
  // One only hands out at its door, one has said nothing yet.
  const door = await makeShop(db, { options: [{ kind: 'pickup', note: 'At the shop', fee: 0 }] })
  sellers = [await makeSeller(db), door, ...reached]
}

async function makeProducts(): Promise<void> {
  const { db } = database
  await makeShops()
  branches = [await makeProductBranch(db), await makeProductBranch(db), await makeProductBranch(db)]
  for (let made = 0; made < 220; made += 1) {
    const condition = dice.pick(PRODUCT_CONDITIONS)
    const price = dice.pick(PRICES)
    const variant = () => ({ price: price + dice.whole(0, 2) * 10, stock: dice.pick([0, 0, 3, 40]), compare_at: maybe(0.2, () => price + 500) ?? null })
    await makeProduct(db, {
      title: `${dice.pick(SPELLINGS)[0]} ${dice.pick(SPELLINGS)[0]}`,
      second_title: maybe(0.3, () => `Fine ${dice.pick(SPELLINGS)[0]}`) ?? '',
      brand: maybe(0.4, () => dice.pick(['Aarong', 'যাত্রা', 'Walton'])) ?? '',
      seller: dice.pick(sellers),
      ...dice.pick(branches),
      condition,
      condition_note: condition === 'new' ? '' : 'A scratch.',
      variants:
        dice.next() < 0.3
          ? [
              { ...variant(), values: ['M'] },
              { ...variant(), values: ['L'] },
            ]
          : [variant()],
      published_at: new Date(NOW - dice.whole(0, 100) * 3_600_000).toISOString(),
    })
  }
  await makeProduct(db, { title: 'শাড়ি Draft', is_active: false, ...branches[0] })
  await makeProduct(db, { title: 'শাড়ি Held', held_reason: 'medicine', ...branches[0] })
}

/** The names of both categories of a product, in both scripts: by them, too, words find it. */
async function namesOfCategories(): Promise<(product: ProductCard) => string> {
  const rows = await database.db.select().from(product_categories)
  const names = new Map(rows.map(({ id, title, title_bn }) => [id, `${title} ${title_bn}`]))
  return ({ product_category, product_subcategory }) => [product_category, product_subcategory].map((id) => names.get(id)).join(' ')
}

function randomQuestion(): ProductFilter {
  const words = () => Array.from({ length: dice.whole(1, 2) }, () => dice.pick(dice.pick(SPELLINGS))).join(dice.pick([' ', ', ']))
  const branch = dice.pick(branches)
  return {
    q: maybe(0.5, () => maybe(0.75, words) ?? dice.pick(['bogura', 'বগুড়া', 'রূপসা', 'rupsa', 'arong', 'জাত্রা', '-'])),
    category: maybe(0.15, () => branch.product_category),
    subcategory: maybe(0.1, () => branch.product_subcategory),
    condition: maybe(0.15, () => dice.pick(PRODUCT_CONDITIONS)),
    min_price: maybe(0.15, () => dice.pick(PRICES) + dice.whole(0, 1)),
    max_price: maybe(0.15, () => dice.pick(PRICES) + dice.whole(0, 1)),
    district: maybe(0.25, () => dice.pick(DISTRICTS)),
    free_delivery: maybe(0.2, () => true as const),
    in_stock: maybe(0.3, () => true as const),
    seller: maybe(0.15, () => dice.pick(['rupsha-0', 'rupsha-3', 'nobody', ...sellers.map(String)])),
    sort: maybe(0.6, () => dice.pick(PRODUCT_SORTS)),
  }
}

const askedOf = async (filter: ProductFilter) => (await listProducts(database.db, filter as ProductQuery)) as ProductCard[]
const idsOf = (rows: readonly { product_id: number }[]) => rows.map(({ product_id }) => product_id)

async function pagesOf(filter: ProductFilter, limit: number): Promise<{ ids: number[]; totals: number[] }> {
  const found = { ids: [] as number[], totals: [] as number[] }
  let cursor: string | undefined
  do {
    const page = (await listProducts(database.db, { ...filter, limit, cursor } as ProductQuery)) as ProductPage
    found.ids.push(...idsOf(page.results))
    found.totals.push(page.total)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return found
}

describe('answers', () => {
  let rows: { facts: ProductCard; words: string[] }[]
  beforeAll(async () => {
    await makeProducts()
    const categoriesOf = await namesOfCategories()
    rows = (await askedOf({})).map((facts) => ({ facts, words: searchTerms(searchedTexts(PRODUCTS, facts, { category: categoriesOf(facts) })) }))
  }, 60_000)

  it('what the phone would answer from the same products, in the same order, for every query', async () => {
    expect(rows).toHaveLength(220)
    let withRows = 0
    for (let asked = 0; asked < 300; asked += 1) {
      const filter = randomQuestion()
      const onPhone = searchRows(PRODUCT_LIST, rows, { values: filter, now: NOW }).map(({ facts }) => facts)
      expect(idsOf(await askedOf(filter)), JSON.stringify(filter)).toEqual(idsOf(onPhone))
      withRows += onPhone.length ? 1 : 0
    }
    expect(withRows).toBeGreaterThan(100)
  })

  it('every spelling of a word with the same products', async () => {
    for (const [written, other] of SPELLINGS.slice(0, 6)) {
      const found = await askedOf({ q: written })
      expect(found.length, written).toBeGreaterThan(0)
      expect(idsOf(await askedOf({ q: other })), written).toEqual(idsOf(found))
    }
  })

  it('a slip of one letter with what was meant, on every page alike', async () => {
    const meant = idsOf(await askedOf({ q: 'lampshade' }))
    const { ids, totals } = await pagesOf({ q: 'lampshde' }, 3)
    expect(ids).toEqual(meant)
    expect(new Set(totals)).toEqual(new Set([meant.length]))
  })

  it.each(PRODUCT_SORTS)('pages by %s that together are the whole', async (sort) => {
    expect((await pagesOf({ sort }, 7)).ids).toEqual(idsOf(await askedOf({ sort })))
  })

  it('a shop without a word on delivery as one that delivers nowhere', async () => {
    const cards = await askedOf({ seller: String(sellers[0]) })
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.every(({ delivers_to, is_delivery_free }) => delivers_to?.length === 0 && !is_delivery_free)).toBe(true)
    expect(await askedOf({ seller: String(sellers[0]), district: 'Dhaka' })).toEqual([])
  })
})

describe('refuses', () => {
  it('to take another number for the one that is asked', async () => {
    expect(idsOf(await askedOf({ q: '501' }))).toEqual([])
  })
})
