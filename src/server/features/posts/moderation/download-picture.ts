import { sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import type { Database } from '../../../db/connection/open.ts'

interface Tools {
  db: Pick<Database['db'], 'execute'>
  pictures: Pick<Pictures, 'read'>
}

interface Asked {
  post_id: number
  picture_id: number
  /** Who asks. */
  user_id: number
  is_staff: boolean
}

/**
 * A picture of a post, also of one that no reader sees: to its author unless it was removed, and to staff where there is a case about it.
 * @throws {Problem} not-found — there is none (any more), or it is of others
 */
export async function downloadPostPicture({ db, pictures }: Tools, { post_id, picture_id, user_id, is_staff }: Asked): Promise<Download> {
  const { rows } = await db.execute<{ file: string }>(sql`
    select i.file from posts p join gallery_items i on i.gallery = p.gallery
    where p.id = ${post_id} and i.id = ${picture_id} and i.file is not null and (
      (p.author = ${user_id} and p.state <> 'removed')
      or (${is_staff} and exists (select from cases c where c.kind = 'post' and c.subject = p.id)))`)
  const [found] = rows
  const bytes = found && (await pictures.read(found.file))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: 'image/webp', file_name: `picture-${picture_id}.webp` }
}
