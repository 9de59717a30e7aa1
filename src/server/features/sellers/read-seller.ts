import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { isVerifiedEmployer, isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../../db/connection/open.ts'
import { users } from '../../db/tables/accounts.ts'
import { seller_facts, seller_profiles } from '../../db/tables/sellers.ts'

/**
 * A seller as any visitor may see them.
 * @param slug in lower case. @param now milliseconds since the epoch: decides how long they are a member.
 * @throws {Problem} not-found — no seller has this address, or their account was deleted or locked.
 */
export async function readSeller(db: Pick<Database['db'], 'select'>, slug: string, now: number): Promise<SellerPage> {
  const { events_held, event_people, applicants_answered } = seller_facts
  const [row] = await db
    .select({
      shop: seller_profiles,
      username: users.username,
      member_since: users.created_at,
      email_verified_at: users.email_verified_at,
      deeds: { events_held, event_people, applicants_answered },
    })
    .from(seller_profiles)
    .innerJoin(users, eq(users.id, seller_profiles.user_id))
    .leftJoin(seller_facts, eq(seller_facts.user_id, users.id))
    .where(and(eq(seller_profiles.slug, slug), isNull(users.deleted_at), isNull(users.locked_at)))
  if (!row) throw new Problem('not-found')
  const { user_id: id, search_words: _, ...shop } = row.shop
  const deeds = row.deeds ?? NONE
  const standing = {
    has_picture: shop.profile_picture !== null,
    has_profession: Boolean(shop.profession),
    has_district: Boolean(shop.district),
    email_verified: row.email_verified_at !== null,
    member_days: Math.floor((now - Date.parse(row.member_since)) / DAY_MS),
    ...deeds,
  }
  const badges = { is_verified: isVerifiedSeller(standing), is_verified_employer: isVerifiedEmployer(standing) }
  return { ...shop, id, username: row.username, member_since: row.member_since, ...badges, ...deeds }
}

/** A shop whose deeds were not counted yet. */
const NONE = { events_held: 0, event_people: 0, applicants_answered: 0 }
