import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { holdFacts, insertReview } from '#server/db/reviews/change-review.ts'
import type { TestApp } from '../app.ts'
import { makeEvent, makeSeller, makeTicket } from '../nouns/events.ts'
import { order } from '../nouns/reviewing.ts'

/** What a person may review, their review of another event, and a review of an event of their own; each of none of the six. */
export interface Reviewing {
  open: number
  review: number
  received: number
}

type Where = Pick<TestApp, 'database'>
const ended = { from_time: new Date(Date.now() - 5 * 3_600_000).toISOString(), to_time: new Date(Date.now() - 3_600_000).toISOString() }

/** @param slug undefined: they sell nothing */
export async function makeReviewing(app: Where, user_id: number, slug: string | undefined): Promise<Reviewing> {
  const { db } = app.database
  const stranger = await makeSeller(db)
  await app.database.pool.query('insert into buyers (user_id) values ($1)', [stranger])
  const visit = async (visitor: number, owner: number) => {
    const event = await makeEvent(db, { ...ended, seller: owner })
    const { purchase } = await order(app, { event, kind: await makeTicket(db, event) }, { user_id: visitor })
    return { event, purchase }
  }
  const review = async (writer: number, owner: number) => {
    const { event: subject, purchase } = await visit(writer, owner)
    const placed = { about: 'event' as const, subject, owner }
    return inTransaction(db, async (tx) => {
      await holdFacts(tx, placed)
      const words = { author: 'Rahima', stars: 4, text: 'Fine', state: 'shown' as const, client_key: 'a-key-of-a-phone' }
      return (await insertReview(tx, { ...placed, ...words, writer, purchase, once: `visitor ${writer}` })).id
    })
  }
  return {
    open: (await visit(user_id, stranger)).event,
    review: await review(user_id, stranger),
    received: slug ? await review(stranger, user_id) : 0,
  }
}
