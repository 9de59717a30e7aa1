import { sql } from 'drizzle-orm'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { iso } from '../wire-time.ts'

/** A card as the database gives it. */
export type BlogCardRow = Required<Omit<BlogCard, 'comments' | 'comment_count'>> & { comment_count: number }

/** How often something is said about `b`. Not a join: planning one more of them takes longer than looking a page's counts up. */
export const commentCount = sql`(select talk.comment_count from threads talk where talk.id = b.thread) as comment_count`

/** What a card shows of `b`, a row of `blogs`, with `BLOG_CARD_JOINS`. */
export const BLOG_CARD_COLUMNS = sql`
  b.id, b.title, b.second_title, b.thumbnail, b.thumbnail_tone, ${iso(sql`b.published_at`)} as created_at, shop.full_name as author, b.author as author_id,
  shop.slug as author_slug, b.summary, b.second_summary, b.reading_minutes, b.second_reading_minutes, ${commentCount}, b.tags, belongs.slug as category, b.language`

/** Who wrote `b`, and where it belongs. */
export const BLOG_CARD_JOINS = sql`
  left join seller_profiles shop on shop.user_id = b.author
  left join categories belongs on belongs.id = b.category`
