import { sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../db/connection/open.ts'
import type { PictureTools } from './store-pictures.ts'

interface Tools {
  db: Pick<Database['db'], 'execute'>
  pictures: Pick<PictureTools['pictures'], 'read'>
}

/** What the picture belongs to: its kind as cases call it, where it is stored, and the column of who wrote it. */
interface Kind {
  kind: 'post' | 'review'
  table: 'posts' | 'reviews'
  owner: 'author' | 'writer'
}

interface Asked {
  subject: number
  picture_id: number
  /** Who asks. */
  user_id: number
  is_staff: boolean
}

/**
 * A picture of something that may be held: to who wrote it unless it was removed, and to staff where there is a case about it.
 * @throws {Problem} not-found — there is none (any more), or it is of others
 */
export async function downloadHiddenPicture({ db, pictures }: Tools, { kind, table, owner }: Kind, asked: Asked): Promise<Download> {
  const { subject, picture_id, user_id, is_staff } = asked
  const { rows } = await db.execute<{ file: string }>(sql`
    select i.file from ${sql.identifier(table)} s join gallery_items i on i.gallery = s.gallery
    where s.id = ${subject} and i.id = ${picture_id} and i.file is not null and (
      (s.${sql.identifier(owner)} = ${user_id} and s.state <> 'removed')
      or (${is_staff} and exists (select from cases c where c.kind = ${kind} and c.subject = s.id)))`)
  const [found] = rows
  const bytes = found && (await pictures.read(found.file))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: 'image/webp', file_name: `picture-${picture_id}.webp` }
}
