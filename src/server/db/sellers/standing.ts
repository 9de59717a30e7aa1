import { type SQL, sql } from 'drizzle-orm'
import type { EmployerDeeds, EmployerPapers, SellerDeeds, Standing } from '#contract/sellers/verified-sellers.ts'
import { iso } from '../wire-time.ts'

/** What rules for badges ask, read as one column. */
export type SellerStanding = Standing & SellerDeeds & EmployerDeeds & EmployerPapers & { licence_seen_at: string | null }

/** What is known of a shop `p`, of an account `u`, with `DEEDS`. @param moment a moment, SQL */
export const standingSql = (moment: SQL): SQL => sql`json_build_object('has_picture', p.profile_picture is not null,
  'has_profession', coalesce(p.profession, '') <> '', 'has_district', coalesce(p.district, '') <> '', 'email_verified', u.email_verified_at is not null,
  'member_days', floor(extract(epoch from ${moment} - u.created_at) / 86400)::integer, 'events_held', coalesce(f.events_held, 0),
  'event_people', coalesce(f.event_people, 0), 'applicants_answered', coalesce(f.applicants_answered, 0),
  'goods_orders', coalesce(f.goods_orders, 0), 'goods_on_time', coalesce(f.goods_on_time, 0),
  'licence', paper.state, 'licence_seen_at', ${licenceSeenAt}) as standing`

/** When staff saw the trade licence `paper`; null: they have not. */
const licenceSeenAt = sql`case when paper.state = 'seen' then ${iso(sql`paper.decided_at`)} end`

/** Stands after the account `u`; nothing is known of a shop before its deeds were counted. A trade licence is looked up as it is. */
export const DEEDS: SQL = sql`left join seller_facts f on f.user_id = u.id left join trade_licences paper on paper.user_id = u.id`
