import { sql } from 'drizzle-orm'
import { HOME_MOST, type HomeAnswer } from '#contract/home.ts'
import type { ServiceCard } from '#contract/services/services.ts'
import { readServiceFilter } from '#contract/services/services-filter.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import { columnsSql } from '../columns-sql.ts'
import type { Listing, Reads } from '../listing.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { services } from '../tables/services.ts'
import { ensureServiceCategories, serviceBranchesOf } from './ensure-service-categories.ts'
import { renameInServices } from './rename-in-services.ts'
import { readServiceRows, serviceCardOf } from './service-rows.ts'
import { IS_OFFERED, serviceCondition } from './service-search.ts'
import { learnServiceTerms, SERVICE_TEXT_COLUMNS, type ServiceTexts } from './service-words.ts'

const searchTerms: SearchTerms<ServiceTexts & { id: number }> = {
  table: sql`services`,
  key: sql`id`,
  publicRows: sql`services where ${IS_OFFERED}`,
  rows: (above, limit) => sql`
    select g.id, ${columnsSql(services, 'g', SERVICE_TEXT_COLUMNS)}, coalesce(p.full_name, u.username) as seller_name, p.district
    from services g join users u on u.id = g.seller left join seller_profiles p on p.user_id = g.seller
    where g.id > ${above} order by g.id limit ${limit} for update of g`,
  learnTerms: learnServiceTerms,
}

/** Services that can be asked for, the soonest free first. */
export const SERVICE_LISTING: Listing<'services', ServiceCard> = {
  resource: SERVICES,
  pages: () => sql`select id, id::text as key, updated_at from services where ${IS_OFFERED}`,
  readFilter: readServiceFilter,
  cursor: { letter: 'v', isTimed: true },
  listRows: async (db, { category, now }) => {
    const of = category && (await serviceBranchesOf(db, category.id))
    if (of?.length === 0) return null
    return {
      read: async (search, range) => {
        const rows = await readServiceRows(db, { filter: {}, of, ...search, now }, { order: 'soonest', ...range })
        return rows.map((row) => ({ id: row.service_id, cursor_key: row.cursor_key, counted: row.counted, card: serviceCardOf(row) }))
      },
      count: (words) => countFound(db, sql`services`, serviceCondition({ filter: {}, of, words, now })),
    }
  },
  readHome,
  searchTerms,
  renameSeller: renameInServices,
  isFoundByDistrict: true,
  ensureCategories: ensureServiceCategories,
}

/** Those with a free time alone: without one nothing is free next. */
async function readHome(db: Reads, now: number): Promise<Pick<HomeAnswer, 'services'>> {
  const range = { order: 'soonest', limit: HOME_MOST.services, after: null, is_counted: false } as const
  const rows = await readServiceRows(db, { filter: {}, words: [], now }, range)
  return { services: rows.filter(({ next_free_at }) => next_free_at !== null).map(serviceCardOf) }
}
