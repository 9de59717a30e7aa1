import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { feed_markers, posts } from '../tables/posts.ts'
import { reactions } from '../tables/threads.ts'
import { endPosts } from './end-posts.ts'
import { endReactions } from './end-reactions.ts'
import { renameInPosts } from './rename-in-posts.ts'

/** Posts of a person, how they liked those of others, and where they stopped reading. With the account all of it goes, and counts are right. */
export const POST_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { search_words: _words, client_key: _key, tag_keys: _keys, thread: _thread, gallery, ...written } = getTableColumns(posts)
    const own = await db
      .select({
        ...written,
        pictures: sql<{ file: string; alt: string }[]>`coalesce((
        select json_agg(json_build_object('file', i.file, 'alt', i.alt) order by i.position, i.id) from gallery_items i where i.gallery = ${gallery}), '[]'::json)`,
      })
      .from(posts)
      .where(eq(posts.author, user_id))
      .orderBy(desc(posts.id))
    const liked = await db
      .select({ post: posts.id, kind: reactions.kind, at: reactions.at })
      .from(reactions)
      .innerJoin(posts, eq(posts.thread, reactions.thread))
      .where(and(eq(reactions.user_id, user_id), isNotNull(reactions.kind)))
      .orderBy(desc(reactions.at))
    const { feed, post, published_at, at } = feed_markers
    const markers = await db.select({ feed, post, published_at, at }).from(feed_markers).where(eq(feed_markers.user_id, user_id)).orderBy(asc(feed))
    return { posts: own, reactions: liked, feed_markers: markers }
  },
  end: async (tx, user_id) => {
    await endReactions(tx, user_id)
    await tx.delete(feed_markers).where(eq(feed_markers.user_id, user_id))
    return { pictures: await endPosts(tx, sql`author = ${user_id} and (state <> 'removed' or text <> '' or gallery is not null)`) }
  },
  // Who has a page of their own, too, posts under its name while their shop is off.
  takeOffWithShop: renameInPosts,
  restoreWithShop: renameInPosts,
}
