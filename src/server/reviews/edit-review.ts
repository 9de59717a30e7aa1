import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { REVIEW_LIMITS } from '#contract/reviews/review-fields.ts'
import { openCase } from '../db/cases/open-case.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { changeReview } from '../db/reviews/change-review.ts'
import { kindOf, type ReviewKind } from '../db/reviews/review-kind.ts'
import { changeReviewPictures, readReviewPictures } from '../db/reviews/review-pictures.ts'
import type { StoredPicture } from '../galleries/store-pictures.ts'
import { noteWritten } from '../spam/written-texts.ts'
import { judgeReview, sourceOf } from './judge-review.ts'
import { holdOwnReview, ownReview } from './own-review.ts'
import { publicSubject } from './public-subject.ts'

export interface Edit {
  kinds: readonly ReviewKind[]
  review_id: number
  body: { stars: number; text: string }
  writer: number
}

interface PictureChange {
  /** Ids of the pictures that stay. */
  stays: readonly number[]
  /** They are stored, no row names them yet, and they come after those. */
  stored: readonly StoredPicture[]
}

export interface Edited {
  review: OwnReview
  /** Nothing names them any more. */
  files: string[]
}

/**
 * Changes one's own review; its pictures stay unless it is said which do. What was held stays so; what was shown goes through the rules for texts again.
 * @throws {Problem} not-found — there is none, it is another user's, or what it is about is not public; bad-state — it is too old, or was removed;
 * too-large — it would have too many pictures.
 */
export function editReview(db: Pick<Database['db'], 'transaction'>, edit: Edit, pictures?: PictureChange): Promise<Edited> {
  const { review_id, writer, body } = edit
  return inTransaction(db, async (tx) => {
    const { row, kind, title } = await holdToEdit(tx, edit)
    const { stars, text } = body
    const before = (await readReviewPictures(tx, [row]))(row)
    const isChanged = pictures !== undefined && (pictures.stored.length > 0 || before.some(({ id }) => !pictures.stays.includes(id)))
    if (!isChanged && stars === row.stars && text === row.text) return { review: ownReview(row, { kind, title, pictures: before }), files: [] }
    if (isChanged) proveRoom(before, { stays: pictures.stays, added: pictures.stored.length })
    const { gallery, files } = isChanged ? await changeReviewPictures(tx, row, pictures) : { gallery: row.gallery, files: [] }
    const source = sourceOf(review_id)
    const judged = await judgeReview(tx, { text, isFlood: false, source })
    const state = judged.held_reason === null ? row.state : 'held'
    // That staff have released one says nothing of other words: reports hold it again.
    const held_reason = judged.held_reason ?? (state === 'held' ? row.held_reason : null)
    if (judged.held_reason !== null) await openCase(tx, { kind: 'review', subject: review_id, owner: writer, held_reason: judged.held_reason })
    await noteWritten(tx, { source, writer: { user_id: writer }, text_hash: judged.text_hash })
    const now = await changeReview(tx, row, { stars, text, state, held_reason, gallery, edited_at: sql`now()` })
    return { review: ownReview(now, { kind, title, pictures: (await readReviewPictures(tx, [now]))(now) }), files }
  })
}

/** A review that its writer may change, and what it is about; it is held until the transaction ends. @throws {Problem} not-found, bad-state */
export async function holdToEdit(tx: Pick<Tx, 'select' | 'execute'>, { kinds, review_id, writer }: Omit<Edit, 'body'>) {
  const row = await holdOwnReview(tx, review_id, writer)
  const kind = kindOf(kinds, row.about)
  const { title } = await publicSubject(tx, { kind, subject: row.subject })
  if (row.state === 'removed' || !(await isOpen(tx, review_id))) throw new Problem('bad-state')
  return { row, kind, title }
}

/** @param added how many come to those that stay. @throws {Problem} too-large */
export function proveRoom(before: readonly { id: number }[], { stays, added }: { stays: readonly number[]; added: number }): void {
  const kept = before.filter(({ id }) => stays.includes(id)).length
  if (kept + added > REVIEW_LIMITS.picturesMost) throw new Problem('too-large', { fields: { pictures: 'too-many' } })
}

/** Whether its writer may still change it, by the database's clock. */
async function isOpen(tx: Pick<Tx, 'execute'>, review_id: number): Promise<boolean> {
  const asked = sql`select 1 from reviews where id = ${review_id} and created_at > now() - make_interval(days => ${REVIEW_LIMITS.editDays})`
  return (await tx.execute(asked)).rows.length > 0
}
