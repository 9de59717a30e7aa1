import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { isVerifiedEmployer, isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../../db/connection/open.ts'
import { factsSql, ratingIn } from '../../db/reviews/read-rating.ts'
import { users } from '../../db/tables/accounts.ts'
import { seller_facts, seller_profiles, trade_licences } from '../../db/tables/sellers.ts'
import { takenOffText } from '../../db/taken-off/taken-off-words.ts'
import { readProfileParts } from './profile-parts.ts'

/**
 * A seller as any visitor may see them. Of a shop that staff took off, no more than its name and why.
 * @param slug in lower case. @param now milliseconds since the epoch: decides how long they are a member.
 * @throws {Problem} not-found — no seller has this address, or their account was deleted or locked.
 */
export async function readSeller(db: Pick<Database['db'], 'select' | 'execute'>, slug: string, now: number): Promise<SellerPage> {
  const { events_held, event_people, applicants_answered, goods_orders, goods_on_time } = seller_facts
  const { first_answers, answer_minutes, bookings_ended, bookings_kept, refunds_owed, refunds_in_time, computed_at } = seller_facts
  const [row] = await db
    .select({
      shop: seller_profiles,
      username: users.username,
      member_since: users.created_at,
      email_verified_at: users.email_verified_at,
      facts: factsSql({ about: 'owner', subject: sql`${users.id}` }),
      follower_count: sql<number>`(select count(*)::integer from follows f where f.followed = ${users.id})`,
      deeds: { events_held, event_people, applicants_answered, goods_orders, goods_on_time },
      trust: { first_answers, answer_minutes, bookings_ended, bookings_kept, refunds_owed, refunds_in_time, computed_at },
      paper: { state: trade_licences.state, decided_at: trade_licences.decided_at },
    })
    .from(seller_profiles)
    .innerJoin(users, eq(users.id, seller_profiles.user_id))
    .leftJoin(seller_facts, eq(seller_facts.user_id, users.id))
    .leftJoin(trade_licences, eq(trade_licences.user_id, users.id))
    .where(and(eq(seller_profiles.slug, slug), isNull(users.deleted_at), isNull(users.locked_at)))
  if (!row) throw new Problem('not-found')
  const { user_id: id, search_words: _, gallery, taken_off_at, taken_off_reason, ...shop } = row.shop
  const deeds = row.deeds ?? NONE
  const standing = {
    has_picture: shop.profile_picture !== null,
    has_profession: Boolean(shop.profession),
    has_district: Boolean(shop.district),
    email_verified: row.email_verified_at !== null,
    member_days: Math.floor((now - Date.parse(row.member_since)) / DAY_MS),
    ...deeds,
    licence: row.paper?.state ?? null,
  }
  const said = { id, username: row.username, member_since: row.member_since }
  if (taken_off_at !== null) return { ...said, ...NOTHING, full_name: shop.full_name, slug, about: takenOffText('seller', taken_off_reason), taken_off_reason }
  const badges = { is_verified: isVerifiedSeller(standing), is_verified_employer: isVerifiedEmployer(standing) }
  const licence_seen_at = row.paper?.state === 'seen' ? row.paper.decided_at : null
  const known = { licence_seen_at, rating: ratingIn(row.facts), follower_count: row.follower_count, ...(row.trust && { trust: row.trust }) }
  return { ...shop, ...said, taken_off_reason: null, ...badges, ...deeds, ...known, ...(await readProfileParts(db, { seller: id, gallery })) }
}

/** A shop whose deeds were not counted yet. */
const NONE = { events_held: 0, event_people: 0, applicants_answered: 0, goods_orders: 0, goods_on_time: 0 }

/** All that is left of a shop that staff took off, beside its name: those who bought there must find it. */
const NOTHING = {
  profession: '',
  city: '',
  gender: null,
  version: 0,
  division: null,
  district: null,
  languages: [],
  skills: [],
  profile_picture: null,
  is_verified: false,
  is_verified_employer: false,
  ...NONE,
  licence_seen_at: null,
}
