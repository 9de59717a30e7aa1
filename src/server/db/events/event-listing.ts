import { sql } from 'drizzle-orm'
import type { EventCard } from '#contract/events/events.ts'
import { readEventFilter } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { HOME_MOST, type HomeAnswer } from '#contract/home.ts'
import { columnsSql } from '../columns-sql.ts'
import { inTransaction } from '../connection/in-transaction.ts'
import type { Listing, Reads } from '../listing.ts'
import { momentOf } from '../moment.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { events } from '../tables/events.ts'
import { ensureEventCategories, eventBranchesOf } from './event-categories.ts'
import { eventCardOf, eventsBeginning, featuredEvent, readEventRows } from './event-rows.ts'
import { openWithWords } from './event-search.ts'
import { type EventTexts, learnEventTerms, TEXT_COLUMNS } from './event-words.ts'
import { renameInEvents } from './rename-in-events.ts'
import { weekendAt } from './weekend-at.ts'

const searchTerms: SearchTerms<EventTexts & { id: number }> = {
  table: sql`events`,
  key: sql`id`,
  publicRows: sql`events where is_active`,
  rows: (above, limit) => sql`
    select e.id, ${columnsSql(events, 'e', TEXT_COLUMNS)}, coalesce(p.full_name, u.username) as seller_name
    from events e join users u on u.id = e.seller left join seller_profiles p on p.user_id = e.seller
    where e.id > ${above} order by e.id limit ${limit} for update of e`,
  learnTerms: async (tx, rows) => (await learnEventTerms(tx, rows)).map(({ search }) => search),
}

/** Events that run or are to come, the soonest first. */
export const EVENT_LISTING: Listing<'events', EventCard> = {
  resource: EVENTS,
  pages: (now) => sql`select id, id::text as key, updated_at from events where is_active and to_time >= ${momentOf(now)}`,
  readFilter: readEventFilter,
  cursor: { letter: 'e', isTimed: true },
  listRows: async (db, { category, now }) => {
    const of = category && (await eventBranchesOf(db, category.id))
    if (of?.length === 0) return null
    return {
      read: async (search, range) => {
        const rows = await readEventRows(db, { filter: {}, of, ...search, now }, { order: 'soonest', ...range })
        return rows.map((row) => ({ id: row.id, cursor_key: row.cursor_key, counted: row.counted, card: eventCardOf(row) }))
      },
      count: (words) => countFound(db, sql`events`, openWithWords({ filter: {}, of, words, now })),
    }
  },
  readHome,
  searchTerms,
  renameSeller: renameInEvents,
  ensureCategories: (db) => inTransaction(db, ensureEventCategories),
}

async function readHome(db: Reads, now: number): Promise<Pick<HomeAnswer, 'featured' | 'weekend' | 'soon'>> {
  const [featured, weekend, next] = await Promise.all([
    featuredEvent(db, now),
    eventsBeginning(db, weekendAt(now), { now, limit: HOME_MOST.weekend }),
    // As many more as may stand among those of the weekend.
    eventsBeginning(db, { from: new Date(now).toISOString() }, { now, limit: HOME_MOST.weekend + HOME_MOST.soon }),
  ])
  const ofWeekend = new Set(weekend.map(({ id }) => id))
  return { featured, weekend, soon: next.filter(({ id }) => !ofWeekend.has(id)).slice(0, HOME_MOST.soon) }
}
