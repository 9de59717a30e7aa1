import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { takeStock } from '#server/db/products/take-stock.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { makeProductBranch, type ProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { changeProduct, changeStockOf, postedProduct, productTexts, SIZES, sendProduct, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let other: SignedInPerson
let branch: ProductBranch
let product: OwnProductDetail
beforeAll(async () => {
  ;[seller, other] = [await joinAsSeller(app, 'weaver'), await joinAsSeller(app, 'potter')]
  branch = await makeProductBranch(database.db)
})
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
  const variants = JSON.stringify([variantTexts({ values: ['M'] }), variantTexts({ values: ['L'], price: '1500' })])
  product = await postedProduct(app, seller, productTexts(branch, { options: SIZES.options, variants }))
})

const own = async (id = product.product_id): Promise<OwnProductDetail> => (await request(`/api/product/${id}/own/`, { headers: as(seller) })).json()
const update = (body: Record<string, string>, who = seller) => changeProduct(app, who, { product: product.product_id, body })
const updated = async (body: Record<string, string>): Promise<OwnProductDetail> => {
  const answer = await update(body)
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer.json()
}
const stock = (body: object, who = seller) => changeStockOf(app, who, { product: product.product_id, body })
const [M, L] = [() => product.variants[0]!, () => product.variants[1]!]
/** A variant as its form has it after it was read. */
const typed = ({ variant_id, values, price, stock: left, sku }: OwnProductDetail['variants'][number], over: object = {}) => ({
  ...{ variant_id, values, price: String(price), stock: String(left), seen: left, sku },
  ...over,
})
const variants = (...each: object[]) => ({ variants: JSON.stringify(each) })
const sell = (variant: number, quantity = 1) => inTransaction(database.db, (tx) => takeStock(tx, { order: 'A-7', lines: [{ variant, quantity }] }))
const movesOf = async () =>
  (await (await request(`/api/product/${product.product_id}/stock/`, { headers: as(seller) })).json()).results as {
    delta: number
    why: string
    variant: string
  }[]
const sums = async () =>
  (
    await database.pool.query(`
      select v.id from product_variants v where v.stock <> coalesce((select sum(m.delta) from stock_moves m where m.variant = v.id), 0)`)
  ).rows

describe('a product that is changed', () => {
  it('keeps what is left out, clears what is empty, and has a new version', async () => {
    const changed = await updated({ brand: '', title: 'ঢাকাই জামদানি' })
    expect(changed).toMatchObject({ title: 'ঢাকাই জামদানি', second_title: 'Jamdani sari', brand: '', weight_grams: 650, version: 2, stock: 16 })
    expect(changed.variants).toEqual(product.variants)
    expect(await (await request(`/api/product/?q=${encodeURIComponent('ঢাকাই')}`)).json()).toMatchObject([{ product_id: product.product_id }])
  })

  it('is refused as stale when it changed since it was seen', async () => {
    await updated({ brand: 'A' })
    expect(await refusalOf(await update({ brand: 'B', version: '1' }))).toMatchObject({ status: 409, code: 'stale', facts: { version: 2 } })
    expect(await updated({ brand: 'B', version: '2' })).toMatchObject({ brand: 'B', version: 3 })
  })

  it('knows its variants again by their ids, makes new ones and removes those that are missing', async () => {
    const three = JSON.stringify([{ name: 'Size', values: ['M', 'L', 'XL'] }])
    const changed = await updated({
      options: three,
      ...variants({ values: ['XL'], price: '২০০০', stock: '৪' }, typed(M(), { price: '1000', compare_at: '1300' })),
    })
    expect(changed).toMatchObject({ price: 1000, price_most: 2000, compare_at: 1300, stock: 12, variant_count: 2 })
    expect(changed.variants).toMatchObject([
      { values: ['XL'], stock: 4 },
      { variant_id: M().variant_id, values: ['M'], stock: 8 },
    ])
    expect(await movesOf()).toMatchObject([
      { delta: 4, why: 'made', variant: 'XL' },
      { delta: -8, why: 'removed', variant: 'L' },
      { delta: 8, why: 'made', variant: 'L' },
      { delta: 8, why: 'made', variant: 'M' },
    ])
    expect(await sums()).toEqual([])
  })

  it('can exchange values and skus between its variants', async () => {
    await updated(variants(typed(M(), { sku: 'A' }), typed(L(), { sku: 'B' })))
    const changed = await updated(variants(typed(M(), { values: ['L'], sku: 'B' }), typed(L(), { values: ['M'], sku: 'A' })))
    expect(changed.variants).toMatchObject([
      { variant_id: M().variant_id, values: ['L'], sku: 'B' },
      { variant_id: L().variant_id, values: ['M'], sku: 'A' },
    ])
  })

  it('can have a sku again that a removed variant had, and not one of another product', async () => {
    await updated(variants(typed(M(), { sku: 'ONE' }), typed(L(), { sku: 'TWO' })))
    const changed = await updated(variants(typed(M(), { sku: 'TWO' })))
    expect(changed.variants).toMatchObject([{ variant_id: M().variant_id, sku: 'TWO' }])
    await postedProduct(app, seller, productTexts(branch, { variants: JSON.stringify([variantTexts({ sku: 'other' })]) }))
    const refused = await update(variants(typed(M(), { sku: 'OTHER' })))
    expect(await refusalOf(refused)).toMatchObject({ code: 'taken', fields: { 'variants.0.sku': 'taken' } })
  })

  it('does not take a variant of another product, nor one twice', async () => {
    const elsewhere = await postedProduct(app, seller, productTexts(branch))
    const foreign = typed(M(), { variant_id: elsewhere.variants[0]!.variant_id })
    expect(await refusalOf(await update(variants(foreign)))).toMatchObject({ code: 'bad-input', fields: { 'variants.0': 'does-not-fit' } })
    const twice = await update(variants(typed(M()), typed(M(), { values: ['L'] })))
    expect(await refusalOf(twice)).toMatchObject({ code: 'bad-input', fields: { 'variants.1': 'does-not-fit' } })
    expect((await own(elsewhere.product_id)).variants).toEqual(elsewhere.variants)
  })

  it('keeps a stock that its seller did not type, also after sales, and refuses one they typed after a sale', async () => {
    await sell(M().variant_id, 3)
    expect((await updated(variants(typed(M(), { price: '1' }), typed(L())))).variants).toMatchObject([{ price: 1, stock: 5, sold: 3 }, { stock: 8 }])
    const refused = await update(variants(typed(M(), { stock: '20' }), typed(L(), { stock: '1' })))
    const facts = { [`variant_${M().variant_id}`]: 5, [`variant_${L().variant_id}`]: 8 }
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'stock-changed', facts })
    expect((await own()).variants).toMatchObject([{ stock: 5 }, { stock: 8 }])
    expect((await updated(variants(typed(M(), { stock: '২০', seen: 5 }), typed(L())))).variants).toMatchObject([{ stock: 20, sold: 3 }, { stock: 8 }])
    expect(await sums()).toEqual([])
  })

  it('takes no stock of a variant that exists without what was seen of it', async () => {
    await sell(M().variant_id, 3)
    const refused = await update(variants(typed(M(), { seen: undefined }), typed(L())))
    expect(await refusalOf(refused)).toMatchObject({ code: 'bad-input', fields: { 'variants.0.stock': 'required' } })
    expect((await own()).variants).toMatchObject([{ stock: 5 }, { stock: 8 }])
  })

  it('has new pictures behind those it has, eight at most; what is refused leaves no file', async () => {
    const picture = await aPoster('#04a')
    const send = (count: number) =>
      sendProduct(app, seller, { path: `/api/product/${product.product_id}/update/`, method: 'PATCH', texts: {}, pictures: Array(count).fill(picture) })
    const changed: OwnProductDetail = await (await send(2)).json()
    expect(changed.pictures).toHaveLength(3)
    expect(changed.thumbnail).toBe(product.thumbnail)
    const before = files.size
    expect(await refusalOf(await send(6))).toMatchObject({ code: 'bad-input', fields: { pictures: 'too-many' } })
    expect(files.size).toBe(before)
  })

  it('of another seller is not there', async () => {
    for (const answer of [
      await update({ brand: 'Mine' }, other),
      await request(`/api/product/${product.product_id}/own/`, { headers: as(other) }),
      await post(app, `/api/product/${product.product_id}/active/`, { body: { is_active: false }, headers: as(other) }),
      await post(app, `/api/product/${product.product_id}/copy/`, { body: { client_key: 'a-key-of-a-phone-1' }, headers: as(other) }),
      await stock({ variant_id: M().variant_id, change: { add: 1 } }, other),
      await request(`/api/product/${product.product_id}/stock/`, { headers: as(other) }),
    ])
      expect(answer.status).toBe(404)
    expect(await own()).toEqual(product)
  })
})

describe('stock', () => {
  it('is added to, taken away and set, with Bangla numbers on its way by the form, each as a move', async () => {
    const variant_id = M().variant_id
    expect(await (await stock({ variant_id, change: { add: 5 } })).json()).toMatchObject({ stock: 21, version: 1 })
    expect(await (await stock({ variant_id, change: { add: -3 } })).json()).toMatchObject({ stock: 18 })
    expect(await (await stock({ variant_id, change: { set: 2, seen: 10 } })).json()).toMatchObject({ stock_least: 2 })
    expect(await movesOf()).toMatchObject([
      { delta: -8, why: 'set', variant: 'M' },
      { delta: -3, why: 'added' },
      { delta: 5, why: 'added' },
      { why: 'made' },
      { why: 'made' },
    ])
  })

  it('is not set when some were sold since it was seen, and says how many there are; the number that is there already is no change', async () => {
    const variant_id = M().variant_id
    await sell(variant_id)
    const facts = { [`variant_${variant_id}`]: 7 }
    expect(await refusalOf(await stock({ variant_id, change: { set: 20, seen: 8 } }))).toMatchObject({ status: 409, code: 'stock-changed', facts })
    expect((await stock({ variant_id, change: { set: 7, seen: 8 } })).status).toBe(200)
    expect(await refusalOf(await stock({ variant_id, change: { add: -8 } }))).toMatchObject({ code: 'stock-changed', facts })
    expect(await refusalOf(await stock({ variant_id, change: { add: 100_000 } }))).toMatchObject({ code: 'bad-input', fields: { change: 'too-large' } })
    expect(await sums()).toEqual([])
  })

  it('that two tabs set at once is set by one of them', async () => {
    const variant_id = M().variant_id
    const answers = await Promise.all([20, 30, 40].map((set) => stock({ variant_id, change: { set, seen: 8 } })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await sums()).toEqual([])
  })

  it('that is set while the last pieces are sold never comes to less than what was sold', async () => {
    const variant_id = M().variant_id
    const work = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => sell(variant_id)),
      stock({ variant_id, change: { set: 3, seen: 8 } }),
      ...Array.from({ length: 10 }, () => sell(variant_id)),
    ])
    const sold = work.filter(({ status }, at) => at !== 10 && status === 'fulfilled').length
    const [row] = (await own()).variants
    expect(row).toMatchObject({ stock: 0, sold })
    expect(await sums()).toEqual([])
  })

  it('of a variant of another product, or one that was removed, is not there', async () => {
    const elsewhere = await postedProduct(app, seller, productTexts(branch))
    expect((await stock({ variant_id: elsewhere.variants[0]!.variant_id, change: { add: 1 } })).status).toBe(404)
    await updated(variants(typed(M())))
    expect((await stock({ variant_id: L().variant_id, change: { add: 1 } })).status).toBe(404)
  })

  it('is listed page by page', async () => {
    const variant_id = M().variant_id
    for (const add of [1, 2, 3]) await stock({ variant_id, change: { add } })
    const deltas: number[] = []
    for (let cursor = ''; ; ) {
      const page = await (await request(`/api/product/${product.product_id}/stock/?limit=2${cursor && `&cursor=${cursor}`}`, { headers: as(seller) })).json()
      deltas.push(...page.results.map(({ delta }: { delta: number }) => delta))
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    expect(deltas).toEqual([3, 2, 1, 8, 8])
    expect((await request(`/api/product/${product.product_id}/stock/?cursor=x`, { headers: as(seller) })).status).toBe(400)
  })
})

describe('a product', () => {
  const setActive = (is_active: boolean) => post(app, `/api/product/${product.product_id}/active/`, { body: { is_active }, headers: as(seller) })

  it('is switched off and on again; its page says that it is not on sale', async () => {
    expect(await (await setActive(false)).json()).toMatchObject({ is_active: false, version: 2 })
    expect(await (await request(`/api/product/${product.product_id}/`)).json()).toMatchObject({ is_on_sale: false })
    expect(await (await setActive(false)).json()).toMatchObject({ version: 2 })
    expect(await (await setActive(true)).json()).toMatchObject({ is_active: true })
    expect(await (await request(`/api/product/${product.product_id}/`)).json()).toMatchObject({ is_on_sale: true })
  })

  it('on sale keeps its last picture; one that is off may lose it, and is not on sale without one', async () => {
    const [picture] = product.pictures
    const remove = (id = picture!.id) =>
      request(`/api/product_gallery/${id}/`, { method: 'DELETE', headers: { ...as(seller), origin: 'http://localhost:3000' } })
    expect(await refusalOf(await remove())).toMatchObject({ code: 'bad-input', fields: { gallery: 'required' } })
    await setActive(false)
    expect((await remove()).status).toBe(200)
    expect(await own()).toMatchObject({ thumbnail: null, pictures: [] })
    expect(await refusalOf(await setActive(true))).toMatchObject({ code: 'bad-input', fields: { pictures: 'required' } })
    const added = await request(`/api/product_gallery/?subject=${product.product_id}&client_key=a-key-of-a-phone-9`, {
      method: 'POST',
      body: await aPoster('#333'),
      headers: { ...as(seller), origin: 'http://localhost:3000', 'content-type': 'image/png' },
    })
    expect(await own()).toMatchObject({ thumbnail: (await added.json()).file })
    expect((await setActive(true)).status).toBe(200)
  })

  it('shows the picture on its card that its seller puts first', async () => {
    const answer = await sendProduct(app, seller, {
      path: `/api/product/${product.product_id}/update/`,
      method: 'PATCH',
      texts: {},
      pictures: [await aPoster('#123')],
    })
    const { pictures }: OwnProductDetail = await answer.json()
    const ids = pictures.map(({ id }) => id).toReversed()
    expect((await post(app, '/api/product_gallery/order/', { body: { subject: product.product_id, ids }, headers: as(seller) })).status).toBe(200)
    expect(await own()).toMatchObject({ thumbnail: pictures[1]?.file })
  })

  it('is copied with its pictures and prices, off sale, without stock and skus, once per key', async () => {
    await updated(variants(typed(M(), { sku: 'COPIED', picture: '1' }), typed(L())))
    const copy = () => post(app, `/api/product/${product.product_id}/copy/`, { body: { client_key: 'a-key-of-a-phone-2' }, headers: as(seller) })
    const made: OwnProductDetail = await (await copy()).json()
    expect(made).toMatchObject({ title: product.title, is_active: false, stock: 0, sold: 0, price: 1200, price_most: 1500 })
    expect(made.variants).toMatchObject([
      { values: ['M'], sku: '', stock: 0, picture: made.pictures[0]?.id },
      { values: ['L'], picture: null },
    ])
    expect(made.pictures[0]?.file).not.toBe(product.pictures[0]?.file)
    expect(made.thumbnail).toBe(made.pictures[0]?.file)
    expect((await (await copy()).json()).product_id).toBe(made.product_id)
  })

  it('stays as its seller left it when staff take it off and restore it, and cannot be put on sale meanwhile', async () => {
    await database.pool.query(
      `update products set taken_off_at = now(), taken_off_reason = 'A fake.', taken_off_with = 'itself', was_public = true, is_active = false where id = $1`,
      [product.product_id],
    )
    expect(await refusalOf(await setActive(true))).toMatchObject({ code: 'taken-off' })
    expect((await updated({ brand: 'B' })).taken_off_reason).toBe('A fake.')
    expect((await database.pool.query('select was_public from products where id = $1', [product.product_id])).rows).toEqual([{ was_public: true }])
    await setActive(false)
    expect((await database.pool.query('select was_public from products where id = $1', [product.product_id])).rows).toEqual([{ was_public: false }])
  })
})
