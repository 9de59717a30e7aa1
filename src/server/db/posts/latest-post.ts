import { sql } from 'drizzle-orm'
import { beginningOf } from '#contract/core/beginning-of.ts'
import { HOME_POST_LETTERS, type HomePost } from '#contract/home.ts'
import type { Database } from '../connection/open.ts'
import { readPostCards } from './post-cards.ts'
import { IS_PUBLIC_POST } from './public-post.ts'

/**
 * The latest post that everybody may read, as Home shows it; null where there is none. The same for all readers: a phone leaves out whom its owner has
 * muted or blocked.
 * @param now milliseconds since the epoch
 */
export async function readLatestPost(db: Pick<Database['db'], 'execute'>, now: number): Promise<HomePost | null> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from posts where ${IS_PUBLIC_POST} order by published_at desc, id desc limit 1`)
  const [card] = await readPostCards(
    db,
    rows.map((row) => row.id),
    { now },
  )
  if (!card) return null
  const { id, author, author_name, author_picture, title, text, language, published_at, pictures, reactions, comment_count } = card
  return {
    ...{ id, author, author_name, author_picture, title, language, published_at, reactions, comment_count },
    text: beginningOf(text, HOME_POST_LETTERS),
    pictures: pictures.slice(0, 1),
  }
}
