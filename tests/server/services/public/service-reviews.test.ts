import { beforeEach, describe, expect, it } from 'vitest'
import type { ReviewPage } from '#contract/reviews/review-fields.ts'
import { REVIEW_KINDS } from '#server/db/review-kinds.ts'
import { askForReviews } from '#server/reviews/ask-for-reviews.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { bookService, makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { reviewed } from '#tests/support/server/nouns/reviewing.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import type { MadeService } from '#tests/support/server/nouns/services.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
const { database } = app
let service: MadeService
let buyer: CrowdMember
let other: CrowdMember

beforeEach(async () => {
  service = await makeListedService(database.db)
  ;[buyer, other] = (await makeCrowd(database, 2, TEST_SECRET)) as [CrowdMember, CrowdMember]
})

const book = (over: { user_id?: number; state?: string; ended?: number; of?: MadeService } = {}) =>
  bookService(app, over.of ?? service, { user_id: buyer.user_id, ...over })
const write = (who: CrowdMember, over: object = {}) => askAs(app, who, { path: `/api/service/${service.id}/reviews/`, body: reviewed(over) })
const codeOf = async (who: CrowdMember) => {
  const { status, body } = await write(who)
  return [status, body.code]
}
const list = async (): Promise<ReviewPage> => (await app.request(`/api/service/${service.id}/reviews/`)).json()
const noticesOf = async (who: CrowdMember) => (await askAs(app, who, { path: '/api/notice/' })).body.map(({ review }: { review: object }) => review)

describe('the buyer of a booking that is done', () => {
  it('reviews it, and every reader sees it on card, page and list', async () => {
    const [third] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
    for (const [at, who] of [buyer, other, third].entries()) {
      await book({ user_id: who.user_id })
      const { status, body } = await write(who, { stars: 5 - at, text: 'ঠিক সময়ে এসেছেন' })
      expect([status, body]).toMatchObject([200, { state: 'shown', about: 'service', page: `/servicedetails/${service.id}` }])
    }
    expect((await list()).stars).toEqual([0, 0, 1, 1, 1])
    const page = await (await app.request(`/api/service/${service.id}/`)).json()
    const [card] = await (await app.request(`/api/service/?seller=${service.seller}`)).json()
    for (const { rating } of [page, card]) expect(rating).toEqual({ count: 3, mean: 4 })
  })

  it('reviews each booking once, and three of one service in thirty days', async () => {
    for (const ended of [1, 2, 3, 4]) await book({ ended })
    for (const stars of [5, 4, 3]) expect((await write(buyer, { stars })).status).toBe(200)
    expect(await codeOf(buyer)).toEqual([409, 'taken'])
    expect((await list()).rating).toEqual({ count: 3, mean: 4 })
  })

  it('is asked for a review of each service a day after, though nothing was paid online, until it is written', async () => {
    const second = await makeListedService(database.db)
    await book()
    await book({ of: second })
    await askForReviews(database.db, { kinds: REVIEW_KINDS, now: Date.now() + 2 * 86_400_000 })
    const pages = async () => (await noticesOf(buyer)).map((review: { page: string } | null) => review?.page).toSorted()
    expect(await pages()).toEqual([service, second].map(({ id }) => `/servicedetails/${id}`).toSorted())
    await write(buyer)
    expect(await pages()).toEqual([`/servicedetails/${second.id}`])
    expect((await askAs(app, buyer, { path: '/api/reviews/mine/' })).body.open).toMatchObject([{ about: 'service', subject: second.id }])
  })
})

describe('refuses', () => {
  it('a review by who did not book it, or whose booking is not done', async () => {
    for (const state of ['confirmed', 'no-show', 'cancelled', 'disputed']) await book({ state })
    await book({ of: await makeListedService(database.db) })
    expect(await codeOf(buyer)).toEqual([403, 'not-allowed'])
  })

  it('a review after thirty days', async () => {
    await book({ ended: 31 })
    expect(await codeOf(buyer)).toEqual([403, 'not-allowed'])
    await book({ ended: 29 })
    expect((await write(buyer)).status).toBe(200)
  })

  it('a review of a draft, and of what is not there', async () => {
    await book()
    await database.pool.query('update services set published_at = null where id = $1', [service.id])
    expect(await codeOf(buyer)).toEqual([404, 'not-found'])
    expect((await app.request('/api/service/2000000000/reviews/')).status).toBe(404)
  })
})
