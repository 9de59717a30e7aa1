import { type SQL, sql } from 'drizzle-orm'
import { hasPageOff } from '../relations/public-members.ts'

/** Whether an account is public as an author: it is neither locked nor gone, has a shop that is not taken off or a page, and no page that is taken off. @param author its id */
export const isPublicAuthor = (author: SQL): SQL => sql`exists (
  select from users u where u.id = ${author} and u.deleted_at is null and u.locked_at is null and not ${hasPageOff(sql`u.id`)}
    and (exists (select from seller_profiles s where s.user_id = u.id and s.taken_off_at is null)
      or exists (select from people own where own.user_id = u.id)))`

/** Which rows of `posts` everybody may read. */
export const IS_PUBLIC_POST = sql`posts.state = 'shown' and ${isPublicAuthor(sql`posts.author`)}`

/** What a post is called where no more of it stands: its first words, or what is in its first picture, else whose it is. On one line, cut anywhere; of `posts`. */
export const POST_TITLE = sql`left(regexp_replace(coalesce(nullif(posts.text, ''), nullif((
  select i.alt from gallery_items i where i.gallery = posts.gallery order by i.position, i.id limit 1), ''), (
  select '@' || u.username from users u where u.id = posts.author)), '[[:space:]]+', ' ', 'g'), 80)`
