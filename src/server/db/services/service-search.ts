import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '#contract/core/word-search.ts'
import { INSTANT_WITHIN_HOURS, type ServiceFilter } from '#contract/services/services-filter.ts'
import { branchCondition } from '../categories/branch-condition.ts'
import { momentOf } from '../moment.ts'
import { ofSeller } from '../of-seller.ts'
import { prefixQuery } from '../search/search-words.ts'

/** What a list is asked: the filter, and its words of search (corrected or not). */
export interface ServiceSearch {
  filter: ServiceFilter
  /** Only of these of the highest categories; absent: of all. */
  of?: readonly number[] | undefined
  words: AskedWords
  /** What these find is left out. */
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
  /** Milliseconds since the epoch: decides what is free soon. */
  now: number
}

/**
 * What can be asked for, of `services`: as its indexes spell it; any other spelling would not be found in them. What is taken off is not active. Of shops
 * that staff have suspended there are few, so they are read once and hashed.
 */
export const IS_OFFERED = sql`is_active and seller not in (select shop from suspended_shops)`

/** What the order by price goes by, as its index has it: what is named later comes last. */
export const PRICE_KEY = sql`(case when pricing = 'quote' then 500001 else price end)`

/** The filter as a condition on `services`. Says what `SERVICE_FILTER` and `wordsFit` in the contract say. */
export function serviceCondition({ filter, of, words, without, now }: ServiceSearch): SQL {
  const asked = prefixQuery(words, without)
  const conditions = [
    IS_OFFERED,
    ...branchCondition(sql`service_category`, of),
    ...ownConditions(filter),
    ...placeConditions(filter),
    ...priceConditions(filter),
    ...timeConditions(filter, now),
  ]
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return sql.join(conditions, sql` and `)
}

function ownConditions({ category, subcategory, seller }: ServiceFilter): SQL[] {
  const conditions: SQL[] = []
  if (category) conditions.push(sql`service_category = ${category}`)
  if (subcategory) conditions.push(sql`service_subcategory = ${subcategory}`)
  if (seller) conditions.push(ofSeller(seller))
  return conditions
}

/** In a district is what goes anywhere, who comes there, and who is there. */
function placeConditions({ place, district }: ServiceFilter): SQL[] {
  const conditions: SQL[] = []
  if (place) conditions.push(sql`place = ${place}`)
  if (district)
    conditions.push(
      sql`case place when 'online' then true when 'at-provider' then at_district = ${district} else districts = '{}' or ${district} = any(districts) end`,
    )
  return conditions
}

/** What is named later has no price to compare. */
function priceConditions({ min_price, max_price }: ServiceFilter): SQL[] {
  const conditions: SQL[] = []
  if (min_price !== undefined) conditions.push(sql`${PRICE_KEY} >= ${min_price}`)
  if (max_price !== undefined) conditions.push(sql`${PRICE_KEY} <= ${max_price}`)
  return conditions.length > 0 ? [sql`pricing <> 'quote'`, ...conditions] : []
}

function timeConditions({ instant, day }: ServiceFilter, now: number): SQL[] {
  const conditions: SQL[] = []
  if (instant) conditions.push(sql`is_instant and next_free_at < ${momentOf(now + INSTANT_WITHIN_HOURS * 3_600_000)}`)
  if (day) conditions.push(sql`free_days @> array[${day}::date]`)
  return conditions
}
