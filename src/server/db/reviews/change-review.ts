import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../connection/in-transaction.ts'
import { reviews } from '../tables/reviews.ts'
import { notifyOfAnswer, notifyOfReview } from './notify-of-reviews.ts'

export type ReviewRow = typeof reviews.$inferSelect
/** What a review is about, and whose that is. */
type Placed = Pick<ReviewRow, 'about' | 'subject' | 'owner'>
/** What may change of one. */
type Changes = Omit<PgUpdateSetSource<typeof reviews>, 'id' | 'about' | 'subject' | 'owner' | 'writer' | 'purchase' | 'once' | 'state' | 'stars'> &
  Partial<Pick<ReviewRow, 'state' | 'stars'>>

/** A review without its words. That there was one stays, so that no second one is written. */
export const wordlessReview = { author: '', text: '', answer: null, answered_at: null, held_reason: null, edited_at: null } as const

/**
 * No other transaction counts reviews of this thing, or of another one of its owner, until this one ends. What is counted is always locked in this
 * order: things by their kinds and numbers, then owners by theirs.
 */
export async function holdFacts(tx: Pick<Tx, 'execute'>, { about, subject, owner }: Placed): Promise<void> {
  await tx.execute(sql`
    insert into review_facts (about, subject) values (${about}, ${subject}), ('owner', ${owner}) on conflict do nothing`)
  for (const where of factsOf({ about, subject, owner })) await tx.execute(sql`select from review_facts where ${where} for no key update`)
}

/** One review; no other transaction changes it or any other of the same thing until this one ends; undefined when there is none. */
export async function holdReview(tx: Pick<Tx, 'select' | 'execute'>, id: number): Promise<ReviewRow | undefined> {
  const { about, subject, owner } = reviews
  const [found] = await tx.select({ about, subject, owner }).from(reviews).where(eq(reviews.id, id))
  if (!found) return undefined
  await holdFacts(tx, found)
  // Only now: it may have changed while what is counted was waited for.
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id))
  return row
}

/** Adds a review; where it is shown, it is counted, and the owner of what it is about gets a notice. What is counted is held (`holdFacts`). */
export async function insertReview(tx: Tx, review: typeof reviews.$inferInsert): Promise<ReviewRow> {
  const [row] = await tx.insert(reviews).values(review).returning()
  if (!row) throw new Error('an inserted review was not given back')
  await count(tx, undefined, row)
  if (row.state === 'shown') await notifyOfReview(tx, row)
  return row
}

/**
 * Changes a review, and what is counted with it. The owner of what it is about gets a notice when it is first shown, its writer when it is answered. What is
 * counted is held, `review` read since.
 */
export async function changeReview(tx: Tx, review: ReviewRow, changes: Changes): Promise<ReviewRow> {
  const [row] = await tx.update(reviews).set(changes).where(eq(reviews.id, review.id)).returning()
  if (!row) throw new Error('a review that was held is gone')
  await count(tx, review, row)
  if (row.state === 'shown' && review.state !== 'shown') await notifyOfReview(tx, row)
  if (row.answer !== null && review.answer === null) await notifyOfAnswer(tx, row)
  return row
}

/** The row of the thing, and that of its owner. */
const factsOf = ({ about, subject, owner }: Placed): SQL[] => [sql`about = ${about} and subject = ${subject}`, sql`about = 'owner' and subject = ${owner}`]

const starsShown = (row: ReviewRow | undefined): number | undefined => (row?.state === 'shown' ? row.stars : undefined)

async function count(tx: Pick<Tx, 'execute'>, was: ReviewRow | undefined, is: ReviewRow): Promise<void> {
  const [before, after] = [starsShown(was), starsShown(is)]
  if (before === after) return
  const steps = ([1, 2, 3, 4, 5] as const).map((star) => Number(star === after) - Number(star === before))
  const stars = sql.join(
    steps.map((step, at) => sql`stars[${sql.raw(String(at + 1))}] + ${step}::integer`),
    sql`, `,
  )
  for (const where of factsOf(is)) await tx.execute(sql`update review_facts set stars = array[${stars}] where ${where}`)
}
