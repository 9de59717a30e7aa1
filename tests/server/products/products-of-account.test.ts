import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { PERSONAL_DATA } from '#server/db/personal-data-of-nouns.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeProduct, makeProductBranch, makeShop, type ProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { postedProduct, productTexts } from '#tests/support/server/nouns/selling-products.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'
import { restore, takeOff } from '#tests/support/server/taken-off.ts'

const app = useApp()
const { database } = app
let seller: SignedInPerson
let branch: ProductBranch
let made = 0
beforeAll(async () => {
  branch = await makeProductBranch(database.db)
})
beforeEach(async () => {
  made += 1
  await database.pool.query('delete from rate_limits')
  seller = await joinAsSeller(app, `weaver-${made}`)
  await makeShop(database.db, { seller: seller.id, dbid: 'DBID-1' })
})

const row = async (id: number) =>
  (await database.pool.query('select is_active, was_public, taken_off_with, taken_off_reason, held_reason from products where id = $1', [id])).rows[0]

describe('what an account sells', () => {
  it('is in its export: products, variants, moves of stock, and how it delivers', async () => {
    const product = await postedProduct(app, seller, productTexts(branch))
    const everything = await (await app.request('/api/account/export/', { headers: as(seller) })).json()
    expect(everything).toMatchObject({
      shop: { dbid: 'DBID-1' },
      delivery_options: [{ kind: 'courier', fee: 100 }],
      products: [{ id: product.product_id, title: product.title, brand: 'Rupganj Weavers' }],
      product_variants: [{ price: 1200, stock: 8 }],
      stock_moves: [{ delta: 8, why: 'made' }],
    })
    expect(JSON.stringify(everything.products)).not.toContain('search_words')
  })

  it('is in its export whole, however many moves of stock there were', async () => {
    const product = await postedProduct(app, seller, productTexts(branch))
    await database.pool.query(`insert into stock_moves (variant, delta, why) select $1, 1, 'added' from generate_series(1, 20000)`, [
      product.variants[0]!.variant_id,
    ])
    const everything = await (await app.request('/api/account/export/', { headers: as(seller) })).json()
    expect(everything.stock_moves).toHaveLength(20_001)
    expect(everything.stock_moves.at(-1)).toMatchObject({ delta: 8, why: 'made' })
  })

  it('cannot be ordered once it is deleted, and its shop is gone', async () => {
    const { product_id } = await postedProduct(app, seller, productTexts(branch))
    expect((await send(app, seller, { path: '/api/account/delete/', body: {} })).status).toBe(200)
    expect(await row(product_id)).toMatchObject({ is_active: false, was_public: false })
    const { rows } = await database.pool.query(
      'select (select count(*)::int from shops where seller = $1) + (select count(*)::int from delivery_options where seller = $1) as n',
      [seller.id],
    )
    expect(rows).toEqual([{ n: 0 }])
    expect((await app.request(`/api/product/${product_id}/`)).status).toBe(404)
  })
})

describe('goods of a shop that staff take off', () => {
  const ofShop = () => ({ kind: 'seller' as const, id: seller.id })
  const by = () => ({ staff: seller.id, reason: 'Cheats.' })

  it('are off with it and back with it, as they were', async () => {
    const { id: on } = await makeProduct(database.db, { seller: seller.id, ...branch })
    const { id: off } = await makeProduct(database.db, { seller: seller.id, ...branch, is_active: false })
    const { id: held } = await makeProduct(database.db, { seller: seller.id, ...branch, held_reason: 'lottery', published_at: null })
    await takeOff(app, ofShop(), by())
    expect(await row(on)).toMatchObject({ is_active: false, was_public: true, taken_off_with: 'shop', taken_off_reason: 'Cheats.' })
    expect(await row(held)).toMatchObject({ is_active: false, held_reason: 'lottery' })
    await restore(app, ofShop(), by())
    expect(await row(on)).toMatchObject({ is_active: true, was_public: false, taken_off_with: null })
    expect(await row(off)).toMatchObject({ is_active: false, taken_off_with: null })
    expect(await row(held)).toMatchObject({ is_active: true, held_reason: 'lottery' })
    expect((await app.request(`/api/product/${held}/`)).status).toBe(404)
  })

  it('that were taken off by themselves stay off with the shop, and alone when it is back', async () => {
    const { id } = await makeProduct(database.db, { seller: seller.id, ...branch })
    await takeOff(app, { kind: 'product', id }, by())
    await takeOff(app, ofShop(), by())
    await restore(app, ofShop(), by())
    expect(await row(id)).toMatchObject({ taken_off_with: 'itself', is_active: false, was_public: true })
  })

  it('are off the market for good when staff lock the account', async () => {
    const { id } = await makeProduct(database.db, { seller: seller.id, ...branch })
    await inTransaction(database.db, async (tx) => {
      for (const data of PERSONAL_DATA) await data.takeOff?.(tx, seller.id)
    })
    expect(await row(id)).toMatchObject({ is_active: false, was_public: false })
  })
})
