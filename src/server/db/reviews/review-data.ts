import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { endCases } from '../cases/end-cases.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import type { PersonalData } from '../personal-data.ts'
import { reviews } from '../tables/reviews.ts'
import { wordlessReview } from './change-review.ts'
import { pageOf, type ReviewKind, readSubjects } from './review-kind.ts'
import { takeReviewPictures } from './review-pictures.ts'

/** Far above what one person does in years. */
const MOST_ROWS = 10_000

/** What a person said of what they bought, and answered to what was said of theirs. */
export const reviewData = (kinds: readonly ReviewKind[]): PersonalData => ({
  exportOf: (db, user_id) => exportReviews(db, kinds, user_id),
  end: async (tx, user_id) => {
    await endReviews(tx, user_id)
    return { pictures: await takeReviewPictures(tx, sql`r.writer = ${user_id}`) }
  },
})

async function exportReviews(db: Database['db'], kinds: readonly ReviewKind[], user_id: number) {
  const { id, about, subject, author, stars, text, answer, answered_at, state, created_at, edited_at } = reviews
  const place = { id, about, subject }
  const theirs = await db
    .select({ ...place, author, stars, text, state, created_at, edited_at })
    .from(reviews)
    .where(eq(reviews.writer, user_id))
    .orderBy(desc(id))
    .limit(MOST_ROWS)
  const answers = await db
    .select({ ...place, answer, answered_at })
    .from(reviews)
    .where(sql`${reviews.owner} = ${user_id} and ${answer} is not null`)
    .orderBy(desc(id))
    .limit(MOST_ROWS)
  const subjects = await readSubjects(db, kinds, [...theirs, ...answers])
  const placed = <Row extends (typeof theirs)[number] | (typeof answers)[number]>({ subject: number, ...row }: Row) => {
    const { kind, reviewed } = subjects({ about: row.about, subject: number })
    return { ...row, page: reviewed ? pageOf(kind, number) : null }
  }
  return { reviews: theirs.map(placed), review_answers: answers.map(placed) }
}

/**
 * Takes back every review of an account that is deleted, and its answers to those of others: their words are deleted, and the counts say so. All
 * that is counted is held first, in the order in which single reviews hold it.
 */
async function endReviews(tx: Pick<Tx, 'execute' | 'update'>, user_id: number): Promise<void> {
  const theirs = sql`from reviews where writer = ${user_id}`
  const touched = sql`${theirs} or (owner = ${user_id} and answer is not null)`
  await holdAll(tx, sql`about <> 'owner' and (about, subject) in (select about, subject ${touched})`)
  await holdAll(tx, sql`about = 'owner' and subject in (select owner ${touched})`)
  await tx.update(reviews).set({ answer: null, answered_at: null }).where(sql`${reviews.owner} = ${user_id} and ${reviews.answer} is not null`)
  await tx
    .update(reviews)
    .set({ ...wordlessReview, state: 'removed' })
    .where(eq(reviews.writer, user_id))
  await endCases(tx, 'review', sql`select id ${theirs}`)
  const counted = (where: SQL) => sql`(
    select array_agg((select count(*)::integer from reviews r where r.state = 'shown' and r.stars = star and ${where}) order by star) from generate_series(1, 5) as star)`
  await tx.execute(sql`
    update review_facts f set stars = ${counted(sql`r.about = f.about and r.subject = f.subject`)}
    where f.about <> 'owner' and (f.about, f.subject) in (select about, subject ${theirs})`)
  await tx.execute(
    sql`update review_facts f set stars = ${counted(sql`r.owner = f.subject`)} where f.about = 'owner' and f.subject in (select owner ${theirs})`,
  )
}

const holdAll = (tx: Pick<Tx, 'execute'>, where: SQL) => tx.execute(sql`select from review_facts where ${where} order by about, subject for no key update`)
