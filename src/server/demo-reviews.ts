import { inArray } from 'drizzle-orm'
import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { EVENT_REVIEWS } from './db/events/event-reviews.ts'
import { PRODUCT_REVIEWS } from './db/products/product-reviews.ts'
import { holdFacts, insertReview } from './db/reviews/change-review.ts'
import type { Proven, ReviewKind } from './db/reviews/review-kind.ts'
import { makeDice, seedOf } from './db/seed/drawing/random.ts'
import { GOODS_REVIEWS } from './db/seed/market/goods-sales.ts'
import { REVIEW_TEXTS } from './db/seed/market/review-texts.ts'
import { users } from './db/tables/accounts.ts'

const HOUR_MS = 3_600_000
/** So many of a hundred visitors write no review: some events of a demo buyer wait for theirs. */
const SILENT = 25

/** Has visitors of past events and buyers of goods of the demo market review them, in both languages, in the transaction that makes them. @param now milliseconds since the epoch */
export async function reviewDemo(tx: Tx, now: number): Promise<void> {
  await reviewAll(tx, { now, kind: EVENT_REVIEWS, texts: REVIEW_TEXTS })
  await reviewAll(tx, { now, kind: PRODUCT_REVIEWS, texts: GOODS_REVIEWS })
}

interface Reviewing {
  now: number
  kind: ReviewKind
  texts: Record<'en' | 'bn', readonly { stars: number; text: string; answer?: string }[]>
}

async function reviewAll(tx: Tx, { now, kind, texts: all }: Reviewing): Promise<void> {
  const { rows } = await tx.execute<Proven & Record<string, unknown>>(kind.provenSql({ now }))
  if (rows.length === 0) return
  const reviewed = await kind.read(tx, [...new Set(rows.map(({ subject }) => subject))])
  const people = await tx
    .select({ id: users.id, full_name: users.full_name })
    .from(users)
    .where(inArray(users.id, [...new Set(rows.map(({ user_id }) => user_id))]))
  const nameOf = new Map(people.map(({ id, full_name }) => [id, full_name]))
  for (const { subject, user_id, purchase, once, title, since } of rows) {
    const dice = makeDice(seedOf(`review ${title} ${user_id}`))
    const owner = reviewed.get(subject)?.owner
    if (owner === undefined || dice.whole(1, 100) <= SILENT) continue
    const author = nameOf.get(user_id) ?? ''
    const texts = all[scriptLanguage(author) === 'bn' ? 'bn' : 'en']
    const { stars, text, answer } = texts[dice.whole(0, texts.length - 1)] ?? { stars: 5, text: '' }
    const ended = Date.parse(since)
    const written = ended + dice.next() * Math.min(6 * DAY_MS, now - ended)
    const placed = { about: kind.about, subject, owner }
    await holdFacts(tx, placed)
    await insertReview(tx, {
      ...{ ...placed, writer: user_id, purchase, once, author, stars, text, state: 'shown', client_key: `demo-${kind.about}-${subject}-${user_id}` },
      created_at: new Date(written).toISOString(),
      ...(answer && { answer, answered_at: new Date(Math.min(now, written + 5 * HOUR_MS)).toISOString() }),
    })
  }
}
