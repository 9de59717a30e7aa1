import { sql } from 'drizzle-orm'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { HOME_MOST, type HomeAnswer } from '#contract/home.ts'
import { BLOG_CARD_COLUMNS, BLOG_CARD_JOINS, type BlogCardRow } from '../../db/blogs/blog-cards.ts'
import { isPublicAt } from '../../db/blogs/blog-search.ts'
import { listMarket } from '../../db/categories/market.ts'
import type { Database } from '../../db/connection/open.ts'
import { eventsBeginning } from '../../db/events/event-rows.ts'
import { cardOf } from '../../db/jobs/job-columns.ts'
import { readJobRows } from '../../db/jobs/job-rows.ts'
import { listBanners } from '../../db/list-banners.ts'
import { blogCards, eventCards, jobCards } from '../../http/lists/card-lists.ts'
import { weekendAt } from './weekend-at.ts'

type Db = Pick<Database['db'], 'select' | 'execute'>

/** What Home shows of the market. @param now milliseconds since the epoch: decides what is over, closed or yet to appear. */
export async function readHome(db: Db, now: number): Promise<HomeAnswer> {
  const none = { words: [], now, limit: 0, after: null }
  const [banners, categories, weekend, next, closing, blogs, ...totals] = await Promise.all([
    listBanners(db, 'home'),
    listMarket(db),
    eventsBeginning(db, weekendAt(now), { now, limit: HOME_MOST.weekend }),
    // As many more as may stand among those of the weekend.
    eventsBeginning(db, { from: new Date(now).toISOString() }, { now, limit: HOME_MOST.weekend + HOME_MOST.soon }),
    closingJobs(db, now),
    latestFeatured(db, now),
    eventCards(db, none),
    jobCards(db, none),
    blogCards(db, none),
  ])
  const [events, jobs, articles] = totals
  const shown = new Set(weekend.map(({ id }) => id))
  const soon = next.filter(({ id }) => !shown.has(id)).slice(0, HOME_MOST.soon)
  return { banners, categories, weekend, soon, closing, blogs, totals: { events: events.total, jobs: jobs.total, blogs: articles.total } }
}

async function closingJobs(db: Db, now: number): Promise<HomeAnswer['closing']> {
  const rows = await readJobRows(db, { question: {}, words: [], now }, { order: 'deadline', limit: HOME_MOST.closing, after: null, is_counted: false })
  return rows.map(({ cursor_key: _key, counted: _counted, ...row }) => cardOf(row))
}

/** The latest of those that staff put forward; of all where there are none. */
async function latestFeatured(db: Db, now: number): Promise<BlogCard[]> {
  const { rows } = await db.execute<BlogCardRow & Record<string, unknown>>(sql`
    select ${BLOG_CARD_COLUMNS}
    from (select id, published_at from blogs where is_featured and ${isPublicAt(now)} order by published_at desc, id desc limit ${HOME_MOST.blogs}) as page
    join blogs b on b.id = page.id ${BLOG_CARD_JOINS}
    order by page.published_at desc, page.id desc`)
  if (rows.length > 0) return rows
  return (await blogCards(db, { words: [], now, limit: HOME_MOST.blogs, after: null })).results
}
