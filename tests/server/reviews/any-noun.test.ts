import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { reviewData } from '#server/db/reviews/review-data.ts'
import { REVIEWS } from '#server/served-kinds.ts'
import { STALL_REVIEW_TABLES, STALLS } from '#tests/fixtures/stall-reviews.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBuyers, makePastEvent, order, recountReviews, reviewed } from '#tests/support/server/nouns/reviewing.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'

/** They take the place of another noun, whose word they have. */
const ALL = [...REVIEWS.filter(({ kind }) => kind.about !== STALLS.kind.about), STALLS]
const app = useApp({ reviews: ALL })
const { database } = app
let owner: CrowdMember
let buyer: CrowdMember
let stall = 0
beforeAll(() => database.pool.query(STALL_REVIEW_TABLES))
beforeEach(async () => {
  ;[owner, buyer] = (await makeBuyers(app, 2)) as [CrowdMember, CrowdMember]
  const { rows } = await database.pool.query(`insert into test_stalls (owner, name) values ($1, 'Pots') returning id`, [owner.user_id])
  stall = rows[0].id
})

const buy = async () => {
  const { purchase } = await order(app, await makePastEvent(app), { user_id: buyer.user_id, state: 'expired' })
  await database.pool.query('insert into test_stall_lines (stall, purchase) values ($1, $2)', [stall, purchase])
}
const write = (who: CrowdMember, over: object = {}) => askAs(app, who, { path: `/api/test_stalls/${stall}/reviews/`, body: reviewed(over) })
const list = async () => (await app.request(`/api/test_stalls/${stall}/reviews/`)).json()

describe('the reviews of a noun that the service does not know', () => {
  it('are written once for each line that was bought, and the same key is the same review', async () => {
    expect((await write(buyer)).body.code).toBe('not-allowed')
    await buy()
    await buy()
    const key = 'a-key-of-a-phone-pots'
    const first = await write(buyer, { key, stars: 2 })
    expect(first).toMatchObject({ status: 200, body: { about: 'service', subject: stall, page: `/stalls/${stall}`, title: 'Pots' } })
    expect(await write(buyer, { key, stars: 2 })).toEqual(first)
    expect((await write(buyer, { stars: 4 })).status).toBe(200)
    expect((await write(buyer)).body.code).toBe('not-allowed')
    expect(await list()).toMatchObject({ rating: { count: 2, mean: null }, stars: [0, 1, 0, 1, 0] })
  })

  it('stand beside those of other nouns among one’s own, and are answered by their owner', async () => {
    await buy()
    const mine = async () => (await askAs(app, buyer, { path: '/api/reviews/mine/' })).body
    expect((await mine()).open).toMatchObject([{ about: 'service', page: `/stalls/${stall}` }])
    const { review_id } = (await write(buyer)).body
    expect((await mine()).reviews).toMatchObject([{ review_id, about: 'service' }])
    expect(await askAs(app, owner, { path: `/api/reviews/${review_id}/answer/`, body: { text: 'Come again' } })).toMatchObject({
      body: { answer: { text: 'Come again' } },
    })
  })

  it('are out of sight with what they are about', async () => {
    await buy()
    await write(buyer)
    await database.pool.query('update test_stalls set is_open = false where id = $1', [stall])
    expect((await app.request(`/api/test_stalls/${stall}/reviews/`)).status).toBe(404)
  })

  it('are exported, and end with an account: their words, and the answers of their owner, are deleted and the counts say so', async () => {
    await buy()
    const { review_id } = (await write(buyer, { text: 'Fine pots' })).body
    await askAs(app, owner, { path: `/api/reviews/${review_id}/answer/`, body: { text: 'Come again' } })
    const data = reviewData(ALL.map(({ kind }) => kind))
    expect(await data.exportOf(database.db, buyer.user_id)).toMatchObject({ reviews: [{ text: 'Fine pots', page: `/stalls/${stall}` }], review_answers: [] })
    expect(await data.exportOf(database.db, owner.user_id)).toMatchObject({ reviews: [], review_answers: [{ answer: 'Come again' }] })
    await inTransaction(database.db, async (tx) => data.end?.(tx, owner.user_id))
    expect((await list()).results).toMatchObject([{ text: 'Fine pots', answer: null }])
    await inTransaction(database.db, async (tx) => data.end?.(tx, buyer.user_id))
    expect(await list()).toMatchObject({ results: [], rating: { count: 0, mean: null } })
    expect((await database.pool.query('select author, text, state from reviews where id = $1', [review_id])).rows).toEqual([
      { author: '', text: '', state: 'removed' },
    ])
    const { counted, real } = await recountReviews(app)
    expect(counted).toEqual(real)
  })
})
