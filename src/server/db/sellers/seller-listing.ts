import { sql } from 'drizzle-orm'
import type { SellerHit } from '#contract/sellers/seller-hit.ts'
import { SELLERS } from '#contract/sellers/sellers-resource.ts'
import type { Listing } from '../listing.ts'
import { countFound } from '../search/by-words.ts'
import type { SearchTerms } from '../search/search-terms.ts'
import { readSellerRows, SELLERS_TABLE, sellerCondition, sellerHitOf } from './seller-rows.ts'
import { learnSellerWords, type SellerTexts, sellerTerms } from './seller-words.ts'

const PUBLIC_SHOPS = sql`seller_profiles join users on users.id = user_id where users.deleted_at is null and users.locked_at is null and taken_off_at is null`

const searchTerms: SearchTerms<SellerTexts & { id: number }> = {
  table: sql`seller_profiles`,
  key: sql`user_id`,
  publicRows: PUBLIC_SHOPS,
  rows: (above, limit) => sql`
    select user_id as id, full_name, profession, district, skills from seller_profiles where user_id > ${above} order by user_id limit ${limit} for update`,
  learnTerms: async (tx, shops) => {
    await learnSellerWords(tx, shops)
    return shops.map(sellerTerms)
  },
}

/** Sellers whose page is public; the oldest account first. */
export const SELLER_LISTING: Listing<'sellers', SellerHit> = {
  resource: SELLERS,
  pages: () => sql`select user_id as id, slug as key, null::timestamptz as updated_at from ${PUBLIC_SHOPS}`,
  readFilter: null,
  cursor: { letter: 's', isTimed: false },
  // A seller belongs to no category.
  listRows: async (db, { category, now }) =>
    category
      ? null
      : {
          read: async (search, range) => {
            const rows = await readSellerRows(db, { ...search, now }, range)
            return rows.map((row) => ({ id: row.user_id, cursor_key: row.cursor_key, counted: row.counted, card: sellerHitOf(row) }))
          },
          count: (words) => countFound(db, SELLERS_TABLE, sellerCondition({ words })),
        },
  readHome: null,
  searchTerms,
  renameSeller: null,
  ensureCategories: null,
}
