import { type SQL, sql } from 'drizzle-orm'
import { SELLER_MEDIA, type SellerMediaPage, type SellerMedium } from '#contract/sellers/seller-media.ts'
import type { Database } from '../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../db/row-cursor.ts'
import { iso } from '../../db/wire-time.ts'

interface Asked {
  /** The address of a shop, in lower case; undefined: all sellers. */
  seller?: string | undefined
  cursor?: string | undefined
}

/** Whose profile everybody sees: `p` and their account, `u`. */
const IS_OPEN = sql`p.taken_off_at is null and u.deleted_at is null and u.locked_at is null`

/** What stands in for a film until it is played: nothing is asked of where it is. */
const POSTER = sql`coalesce((select o.file from gallery_items o where o.gallery = i.gallery and o.file is not null order by o.position, o.id limit 1), p.profile_picture)`

const WHICH = {
  pictures: { fits: sql`i.of_profile and i.file is not null`, poster: sql`null` },
  films: { fits: sql`i.of_profile and i.file is null`, poster: POSTER },
} as const

/**
 * Pictures or films of profiles that everybody sees, the latest first: walked along an index of theirs alone, or within the gallery of one profile.
 * @throws {Problem} bad-input — a cursor that is not of this list.
 */
export async function listSellerMedia(db: Pick<Database['db'], 'execute'>, kind: keyof typeof WHICH, { seller, cursor }: Asked): Promise<SellerMediaPage> {
  const before = rowAfter(cursor)
  const shop = seller === undefined ? undefined : await findShop(db, seller)
  if (seller !== undefined && !shop?.gallery) return { results: [], next_cursor: null, seller: shop ? shop.seller : null }
  const { fits, poster } = WHICH[kind]
  const conditions: SQL[] = [fits, IS_OPEN]
  if (shop?.gallery) conditions.push(sql`i.gallery = ${shop.gallery}`)
  if (before !== undefined) conditions.push(sql`i.id < ${before}`)
  const { rows } = await db.execute<SellerMedium & Record<string, unknown>>(sql`
    select i.id, i.file, i.tone, i.name, i.alt, i.bytes, i.video_url, ${poster} as poster, ${iso(sql`i.added_at`)} as added_at,
      p.user_id as seller, p.full_name as seller_name, p.slug as seller_slug
    from gallery_items i join galleries g on g.id = i.gallery join seller_profiles p on p.user_id = g.owner join users u on u.id = p.user_id
    where ${sql.join(conditions, sql` and `)} order by i.id desc limit ${SELLER_MEDIA.perPage + 1}`)
  const { page, next_cursor } = pageOf(rows, SELLER_MEDIA.perPage)
  return { results: page, next_cursor, seller: shop?.seller ?? null }
}

async function findShop(db: Pick<Database['db'], 'execute'>, slug: string) {
  const { rows } = await db.execute<{ id: number; name: string; gallery: number | null }>(sql`
    select p.user_id as id, p.full_name as name, p.gallery from seller_profiles p join users u on u.id = p.user_id where p.slug = ${slug} and ${IS_OPEN}`)
  const [row] = rows
  return row && { gallery: row.gallery, seller: { id: row.id, slug, name: row.name } }
}
