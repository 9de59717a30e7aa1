import { sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { IS_PUBLIC_POST } from './public-post.ts'

/** The folder of the store in which pictures of posts lie. */
export const POST_FOLDER = 'posts'

export const isPostPicture = (key: string): boolean => key.startsWith(`${POST_FOLDER}/`)

/** Whether a post that everybody may read has this picture. @param key of its widest, in the store. Files of posts have an index of their own. */
export async function isShownPostPicture(db: Pick<Database['db'], 'execute'>, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from gallery_items i join posts on posts.gallery = i.gallery
    where i.file = ${`/media/${key}`} and i.file like '/media/posts/%' and ${IS_PUBLIC_POST} limit 1`)
  return rows.length > 0
}
