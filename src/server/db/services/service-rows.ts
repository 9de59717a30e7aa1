import { type SQL, sql } from 'drizzle-orm'
import { SERVICE_LISTED, type ServiceCard } from '#contract/services/services.ts'
import { NEVER_FREE, type ServiceSort } from '#contract/services/services-filter.ts'
import type { Database } from '../connection/open.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow, cardOf } from './service-columns.ts'
import { PRICE_KEY, type ServiceSearch, serviceCondition } from './service-search.ts'

/** Which rows of an answer are wanted. */
interface ServiceRange {
  order: ServiceSort
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** A card with what the next page needs to know about it. */
export interface ServiceRow extends CardRow {
  cursor_key: string
  /** How many services fit, at most `countedTo` + 1; null when not asked for. */
  counted: number | null
}

interface OrderSql {
  /** What an index begins with; ties go by id, in the same direction, so that one index serves. */
  key: SQL
  keyText: SQL
  keyType: SQL
  direction: SQL
  beyond: SQL
}
const ascending = { direction: sql`asc`, beyond: sql`>` }
const descending = { direction: sql`desc`, beyond: sql`<` }

/** As its index has it: what has no free time is last. */
export const SOONEST = sql`coalesce(next_free_at, '9999-01-01 00:00:00+00'::timestamptz)`
/** How a cursor says that: cursors know the years to 2099. */
const NEVER_IN_CURSORS = '2099-12-31T23:59:59.999999Z'

const ORDERS: Record<ServiceSort, OrderSql> = {
  soonest: { key: SOONEST, keyText: isoMicroseconds(sql`least(page.key, ${NEVER_IN_CURSORS}::timestamptz)`), keyType: sql`timestamptz`, ...ascending },
  newest: { key: sql`published_at`, keyText: isoMicroseconds(sql`page.key`), keyType: sql`timestamptz`, ...descending },
  'price-low': { key: PRICE_KEY, keyText: sql`page.key::text`, keyType: sql`integer`, ...ascending },
}

/** So many more rows with the words are said to be wanted than are: see the rows of jobs. The database then walks the list only where words are common. */
const WALK_COST = 4

/**
 * One page of cards in one statement: keys first, from an index; then the columns of those rows alone. Where it is counted, the walk goes on in
 * the same order until just beyond `countedTo`, and no further: so the page and its count are one walk.
 */
export function serviceRowsSql(search: ServiceSearch, { order, limit, after, is_counted }: ServiceRange): SQL {
  const { key, keyText, keyType, direction, beyond } = ORDERS[order]
  const from = after?.key === NEVER_IN_CURSORS ? NEVER_FREE : after?.key
  const later = after ? sql`and (${key}, id) ${beyond} (${from}::${keyType}, ${after.id}::integer)` : sql``
  const walked = is_counted ? Math.max(limit, SERVICE_LISTED.countedTo + 1) : limit
  const expected = search.words.length && !search.isFoundFirst ? walked * WALK_COST : walked
  const rows = rowsThatFit({ from: sql`services`, condition: serviceCondition(search) }, search.isFoundFirst)
  return sql`
    with likely as materialized (
      select id, ${key} as key from ${rows} ${later} order by ${key} ${direction}, id ${direction} limit ${expected}),
    found as materialized (select id, key from likely order by key ${direction}, id ${direction} limit ${walked})
    select ${CARD_COLUMNS}, ${keyText} as cursor_key, ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select id, key from found order by key ${direction}, id ${direction} limit ${limit}) as page
    join services g on g.id = page.id ${CARD_JOINS}
    order by page.key ${direction}, page.id ${direction}`
}

export async function readServiceRows(db: Pick<Database['db'], 'execute'>, search: ServiceSearch, range: ServiceRange): Promise<ServiceRow[]> {
  const { rows } = await db.execute<ServiceRow & Record<string, unknown>>(serviceRowsSql(search, range))
  return rows
}

/** A row without what only pages need. */
export const serviceCardOf = ({ cursor_key: _key, counted: _counted, ...row }: ServiceRow): ServiceCard => cardOf(row)
