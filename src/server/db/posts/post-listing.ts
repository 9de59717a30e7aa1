import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { readPostsAddress } from '#contract/posts/posts-filter.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import type { Listing } from '../listing.ts'
import { momentOf } from '../moment.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { postCardOf } from './post-cards.ts'
import { foundPostCondition, readPostRows } from './post-rows.ts'
import { learnTermsOfPosts, POST_TEXTS, type PostTexts } from './post-words.ts'
import { IS_PUBLIC_POST } from './public-post.ts'
import { renameInPosts } from './rename-in-posts.ts'

const searchTerms: SearchTerms<PostTexts & { id: number }> = {
  table: sql`posts`,
  key: sql`id`,
  publicRows: sql`posts where ${IS_PUBLIC_POST}`,
  rows: (above, limit) => sql`select p.id, ${POST_TEXTS} from posts p where p.id > ${above} order by p.id limit ${limit} for update of p`,
  learnTerms: learnTermsOfPosts,
}

/** Posts, the newest first. */
export const POST_LISTING: Listing<'posts', PostCard> = {
  resource: POSTS,
  // Older ones are read no more, and shorter ones say nothing by which a stranger would look for them.
  pages: (now) => sql`
    select id, id::text as key, coalesce(edited_at, published_at) as updated_at from posts
    where ${IS_PUBLIC_POST} and published_at > ${momentOf(now - POST_LIMITS.indexedDays * DAY_MS)} and char_length(text) >= ${POST_LIMITS.indexedFrom}`,
  readFilter: readPostsAddress,
  cursor: { letter: 'o', isTimed: true },
  // A post belongs to no category.
  listRows: async (db, { category, now }) =>
    category
      ? null
      : {
          read: async (search, range) => {
            const rows = await readPostRows(db, { ...search, now }, range)
            return rows.map(({ cursor_key, counted, ...row }) => ({ id: row.id, cursor_key, counted, card: postCardOf(row) }))
          },
          count: (words) => countFound(db, sql`posts`, foundPostCondition({ words })),
        },
  authorOf: ({ author }) => author,
  readHome: null,
  searchTerms,
  renameSeller: renameInPosts,
  ensureCategories: null,
}
