import { and, eq } from 'drizzle-orm'
import type { OwnReview } from '#contract/reviews/own-review.ts'
import { isUndone } from '../db/connection/faults.ts'
import type { Database } from '../db/connection/open.ts'
import { REVIEW_FOLDER } from '../db/reviews/review-pictures.ts'
import { reviews } from '../db/tables/reviews.ts'
import { dropPictures, type PictureTools, storePictures } from '../galleries/store-pictures.ts'
import { publicSubject } from './public-subject.ts'
import { type NewReview, readReview, requireProven, writeReview } from './write-review.ts'

type Tools = PictureTools & { db: Database['db'] }

/**
 * Takes a review with pictures as `writeReview` takes one without. Who may not write one is refused before a picture is worked on; of what is refused
 * later, and of what was sent before under the same key, no file stays.
 * @throws {Problem} as `writeReview`; too-many-requests — uploads of this account; unsupported-media, too-large, busy, pictures-full — of the pictures.
 */
export async function writePicturedReview(tools: Tools, asked: NewReview, sent: readonly Uint8Array[]): Promise<OwnReview> {
  const { db } = tools
  const { of, user_id, body } = asked
  const reviewed = await publicSubject(db, of)
  const given = await readReview(db, of, and(eq(reviews.writer, user_id), eq(reviews.client_key, body.key)))
  if (given) return writeReview(db, asked)
  await requireProven(db, asked, reviewed)
  const stored = await storePictures(tools, { folder: REVIEW_FOLDER, user_id, pictures: sent })
  try {
    const written = await writeReview(db, { ...asked, pictures: stored })
    const shown = new Set(written.pictures?.map(({ file }) => file))
    await dropPictures(
      tools,
      stored.filter(({ file }) => !shown.has(file)),
    )
    return written
  } catch (error) {
    if (isUndone(error)) await dropPictures(tools, stored)
    throw error
  }
}
