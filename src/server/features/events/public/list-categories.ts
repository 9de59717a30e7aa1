import { asc } from 'drizzle-orm'
import type { EventCategory, EventSubcategory, EventSubsubcategory } from '#contract/events/events.ts'
import type { Database } from '../../../db/connection/open.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '../../../db/tables/events.ts'

/** Staff makes categories, so there are dozens; this only keeps a mistake from becoming an endless answer. */
const MOST = 2000

export const listEventCategories = (db: Database['db']): Promise<EventCategory[]> =>
  db
    .select({ id: event_categories.id, title: event_categories.title, title_bn: event_categories.title_bn })
    .from(event_categories)
    .orderBy(asc(event_categories.id))
    .limit(MOST)

export const listEventSubcategories = (db: Database['db']): Promise<EventSubcategory[]> =>
  db.select().from(event_subcategories).orderBy(asc(event_subcategories.id)).limit(MOST)

export const listEventSubsubcategories = (db: Database['db']): Promise<EventSubsubcategory[]> =>
  db.select().from(event_subsubcategories).orderBy(asc(event_subsubcategories.id)).limit(MOST)
