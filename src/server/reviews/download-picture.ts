import { sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../db/connection/open.ts'
import type { PictureTools } from '../galleries/store-pictures.ts'

interface Tools {
  db: Pick<Database['db'], 'execute'>
  pictures: Pick<PictureTools['pictures'], 'read'>
}

interface Asked {
  review_id: number
  picture_id: number
  /** Who asks. */
  user_id: number
  is_staff: boolean
}

/**
 * A picture of a review, also of one that no reader sees: to its writer unless it was removed, and to staff where there is a case about it.
 * @throws {Problem} not-found — there is none (any more), or it is of others
 */
export async function downloadReviewPicture({ db, pictures }: Tools, { review_id, picture_id, user_id, is_staff }: Asked): Promise<Download> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select i.file from reviews r join gallery_items i on i.gallery = r.gallery
    where r.id = ${review_id} and i.id = ${picture_id} and i.file is not null and (
      (r.writer = ${user_id} and r.state <> 'removed')
      or (${is_staff} and exists (select from cases c where c.kind = 'review' and c.subject = r.id)))`)
  const [found] = rows
  const bytes = found && (await pictures.read(found.file))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: 'image/webp', file_name: `picture-${picture_id}.webp` }
}
