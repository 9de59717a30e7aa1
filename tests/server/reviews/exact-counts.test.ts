import { describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { REVIEW_KINDS } from '#server/db/review-kinds.ts'
import { reviewData } from '#server/db/reviews/review-data.ts'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { useApp } from '#tests/support/server/app.ts'
import { sendTogether } from '#tests/support/server/barrier.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { listOf, makePastEvent, makeVisitors, type PastEvent, recountReviews, reviewed, writeReview } from '#tests/support/server/nouns/reviewing.ts'
import { askAs } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
const { database } = app

describe('what reviews come to', () => {
  it('counts one review of two that one visitor sends in the same moment', async () => {
    const past = await makePastEvent(app)
    const [visitor] = (await makeVisitors(app, past, 1)) as [CrowdMember]
    const { port } = await app.startServer()
    const twins = Array.from({ length: 8 }, (_, at) => ({
      path: `/api/event/${past.event}/reviews/`,
      body: reviewed({ stars: 1 + (at % 5) }),
      headers: { authorization: `Bearer ${visitor.access}` },
    }))
    const statuses = (await sendTogether(port, twins)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect((await listOf(app, past.event)).rating.count).toBe(1)
  })

  it('counts all that many visitors send in the same moment', async () => {
    const past = await makePastEvent(app)
    const people = await makeVisitors(app, past, 20)
    const { port } = await app.startServer()
    const sent = people.map(({ access }, at) => ({
      path: `/api/event/${past.event}/reviews/`,
      body: reviewed({ stars: 1 + (at % 5) }),
      headers: { authorization: `Bearer ${access}` },
    }))
    expect((await sendTogether(port, sent)).map(({ status }) => status)).toEqual(people.map(() => 200))
    expect(await listOf(app, past.event)).toMatchObject({ rating: { count: 20, mean: 3 }, stars: [4, 4, 4, 4, 4] })
  })

  it.each([1, 2, 3])('equals the rows after any walk of writes, changes, removals, holds and ends of accounts at once (seed %i)', async (seed) => {
    const dice = makeDice(seed)
    const below = (end: number) => dice.whole(0, end - 1)
    const first = await makePastEvent(app)
    const second: PastEvent = { ...first, event: await makeEvent(database.db, { seller: first.seller.user_id, from_time: past(5), to_time: past(2) }), kind: 0 }
    second.kind = await makeTicket(database.db, second.event)
    const third = await makePastEvent(app)
    const places = [first, second, third]
    const reviewers = (await Promise.all(places.map(async (of) => (await makeVisitors(app, of, 6)).map((who) => ({ who, event: of.event }))))).flat()
    const ids: { id: number; who: CrowdMember }[] = []
    const step = async () => {
      const at = below(10)
      const one = ids[below(Math.max(1, ids.length))]
      if (at < 4 || !one) {
        const { who, event } = reviewers[below(reviewers.length)] as (typeof reviewers)[number]
        const { status, body } = await writeReview(app, who, { event, stars: 1 + below(5) })
        if (status === 200) ids.push({ id: body.review_id, who })
      } else if (at < 7)
        await askAs(app, one.who, {
          path: `/api/reviews/${one.id}/`,
          method: 'PATCH',
          body: { stars: 1 + below(5), text: below(3) === 0 ? 'www.a.example www.b.example www.c.example' : '' },
        })
      else if (at < 9) await askAs(app, one.who, { path: `/api/reviews/${one.id}/`, method: 'DELETE' })
      else await inTransaction(database.db, async (tx) => reviewData(REVIEW_KINDS).end?.(tx, one.who.user_id))
    }
    for (let round = 0; round < 12; round++) await Promise.all(Array.from({ length: 8 }, step))
    const { counted, real } = await recountReviews(app)
    expect(counted).toEqual(real)
  })
})

const past = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
