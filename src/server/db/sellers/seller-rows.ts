import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '#contract/core/word-search.ts'
import { placeName } from '#contract/places.ts'
import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { SellerHit } from '#contract/sellers/seller-hit.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../connection/open.ts'
import { momentOf } from '../moment.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { prefixQuery } from '../search/search-words.ts'
import { DEEDS, type SellerStanding, standingSql } from './standing.ts'

interface SellerRange {
  limit: number
  after: RowAfter | null
  is_counted: boolean
}

/** What is asked: terms, corrected or not, what is left out, and the moment (milliseconds since the epoch). */
interface SellerSearch {
  words: AskedWords
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
  now: number
}

type SellerRow = Omit<SellerHit, 'is_verified' | 'district_bn'> & { standing: SellerStanding } & { cursor_key: string; counted: number | null }

/** What stands after `from` where sellers are looked for: `p` and their accounts, `u`. */
export const SELLERS_TABLE = sql`seller_profiles p join users u on u.id = p.user_id`

/** Whose page is public and whose shop has the words. */
export function sellerCondition({ words, without }: Pick<SellerSearch, 'words' | 'without'>): SQL {
  const asked = prefixQuery(words, without)
  const isPublic = sql`u.deleted_at is null and u.locked_at is null and p.taken_off_at is null`
  return asked ? sql`${isPublic} and p.search_words @@ ${asked}::tsquery` : isPublic
}

/** Sellers whose page is public, by the words of their shop; the oldest account first. */
export function sellerRowsSql({ isFoundFirst, now, ...search }: SellerSearch, { limit, after, is_counted }: SellerRange): SQL {
  const moment = momentOf(now)
  const source = rowsThatFit({ columns: sql`p.user_id`, from: SELLERS_TABLE, condition: sellerCondition(search) }, isFoundFirst)
  const later = after ? sql`and user_id > ${after.id}::integer` : sql``
  const walked = is_counted ? Math.max(limit, SEARCH_MOST.countedTo + 1) : limit
  return sql`
    with found as materialized (
      select user_id from ${source} ${later} order by user_id limit ${walked})
    select p.user_id, p.slug, p.full_name, p.profession, p.division, p.district, p.profile_picture,
      ${standingSql(moment)},
      p.user_id::text as cursor_key, ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select user_id from found order by user_id limit ${limit}) as page
    join seller_profiles p on p.user_id = page.user_id
    join users u on u.id = p.user_id ${DEEDS}
    order by p.user_id`
}

export async function readSellerRows(db: Pick<Database['db'], 'execute'>, search: SellerSearch, range: SellerRange): Promise<SellerRow[]> {
  const { rows } = await db.execute<SellerRow & Record<string, unknown>>(sellerRowsSql(search, range))
  return rows
}

export function sellerHitOf(row: SellerRow): SellerHit {
  const { user_id, slug, full_name, profession, division, district, profile_picture } = row
  return {
    ...{ user_id, slug, full_name, profession, division, district, profile_picture },
    district_bn: district && placeName(district, true),
    is_verified: isVerifiedSeller(row.standing),
  }
}
