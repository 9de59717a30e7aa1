import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../../db/connection/open.ts'
import { users } from '../../db/tables/accounts.ts'
import { events } from '../../db/tables/events.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

/**
 * A seller as any visitor may see them.
 * @param slug in lower case. @param now milliseconds since the epoch: decides what has taken place, and how long they are a member.
 * @throws {Problem} not-found — no seller has this address, or their account was deleted or locked.
 */
export async function readSeller(db: Pick<Database['db'], 'select'>, slug: string, now: number): Promise<SellerPage> {
  const [row] = await db
    .select({ shop: seller_profiles, username: users.username, member_since: users.created_at, email_verified_at: users.email_verified_at })
    .from(seller_profiles)
    .innerJoin(users, eq(users.id, seller_profiles.user_id))
    .where(and(eq(seller_profiles.slug, slug), isNull(users.deleted_at), isNull(users.locked_at)))
  if (!row) throw new Problem('not-found')
  const { user_id: id, search_words: _, ...shop } = row.shop
  const [held] = await db
    .select({ events_held: count() })
    .from(events)
    .where(and(eq(events.seller, id), events.is_active, sql`${events.to_time} < ${new Date(now).toISOString()}::timestamptz`))
  const events_held = held?.events_held ?? 0
  const is_verified = isVerifiedSeller({
    has_picture: shop.profile_picture !== null,
    has_profession: Boolean(shop.profession),
    has_district: Boolean(shop.district),
    email_verified: row.email_verified_at !== null,
    member_days: Math.floor((now - Date.parse(row.member_since)) / DAY_MS),
    events_held,
  })
  return { ...shop, id, username: row.username, member_since: row.member_since, is_verified, events_held }
}
