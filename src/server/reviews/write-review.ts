import { and, eq, type SQL } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import type { ReviewEndpoints } from '#contract/reviews/review-endpoints.ts'
import { holdPerson } from '../db/accounts/hold-person.ts'
import { openCase } from '../db/cases/open-case.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { insertGallery } from '../db/galleries/insert-gallery.ts'
import { holdFacts, insertReview, type ReviewRow } from '../db/reviews/change-review.ts'
import type { Proven, Reviewed } from '../db/reviews/review-kind.ts'
import { readReviewPictures } from '../db/reviews/review-pictures.ts'
import { reviews } from '../db/tables/reviews.ts'
import type { StoredPicture } from '../galleries/store-pictures.ts'
import { isMuchLately } from '../spam/much-lately.ts'
import { holdWriter, noteWritten } from '../spam/written-texts.ts'
import { judgeReview, sourceOf } from './judge-review.ts'
import { nameOf } from './name-of.ts'
import { ownReview } from './own-review.ts'
import { publicSubject, type SubjectOf } from './public-subject.ts'

export interface NewReview {
  of: SubjectOf
  body: BodyOf<ReviewEndpoints['writeReview']>
  user_id: number
  /** Whether floods are looked for. */
  isLimited: boolean
  /** Milliseconds since the epoch. */
  now: number
  /** They are stored, and no row names them yet. Absent: none. */
  pictures?: readonly StoredPicture[]
}

/**
 * Takes the one review of who bought it or was there; what may be spam is held. The same key again is the same review.
 * @throws {Problem} not-found — nothing such that is public; bad-state — it cannot be reviewed yet; not-allowed — this account neither bought it nor was
 * there, or it is its own; taken — it has reviewed it; too-many-requests — of this writer; not-signed-in — the account was deleted meanwhile.
 */
export function writeReview(db: Pick<Database['db'], 'transaction'>, asked: NewReview): Promise<OwnReview> {
  const { of, body, user_id } = asked
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, user_id)
    // Of two requests of one writer the second finds what the first has written.
    await holdWriter(tx, { user_id })
    const reviewed = await publicSubject(tx, of)
    const given = await readReview(tx, of, and(eq(reviews.writer, user_id), eq(reviews.client_key, body.key)))
    const shown = async (row: ReviewRow) => ({ kind: of.kind, title: reviewed.title, pictures: (await readReviewPictures(tx, [row]))(row) })
    if (given) return ownReview(given, await shown(given))
    const proven = await requireProven(tx, asked, reviewed)
    if (await readReview(tx, of, eq(reviews.once, proven.once))) throw new Problem('taken')
    const isFlood = asked.isLimited && (await isMuchLately(tx, { user_id }))
    const { held_reason, text_hash } = await judgeReview(tx, { text: body.text, isFlood })
    const placed = { about: of.kind.about, subject: of.subject, owner: reviewed.owner }
    await holdFacts(tx, placed)
    const row = await insertReview(tx, {
      ...placed,
      writer: user_id,
      purchase: proven.purchase,
      once: proven.once,
      author: await nameOf(tx, user_id),
      stars: body.stars,
      text: body.text,
      state: held_reason === null ? 'shown' : 'held',
      held_reason,
      client_key: body.key,
      gallery: await insertGallery(tx, user_id, asked.pictures ?? []),
    })
    if (held_reason !== null) await openCase(tx, { kind: 'review', subject: row.id, owner: user_id, held_reason })
    await noteWritten(tx, { source: sourceOf(row.id), writer: { user_id }, text_hash })
    return ownReview(row, await shown(row))
  })
}

/** @throws {Problem} bad-state, not-allowed */
export async function requireProven(tx: Pick<Tx, 'execute'>, { of, user_id, now }: NewReview, { owner, since }: Reviewed): Promise<Proven> {
  if (owner === user_id) throw new Problem('not-allowed')
  if (since !== undefined && since > now) throw new Problem('bad-state')
  const { rows } = await tx.execute<Proven & Record<string, unknown>>(of.kind.provenSql({ now, user_id, subject: of.subject }))
  const [proven] = rows
  if (!proven) throw new Problem('not-allowed')
  return proven
}

export async function readReview(tx: Pick<Tx, 'select'>, { kind, subject }: SubjectOf, which: SQL | undefined): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.about, kind.about), eq(reviews.subject, subject), which))
  return row
}
