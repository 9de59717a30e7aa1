import { sql } from 'drizzle-orm'
import { SELLER_MEDIA } from '#contract/sellers/seller-media.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import type { Database } from '../../db/connection/open.ts'
import { IS_ON_SALE } from '../../db/products/product-search.ts'
import { IS_OFFERED } from '../../db/services/service-search.ts'
import { iso } from '../../db/wire-time.ts'

type ProfileParts = Required<Pick<SellerPage, 'pictures' | 'films' | 'team' | 'has_services' | 'has_events' | 'has_products'>>

/**
 * What else a profile shows: its first pictures and films, who does the work where that is more than the seller alone, and what of theirs is in the
 * public lists. One statement, of a few rows of an index each.
 */
export async function readProfileParts(
  db: Pick<Database['db'], 'execute'>,
  { seller, gallery }: { seller: number; gallery: number | null },
): Promise<ProfileParts> {
  const shown = (what: 'is not null' | 'is null', most: number) => sql`(
    select i.* from gallery_items i where i.gallery = ${gallery} and i.file ${sql.raw(what)} order by i.position, i.id limit ${most}) i`
  const { rows } = await db.execute<ProfileParts & Record<string, unknown>>(sql`select
    (select coalesce(json_agg(json_build_object('id', i.id, 'file', i.file, 'tone', i.tone, 'name', i.name, 'alt', i.alt) order by i.position, i.id), '[]')
      from ${shown('is not null', SELLER_MEDIA.pictures)}) as pictures,
    (select coalesce(json_agg(json_build_object('id', i.id, 'video_url', i.video_url, 'name', i.name, 'added_at', ${iso(sql`i.added_at`)}) order by i.position, i.id), '[]')
      from ${shown('is null', SELLER_MEDIA.films)}) as films,
    (select case when bool_and(m.is_owner) then '[]' else coalesce(json_agg(json_build_object(
        'member_id', m.id, 'name', m.name, 'role', m.role, 'picture', m.picture) order by m.is_owner desc, m.id), '[]') end
      from team_members m where m.seller = ${seller} and m.removed_at is null) as team,
    exists (select from services where seller = ${seller} and ${IS_OFFERED}) as has_services,
    exists (select from events where seller = ${seller} and is_active) as has_events,
    exists (select from products where seller = ${seller} and ${IS_ON_SALE}) as has_products`)
  const [parts] = rows
  if (!parts) throw new TypeError('a statement without a table gave no row')
  return parts
}
