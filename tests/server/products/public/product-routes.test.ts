import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductCard, ProductDetail, ProductPage } from '#contract/products/products.ts'
import { PRODUCT_LISTED } from '#contract/products/products.ts'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { productTreeLevel } from '#server/db/products/product-tree/product-tree.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeProduct, makeProductBranch, makeShop, type ProductBranch } from '#tests/support/server/nouns/products.ts'

const app = useApp()
const { database, request } = app
let branch: ProductBranch
let seller = 0
beforeAll(async () => {
  branch = await makeProductBranch(database.db)
  seller = await makeShop(database.db, {
    seller: await makeSeller(database.db, { profile: { full_name: 'রূপসা বস্ত্রালয়', slug: 'rupsha', division: 'Rajshahi', district: 'Bogura' } }),
    options: [
      { kind: 'rider', districts: ['Bogura'], fee: 40, free_from: 500, is_cod: true },
      { kind: 'courier', fee: 130, free_from: 3000, is_cod: false },
    ],
  })
})

const make = (over: Parameters<typeof makeProduct>[1] = {}) => makeProduct(database.db, { seller, ...branch, ...over })
const ask = async (path: string) => {
  const response = await request(path)
  return { status: response.status, body: await response.json() }
}
const listed = async (query = ''): Promise<ProductCard[]> => (await ask(`/api/product/?${query}`)).body
const idsOf = (cards: readonly ProductCard[]) => cards.map(({ product_id }) => product_id)
const detailOf = async (id: number): Promise<ProductDetail> => (await ask(`/api/product/${id}/`)).body
const change = (id: number, columns: string) => database.pool.query(`update products set ${columns} where id = $1`, [id])

describe('answers', () => {
  it('what is on sale: nothing that is switched off, held by staff or taken off', async () => {
    const [on, off, held, taken] = [await make(), await make({ is_active: false }), await make({ held_reason: 'medicine' }), await make()]
    await change(taken.id, `is_active = false, taken_off_at = now(), taken_off_reason = 'Not safe', taken_off_with = 'itself'`)
    const ids = idsOf(await listed())
    expect(ids).toContain(on.id)
    expect(ids.filter((id) => [off.id, held.id, taken.id].includes(id))).toEqual([])
  })

  it('a card with the price of its cheapest variant, the stock of all, and how its shop delivers', async () => {
    const { id } = await make({
      brand: 'Jatra',
      variants: [
        { values: ['M'], price: 700, stock: 2 },
        { values: ['L'], price: 650, compare_at: 900, stock: 3 },
        { values: ['XL'], price: 990, stock: 5, removed_at: new Date().toISOString() },
      ],
    })
    const [card] = (await listed(`seller=${seller}`)).filter(({ product_id }) => product_id === id)
    expect(card).toMatchObject({ price: 650, compare_at: 900, stock: 5, brand: 'Jatra', seller, seller_name: 'রূপসা বস্ত্রালয়' })
    expect(card).toMatchObject({ district: 'Bogura', district_bn: 'বগুড়া', delivers_to: null, is_delivery_free: true, rating: { count: 0, mean: null } })
  })

  it('pages with a total that stops at two hundred, and says so', async () => {
    const many = await makeProductBranch(database.db)
    const { id } = await make(many)
    await database.pool.query(
      `insert into products (seller, title, description, price, price_most, product_category, product_subcategory, published_at, search_words)
       select seller, title, description, price, price_most, product_category, product_subcategory, published_at, search_words
       from products, generate_series(1, $2::int) where id = $1`,
      [id, PRODUCT_LISTED.countedTo + 3],
    )
    const page: ProductPage = (await ask(`/api/product/?category=${many.product_category}&limit=50`)).body
    expect(page).toMatchObject({ total: 200, total_is_exact: false })
    const next: ProductPage = (await ask(`/api/product/?category=${many.product_category}&limit=50&cursor=${page.next_cursor}`)).body
    expect(idsOf(next.results).filter((one) => idsOf(page.results).includes(one))).toEqual([])
    expect(next).toMatchObject({ total: 200, total_is_exact: false })
  })

  it('a product with variants, pictures, options, terms of its shop and its seller', async () => {
    const { id, variants } = await make({
      options: [{ name: 'Size', values: ['M', 'L'] }],
      days_to_return: 14,
      warranty: 'One year',
      weight_grams: 450,
      variants: [
        { values: ['M'], price: 700, stock: 2 },
        { values: ['L'], price: 650, stock: 0 },
      ],
    })
    const [gallery] = await database.db.insert(galleries).values({ owner: seller }).returning()
    await database.db.insert(gallery_items).values([
      { gallery: gallery!.id, name: 'Front', alt: 'Folded', file: '/media/products/a.webp', tone: 3, position: 1 },
      { gallery: gallery!.id, name: 'Border', file: '/media/products/b.webp', position: 0 },
    ])
    await change(id, `gallery = ${gallery!.id}`)
    const product = await detailOf(id)
    expect(product.variants).toEqual([
      { variant_id: variants[0], values: ['M'], price: 700, compare_at: null, stock: 2, picture: null },
      { variant_id: variants[1], values: ['L'], price: 650, compare_at: null, stock: 0, picture: null },
    ])
    expect(product.pictures.map(({ file, alt }) => [file, alt])).toEqual([
      ['/media/products/b.webp', ''],
      ['/media/products/a.webp', 'Folded'],
    ])
    expect(product).toMatchObject({ is_on_sale: true, taken_off_reason: null, days_to_return: 14, warranty: 'One year', weight_grams: 450 })
    expect(product.shop.options.map(({ kind, fee, is_cod }) => [kind, fee, is_cod])).toEqual([
      ['rider', 40, true],
      ['courier', 130, false],
    ])
    expect(product.shop).toMatchObject({ closed_until: null, dbid: '', licence_seen_at: null })
    expect(product.seller_profile).toMatchObject({ full_name: 'রূপসা বস্ত্রালয়', slug: 'rupsha', is_verified: false })
  })

  it('until when a shop is closed, on its last day too, and nothing a day later', async () => {
    const day = (days: number) => new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
    const shop = await makeShop(database.db, { closed_from: day(-3), closed_until: day(0) })
    const { id } = await make({ seller: shop })
    expect((await detailOf(id)).shop.closed_until).toBe(day(0))
    await database.pool.query('update shops set closed_until = $2 where seller = $1', [shop, day(-1)])
    expect((await detailOf(id)).shop.closed_until).toBeNull()
  })

  it('similar ones: of its own kind first, then of the branch above, none that is off', async () => {
    const near = await makeProductBranch(database.db)
    const other = { ...near, product_subcategory: (await makeProductBranch(database.db)).product_subcategory }
    const sister = await make({ ...other, published_at: new Date().toISOString() })
    const twins = [await make(near), await make(near)]
    await make({ ...near, is_active: false })
    const { id } = await make(near)
    expect(idsOf((await detailOf(id)).similar)).toEqual([twins[1]!.id, twins[0]!.id, sister.id])
  })

  it('what was switched off at its address, and says that it is not on sale', async () => {
    const { id } = await make({ title: 'Old lamp', is_active: false })
    expect(await detailOf(id)).toMatchObject({ title: 'Old lamp', is_on_sale: false })
  })

  it('of what staff took off its title and their words alone', async () => {
    const { id } = await make({ title: 'A lamp', description: '<p>Buy now</p>', brand: 'Jatra' })
    await change(
      id,
      `is_active = false, taken_off_at = now(), taken_off_reason = 'It is <b>not</b> safe', taken_off_with = 'itself', thumbnail = '/media/products/a.webp'`,
    )
    const product = await detailOf(id)
    expect(product).toMatchObject({
      title: 'A lamp',
      is_on_sale: false,
      taken_off_reason: 'It is <b>not</b> safe',
      brand: '',
      thumbnail: null,
      pictures: [],
      variants: [],
    })
    expect(product.description).toContain('It is &lt;b&gt;not&lt;/b&gt; safe')
    expect(product.description).not.toContain('Buy now')
  })

  it('the tree: twelve branches at least with six below each, parents first, in both scripts', async () => {
    const { body: tree } = await ask('/api/product_category/')
    const tops = productTreeLevel(0)
    expect(tops.length).toBeGreaterThanOrEqual(12)
    for (const top of tops) {
      const id = tree.find(({ title, parent }: { title: string; parent: number | null }) => title === top.title && parent === null)?.id
      expect(tree.filter(({ parent }: { parent: number | null }) => parent === id).length, top.title).toBeGreaterThanOrEqual(6)
    }
    const firstChild = tree.findIndex(({ parent }: { parent: number | null }) => parent !== null)
    expect(tree.slice(firstChild).every(({ parent }: { parent: number | null }) => parent !== null)).toBe(true)
  })

  it('no list from memory that was made before a change of products, stock, shops or delivery', async () => {
    const { id, variants } = await make()
    const versions = [await readDataVersion(database)]
    for (const statement of [
      `update products set price = 450, price_most = 450 where id = ${id}`,
      `update product_variants set stock = 0 where id = ${variants[0]}`,
      `update shops set dbid = 'DBID-1' where seller = ${seller}`,
      `update delivery_options set fee = 41 where seller = ${seller} and kind = 'rider'`,
    ]) {
      await database.pool.query(statement)
      const version = await readDataVersion(database)
      expect(versions, statement).not.toContain(version)
      versions.push(version)
    }
  })

  it('what it answered before with 304', async () => {
    const first = await request('/api/product/?limit=2')
    expect((await request('/api/product/?limit=2', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(304)
  })

  it('products of a shop under the name and the district it has now', async () => {
    const own = await makeShop(database.db, { seller: await makeSeller(database.db, { profile: { full_name: 'Meghna Store', slug: 'meghna-store' } }) })
    const { id } = await make({ seller: own, title: 'Plain lamp' })
    expect(idsOf(await listed('q=meghna'))).toContain(id)
    const { PRODUCT_LISTING } = await import('#server/db/products/product-listing.ts')
    await database.db.transaction(async (tx) => {
      await tx.execute(`update seller_profiles set full_name = 'Jamuna Store', division = 'Sylhet', district = 'Sylhet' where user_id = ${own}`)
      await PRODUCT_LISTING.renameSeller?.(tx, own, 'Jamuna Store')
    })
    expect(idsOf(await listed('q=jamuna'))).toEqual([id])
    expect(idsOf(await listed('q=সিলেট'))).toContain(id)
    expect(idsOf(await listed('q=meghna'))).not.toContain(id)
  })

  it('products in the search of everything, on Home and in the category of the market', async () => {
    const tree = await database.pool.query<{ id: number; parent: number }>(`select id, parent from product_categories where title = 'Sarees'`)
    const { id: product_subcategory, parent: product_category } = tree.rows[0]!
    const { id } = await make({ title: 'Zamdani-nineteen', product_category, product_subcategory })
    expect(idsOf((await ask('/api/search/?q=zamdani-nineteen')).body.products.results)).toEqual([id])
    const home = (await ask('/api/home/')).body
    expect(idsOf(home.products)[0]).toBe(id)
    expect(home.totals.products).toBeGreaterThan(0)
    expect(idsOf((await ask('/api/category/culture/')).body.products.results)).toContain(id)
    expect((await ask('/api/search/suggest/?q=zamdani')).body).toContainEqual(expect.objectContaining({ kind: 'products', path: `/productdetails/${id}` }))
  })
})

describe('refuses', () => {
  it('what is held, a draft, and what does not exist, to all readers alike', async () => {
    const held = await make({ held_reason: 'medicine' })
    const draft = await make({ is_active: false, published_at: null })
    const answers = await Promise.all([held.id, draft.id, 2_000_000_000].map((id) => ask(`/api/product/${id}/`)))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array.from({ length: 3 }, () => [404, 'not-found']))
  })

  it('the product of a seller who has left', async () => {
    const { id, seller: gone } = await makeProduct(database.db)
    await database.pool.query('update users set deleted_at = now() where id = $1', [gone])
    expect((await ask(`/api/product/${id}/`)).status).toBe(404)
  })

  it.each(ATTEMPTS)('%s: words find words, nothing else', async (attempt) => {
    const response = await request(`/api/product/?q=${encodeURIComponent(attempt)}&district=${encodeURIComponent(attempt)}`)
    expect([200, 400]).toContain(response.status)
  })

  it('filters that say nothing, and cursors of another list', async () => {
    for (const query of ['min_price=-1', 'condition=broken', 'sort=cheap', 'category=x', 'cursor=abc', 'limit=51'])
      expect((await ask(`/api/product/?${query}`)).status, query).toBe(400)
  })
})
