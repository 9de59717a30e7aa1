import { Problem } from '#contract/core/problem.ts'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { isUndone } from '../db/connection/faults.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import type { ReviewKind } from '../db/reviews/review-kind.ts'
import { REVIEW_FOLDER, readReviewPictures } from '../db/reviews/review-pictures.ts'
import { dropPictures, type PictureTools, storePictures } from '../galleries/store-pictures.ts'
import { type Edit, editReview, holdToEdit, proveRoom } from './edit-review.ts'

type Tools = PictureTools & { db: Database['db'] }

interface PicturedEdit extends Edit {
  /** Those that are reviewed with pictures. */
  pictured: readonly ReviewKind[]
  /** Ids of the pictures that stay; those that are gone meanwhile do not matter. */
  stays: readonly number[]
}

/**
 * Changes one's own review and its pictures. What is refused is refused before a picture is worked on where that can be known; of what is refused no new
 * file stays, and of pictures that are taken away none.
 * @throws {Problem} as `editReview`; not-allowed — what it is about is reviewed without pictures; too-many-requests — uploads of this account;
 * unsupported-media, too-large, busy, pictures-full — of the pictures.
 */
export async function editPicturedReview(tools: Tools, edit: PicturedEdit, sent: readonly Uint8Array[]): Promise<OwnReview> {
  const { db } = tools
  const { stays, pictured, writer } = edit
  await inTransaction(db, async (tx) => {
    const { row, kind } = await holdToEdit(tx, edit)
    if (!pictured.includes(kind)) throw new Problem('not-allowed')
    proveRoom((await readReviewPictures(tx, [row]))(row), { stays, added: sent.length })
  })
  const stored = await storePictures(tools, { folder: REVIEW_FOLDER, user_id: writer, pictures: sent })
  const gone = (files: readonly string[]) =>
    dropPictures(
      tools,
      files.map((file) => ({ file })),
    )
  try {
    const { review, files } = await editReview(db, edit, { stays, stored })
    await gone(files)
    return review
  } catch (error) {
    if (isUndone(error)) await dropPictures(tools, stored)
    throw error
  }
}
