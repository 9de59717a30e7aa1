import { beforeEach, describe, expect, it } from 'vitest'
import type { ReviewPage } from '#contract/reviews/review-fields.ts'
import { REVIEW_KINDS } from '#server/db/review-kinds.ts'
import { askForReviews } from '#server/reviews/ask-for-reviews.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { type MadeProduct, makeProduct } from '#tests/support/server/nouns/products.ts'
import { reviewed } from '#tests/support/server/nouns/reviewing.ts'
import { bringProduct } from '#tests/support/server/nouns/reviewing-products.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
const { database } = app
let product: MadeProduct
let buyer: CrowdMember

const order = ({ of = product, ...brought }: { user_id: number; state?: string; of?: MadeProduct }) => bringProduct(app, { ...brought, product: of })

beforeEach(async () => {
  product = await makeProduct(database.db)
  ;[buyer] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
})

const write = (who: CrowdMember, over: object = {}) => askAs(app, who, { path: `/api/product/${product.id}/reviews/`, body: reviewed(over) })
const codeOf = async (who: CrowdMember) => {
  const { status, body } = await write(who)
  return [status, body.code]
}
const list = async (): Promise<ReviewPage> => (await app.request(`/api/product/${product.id}/reviews/`)).json()
const cardOf = async () => (await (await app.request(`/api/product/?seller=${product.seller}`)).json())[0]

describe('who was brought a product', () => {
  it('reviews it, and every reader sees it on card, page and list', async () => {
    const others = await makeCrowd(database, 2, TEST_SECRET)
    for (const [at, who] of [buyer, ...others].entries()) {
      await order({ user_id: who.user_id, state: at ? 'closed' : 'delivered' })
      const { status, body } = await write(who, { stars: 5 - at, text: 'ঠিক ছবির মতো' })
      expect([status, body]).toMatchObject([200, { state: 'shown', about: 'product', page: `/productdetails/${product.id}` }])
    }
    expect((await list()).stars).toEqual([0, 0, 1, 1, 1])
    const page = await (await app.request(`/api/product/${product.id}/`)).json()
    for (const { rating } of [page, await cardOf()]) expect(rating).toEqual({ count: 3, mean: 4 })
  })

  it('reviews each line once: bought again, it may be said again', async () => {
    await order({ user_id: buyer.user_id })
    expect((await write(buyer)).status).toBe(200)
    expect(await codeOf(buyer)).toEqual([409, 'taken'])
    await order({ user_id: buyer.user_id })
    expect((await write(buyer, { stars: 2 })).status).toBe(200)
    expect(await codeOf(buyer)).toEqual([409, 'taken'])
  })

  it('sees what may be reviewed', async () => {
    await order({ user_id: buyer.user_id })
    const mine = await askAs(app, buyer, { path: '/api/reviews/mine/' })
    expect(mine.body).toMatchObject({ open: [{ about: 'product', subject: product.id }], reviews: [] })
  })
})

describe('who was brought two products in one parcel', () => {
  it('is asked for a review, and reads that notice until it is written', async () => {
    const second = await makeProduct(database.db, { seller: product.seller })
    await order({ user_id: buyer.user_id })
    await database.pool.query(
      `insert into shop_order_lines (shop_order, product, variant, title, price, quantity, days_to_return)
       select shop_order, $2, $3, title, price, 1, 7 from shop_order_lines where product = $1`,
      [product.id, second.id, second.variants[0]],
    )
    await askForReviews(database.db, { kinds: REVIEW_KINDS, now: Date.now() + 2 * 86_400_000 })
    const notices = async () => (await askAs(app, buyer, { path: '/api/notice/' })).body.map(({ review }: { review: { page: string } }) => review.page)
    const [page] = await notices()
    expect([product, second].map(({ id }) => `/productdetails/${id}`)).toContain(page)
    product = page.endsWith(`/${second.id}`) ? second : product
    await write(buyer)
    expect(await notices()).toEqual([])
  })
})

describe('refuses', () => {
  it('a review by who did not order it, or has not been brought it', async () => {
    expect(await codeOf(buyer)).toEqual([403, 'not-allowed'])
    for (const state of ['placed', 'shipped', 'cancelled', 'not_taken', 'back']) await order({ user_id: buyer.user_id, state })
    expect(await codeOf(buyer)).toEqual([403, 'not-allowed'])
    await order({ user_id: buyer.user_id, of: await makeProduct(database.db) })
    expect(await codeOf(buyer)).toEqual([403, 'not-allowed'])
  })

  it('a review of what is held, or is not there', async () => {
    await order({ user_id: buyer.user_id })
    await database.pool.query(`update products set held_reason = 'medicine' where id = $1`, [product.id])
    expect(await codeOf(buyer)).toEqual([404, 'not-found'])
    expect((await app.request('/api/product/2000000000/reviews/')).status).toBe(404)
  })
})
