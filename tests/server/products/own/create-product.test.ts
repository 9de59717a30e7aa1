import { beforeAll, describe, expect, it } from 'vitest'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { makeProductBranch, makeShop, type ProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { productTexts, SIZES, sendProduct, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let branch: ProductBranch
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  seller = await joinAsSeller(app, 'weaver')
  branch = await makeProductBranch(database.db)
  picture = await aPoster('#a04', 64, 32)
})

const noLimits = () => database.pool.query('delete from rate_limits')
const create = async (over: Record<string, string> = {}, pictures = [picture], who = seller) => {
  await noLimits()
  return sendProduct(app, who, { path: '/api/product/create/', texts: productTexts(branch, over), pictures })
}
const made = async (over: Record<string, string> = {}, pictures?: Uint8Array<ArrayBuffer>[]): Promise<OwnProductDetail> => {
  const response = await create(over, pictures)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}
const count = async (table: string) => (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
const variants = (...each: object[]) => JSON.stringify(each.map(variantTexts))

describe('a product that is posted', () => {
  it('is public and found, with its pictures in every width, the first of them on its card, and its stock as the first move', async () => {
    const product = await made({}, [picture, await aPoster('#04a', 32, 64)])
    expect(product).toMatchObject({
      title: 'জামদানি শাড়ি',
      second_title: 'Jamdani sari',
      price: 1200,
      price_most: 1200,
      compare_at: null,
      stock: 8,
      stock_least: 8,
      variant_count: 1,
      sold: 0,
      weight_grams: 650,
      days_to_return: 7,
      is_active: true,
      held_reason: null,
      version: 1,
      ...branch,
    })
    expect(product.pictures).toHaveLength(2)
    expect(product.thumbnail).toBe(product.pictures[0]?.file)
    for (const { file } of product.pictures) expect(IMAGE_WIDTHS.every((width) => files.has(imageAt(file, width).replace('/media/', '')))).toBe(true)
    const [variant] = product.variants
    expect(variant).toMatchObject({ values: [], price: 1200, stock: 8, sku: '', sold: 0, picture: null })
    const shown = await (await request(`/api/product/${product.product_id}/`)).json()
    expect(shown).toMatchObject({ is_on_sale: true, stock: 8 })
    expect(shown.variants[0]).not.toHaveProperty('sku')
    for (const q of ['জামদানি', 'jamdani', 'rupganj']) {
      const found: { product_id: number }[] = await (await request(`/api/product/?q=${encodeURIComponent(q)}`)).json()
      expect(
        found.map(({ product_id }) => product_id),
        q,
      ).toContain(product.product_id)
    }
    const moves = await (await request(`/api/product/${product.product_id}/stock/`, { headers: as(seller) })).json()
    expect(moves.results).toMatchObject([{ delta: 8, why: 'made', variant: '', order: null, variant_id: variant?.variant_id }])
  })

  it('has a variant of each value, the cheapest price on its card, and a picture of its own for each', async () => {
    const product = await made(
      {
        options: SIZES.options,
        variants: variants({ values: ['M'], price: '900', compare_at: '1100', sku: 'J-M', picture: '2' }, { values: ['L'], price: '1500', stock: '0' }),
      },
      [picture, picture],
    )
    expect(product).toMatchObject({ price: 900, price_most: 1500, compare_at: 1100, stock: 8, stock_least: 0, variant_count: 2 })
    expect(product.variants).toMatchObject([
      { values: ['M'], sku: 'J-M', picture: product.pictures[1]?.id },
      { values: ['L'], stock: 0, picture: null },
    ])
  })

  it('is the same one when a phone sends it again under its key, also at the same moment', async () => {
    const client_key = 'a-key-of-a-phone-1'
    await noLimits()
    const before = await count('products')
    const texts = productTexts(branch, { client_key })
    const answers = await Promise.all([1, 2].map(() => sendProduct(app, seller, { path: '/api/product/create/', texts, pictures: [picture] })))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as OwnProductDetail).product_id))
    expect(new Set(ids).size).toBe(1)
    expect(((await (await create({ client_key })).json()) as OwnProductDetail).product_id).toBe(ids[0])
    expect(await count('products')).toBe(before + 1)
    expect(await count('galleries')).toBe(await count('products'))
  })

  it('that is not to be on sale yet is for its seller alone', async () => {
    const product = await made({ is_active: 'false' })
    expect(product.is_active).toBe(false)
    expect((await request(`/api/product/${product.product_id}/`)).status).toBe(404)
  })

  it('keeps no hostile markup, and says texts as they were typed', async () => {
    const title = '<script>alert(1)</script> Sari'
    const hostile = '<p onclick="alert(1)">Good.<script>alert(1)</script><img src="x" onerror="alert(1)"></p><svg onload="alert(1)"></svg>'
    const product = await made({ title, second_title: '', second_description: '', description: hostile })
    expect(product.title).toBe(title)
    expect(product.description).toContain('Good.')
    expect(product.description).not.toMatch(/script|onerror|onclick|svg/i)
  })
})

describe('is refused', () => {
  it.each([
    ['no picture', {}, [], { pictures: 'required' }],
    ['a used thing of which nothing is said', { condition: 'used' }, undefined, { condition_note: 'required' }],
    ['no title', { title: ' ' }, undefined, { title: 'required' }],
    ['less than the law’s days to give it back', { days_to_return: '৬' }, undefined, { days_to_return: 'too-small' }],
    ['a price that is none', { variants: variants({ price: 'free' }) }, undefined, { 'variants.0.price': 'not-a-number' }],
    ['a price above the limit', { variants: variants({ price: '৫০০০০১' }) }, undefined, { 'variants.0.price': 'too-large' }],
    ['a price before that is not higher', { variants: variants({ compare_at: '1200' }) }, undefined, { 'variants.0.compare_at': 'below-least' }],
    ['no variant', { variants: '[]' }, undefined, { variants: 'required' }],
    ['a variant without its options', { options: SIZES.options }, undefined, { variants: 'does-not-fit', 'variants.0': 'does-not-fit' }],
    [
      'two that are the same',
      { options: SIZES.options, variants: variants({ values: ['M'] }, { values: ['M'] }) },
      undefined,
      { variants: 'does-not-fit', 'variants.1': 'taken' },
    ],
    ['a picture that is not there', { variants: variants({ picture: '2' }) }, undefined, { 'variants.0.picture': 'does-not-fit' }],
    ['variants that are no list', { variants: '{"a":1' }, undefined, { variants: 'does-not-fit' }],
    ['titles in one language', { second_title: 'জামদানি' }, undefined, { second_title: 'same-language' }],
  ])('%s', async (...[, over, pictures, fields]) => {
    const before = [await count('products'), files.size]
    const answer = await create(over as Record<string, string>, pictures as Uint8Array<ArrayBuffer>[] | undefined)
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code: 'bad-input', fields })
    expect([await count('products'), files.size]).toEqual(before)
  })

  it('a category that stands elsewhere', async () => {
    const other = await makeProductBranch(database.db)
    const answer = await create({ product_subcategory: String(other.product_subcategory) })
    expect(await refusalOf(answer)).toMatchObject({ code: 'bad-input', fields: { product_subcategory: 'does-not-fit' } })
  })

  it('more than eight pictures, and a file that is none', async () => {
    expect((await create({}, Array(9).fill(picture))).status).toBe(413)
    const before = files.size
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await refusalOf(await create({}, [picture, svg]))).toMatchObject({ code: 'unsupported-media' })
    expect(files.size).toBe(before)
  })

  it('a sku that another product of the seller has in any case of letters; another seller may use it', async () => {
    await made({ variants: variants({ sku: 'TANGAIL-1' }) })
    const again = { variants: variants({ sku: 'tangail-1' }) }
    expect(await refusalOf(await create(again))).toMatchObject({ status: 409, code: 'taken', fields: { 'variants.0.sku': 'taken' } })
    const other = await joinAsSeller(app, 'another-weaver')
    expect((await create(again, [picture], other)).status).toBe(200)
  })

  it('one of two that name the same sku at the same moment', async () => {
    await noLimits()
    const texts = productTexts(branch, { variants: variants({ sku: 'AT-ONCE' }) })
    const answers = await Promise.all([1, 2].map(() => sendProduct(app, seller, { path: '/api/product/create/', texts, pictures: [picture] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('who is no seller, whose shop is off, and who is not signed in', async () => {
    const buyer = await joinAndLogIn(app, 'buyer')
    expect((await create({}, [picture], buyer)).status).toBe(403)
    expect((await create({}, [picture], { ...seller, access: 'x' })).status).toBe(401)
    const off = await joinAsSeller(app, 'taken-off-shop')
    await database.pool.query(`update seller_profiles set taken_off_at = now(), taken_off_reason = 'Cheats.' where user_id = $1`, [off.id])
    expect(await refusalOf(await create({}, [picture], off))).toMatchObject({ code: 'shop-taken-off' })
  })

  it('more on sale than an account with an e-mail that is not verified may have; what is not on sale is taken', async () => {
    const newcomer = await joinAndLogIn(app, 'newcomer')
    await database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, 'newcomer', 'Newcomer')`, [newcomer.id])
    await makeShop(database.db, { seller: newcomer.id })
    for (let n = 0; n < UNVERIFIED_LIMITS.productsMost; n += 1) expect((await create({}, [picture], newcomer)).status).toBe(200)
    expect(await refusalOf(await create({}, [picture], newcomer))).toMatchObject({
      code: 'unverified-limit',
      facts: { productsMost: UNVERIFIED_LIMITS.productsMost },
    })
    expect((await create({ is_active: 'false' }, [picture], newcomer)).status).toBe(200)
  })
})
