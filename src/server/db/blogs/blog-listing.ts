import { sql } from 'drizzle-orm'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { HOME_MOST, type HomeAnswer } from '#contract/home.ts'
import { featuredId } from '../features/featured-id.ts'
import type { Listing, Reads } from '../listing.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { BLOG_CARD_COLUMNS, BLOG_CARD_JOINS, type BlogCardRow } from './blog-cards.ts'
import { type BlogRow, readBlogRows } from './blog-rows.ts'
import { blogCondition, isPublicAt } from './blog-search.ts'
import { type BlogTexts, learnBlogTerms } from './blog-words.ts'
import { FEATURED_BLOG } from './featured-blog.ts'
import { renameInBlogs } from './rename-in-blogs.ts'

const searchTerms: SearchTerms<BlogTexts & { id: number }> = {
  table: sql`blogs`,
  key: sql`id`,
  publicRows: sql`blogs where published_at <= now() and not is_withdrawn`,
  rows: (above, limit) => sql`
    select b.id, b.title, b.second_title, b.summary, b.second_summary, b.tags, b.category, p.full_name as author from blogs b left join seller_profiles p on p.user_id = b.author
    where b.id > ${above} order by b.id limit ${limit} for update of b`,
  learnTerms: learnBlogTerms,
}

/** Articles, the latest first. */
export const BLOG_LISTING: Listing<'blogs', BlogCard> = {
  resource: BLOGS,
  pages: (now) => sql`select id, id::text as key, updated_at from blogs where ${isPublicAt(now)}`,
  readFilter: readBlogFilter,
  cursor: { letter: 'b', isTimed: true },
  listRows: async (db, { category, now }) => {
    const filter = { category: category?.slug }
    return {
      read: async (search, range) => {
        const rows = await readBlogRows(db, { filter, ...search, now }, range)
        return rows.map((row) => ({ id: row.id, cursor_key: row.cursor_key, counted: row.counted, card: blogCardOf(row) }))
      },
      count: (words) => countFound(db, sql`blogs`, blogCondition({ filter, words, now })),
    }
  },
  readHome,
  searchTerms,
  renameSeller: renameInBlogs,
  ensureCategories: null,
}

const blogCardOf = ({ cursor_key: _key, counted: _counted, ...card }: BlogRow): BlogCard => card

/** What staff put forward for the article card of Home; else the latest featured one, or of all where there are none. */
async function readHome(db: Reads, now: number): Promise<Pick<HomeAnswer, 'blogs'>> {
  const { rows } = await db.execute<BlogCardRow & Record<string, unknown>>(sql`
    select ${BLOG_CARD_COLUMNS}
    from (
      (select id, published_at, 1 as turn from blogs where id in (${featuredId(FEATURED_BLOG, now)}))
      union all
      (select id, published_at, 2 from blogs where is_featured and ${isPublicAt(now)} order by published_at desc, id desc limit ${HOME_MOST.blogs})
      order by turn limit ${HOME_MOST.blogs}) as page
    join blogs b on b.id = page.id ${BLOG_CARD_JOINS}
    order by page.turn, page.published_at desc, page.id desc`)
  if (rows.length > 0) return { blogs: rows }
  const latest = await readBlogRows(db, { filter: {}, words: [], now }, { limit: HOME_MOST.blogs, after: null, is_counted: false })
  return { blogs: latest.map(blogCardOf) }
}
