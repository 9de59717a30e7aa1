import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { REVIEW_KINDS } from '#server/db/review-kinds.ts'
import { askForReviews } from '#server/reviews/ask-for-reviews.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeBuyers, makePastEvent, makeVisitors, order, type PastEvent, writeReview } from '#tests/support/server/nouns/reviewing.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
const { database } = app
let past: PastEvent
let visitor: CrowdMember
beforeEach(async () => {
  past = await makePastEvent(app)
  ;[visitor] = (await makeVisitors(app, past, 1)) as [CrowdMember]
})

const round = (days: number) => askForReviews(database.db, { kinds: REVIEW_KINDS, now: Date.now() + days * DAY_MS })
const noticesOf = async (who: CrowdMember) =>
  (await askAs(app, who, { path: '/api/notice/' })).body.map(({ kind, review }: { kind: string; review: object }) => ({ kind, review }))

describe('who was at an event', () => {
  it('is asked for a review a day after its end, once, whatever was ordered', async () => {
    await order(app, past, { user_id: visitor.user_id })
    await round(0)
    expect(await noticesOf(visitor)).toEqual([])
    await round(1)
    const asked = [{ kind: 'review-asked', review: { page: `/eventdetails/${past.event}`, title: expect.any(String) } }]
    expect(await noticesOf(visitor)).toEqual(asked)
    await database.pool.query(`update purchases set state = 'refunded' where id = (select min(purchase) from notices where user_id = $1)`, [visitor.user_id])
    await round(2)
    expect((await database.pool.query('select from notices where user_id = $1', [visitor.user_id])).rowCount).toBe(1)
  })

  it('is not asked any more after the review', async () => {
    await round(1)
    await writeReview(app, visitor, { event: past.event })
    expect(await noticesOf(visitor)).toEqual([])
  })

  it('is not asked who has reviewed it, has had all money back, has switched it off, or was there long ago', async () => {
    const [refunded, off] = (await makeBuyers(app, 2)) as [CrowdMember, CrowdMember]
    await order(app, past, { user_id: refunded.user_id, state: 'refunded' })
    await order(app, past, { user_id: off.user_id })
    await database.pool.query(`update users set notices_off = '{reviews.app}' where id = $1`, [off.user_id])
    await writeReview(app, visitor, { event: past.event })
    await round(1)
    for (const who of [visitor, refunded, off]) expect(await noticesOf(who)).toEqual([])
    const late = await makePastEvent(app)
    const [one] = (await makeVisitors(app, late, 1)) as [CrowdMember]
    await round(6)
    expect(await noticesOf(one)).toEqual([])
  })
})
