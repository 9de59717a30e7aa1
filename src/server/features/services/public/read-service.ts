import { type SQL, sql } from 'drizzle-orm'
import { areaOf } from '#contract/addresses/areas.ts'
import { Problem } from '#contract/core/problem.ts'
import { isVerifiedSeller } from '#contract/sellers/verified-sellers.ts'
import type { ServiceDetail, ServiceTerms } from '#contract/services/services.ts'
import type { Database } from '../../../db/connection/open.ts'
import { momentOf } from '../../../db/moment.ts'
import { servicePaymentNow } from '../../../db/payouts/is-debtor.ts'
import { DEEDS, type SellerStanding, standingSql } from '../../../db/sellers/standing.ts'
import { readMemberHours } from '../../../db/services/read-calendars.ts'
import { CARD_COLUMNS, CARD_JOINS, type CardRow, cardOf } from '../../../db/services/service-columns.ts'
import { takenOffHtml } from '../../../db/taken-off/taken-off-words.ts'
import { iso } from '../../../db/wire-time.ts'
import { closedUntil } from './closed-until.ts'
import { readSimilar } from './similar-services.ts'

/** Bounds what one answer can hold, at what a service may have. */
const MOST_PARTS = 30

type OwnFields =
  | 'description'
  | 'second_description'
  | 'pictures'
  | 'faqs'
  | 'members'
  | 'is_bookable'
  | 'taken_off_reason'
  | 'updated_at'
  | 'category'
  | 'subcategory'

interface DetailRow extends CardRow, ServiceTerms, Pick<ServiceDetail, OwnFields> {
  at_district: string
  at_area: string
  full_name: string | null
  slug: string | null
  profession: string | null
  member_since: string
  profile_picture: string | null
  bookings_done: number
  standing: SellerStanding
}

/**
 * One service as any visitor may see it. One that is switched off or taken off by staff stays readable, so that those who booked it find it; a draft is
 * for its seller alone.
 * @param now milliseconds since the epoch: decides whether its provider is closed, and what its seller has behind them.
 * @throws {Problem} not-found — no such service, one that was never public, or its seller has left.
 */
export async function readService(db: Pick<Database['db'], 'execute'>, service_id: number, now: number): Promise<ServiceDetail> {
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(readServiceSql(service_id, now))
  const [row] = rows
  if (!row) throw new Problem('not-found')
  const hours = await readMemberHours(
    db,
    row.members.map(({ member_id }) => member_id),
  )
  const closed_until = row.taken_off_reason === null ? closedUntil([...hours.values()], now) : null
  const similar = await readSimilar(db, row)
  return { ...detailOf(row), closed_until, similar, server_time: new Date(now).toISOString() }
}

const partsOf = (query: SQL) => sql`coalesce((select json_agg(part) from (${query} limit ${MOST_PARTS}) as part), '[]')`
const namesOf = (branch: SQL) => sql`(select json_build_object('title', c.title, 'title_bn', c.title_bn) from service_categories c where c.id = ${branch})`

const TERMS = sql`g.duration, g.step, g.hours_least, g.hours_most, g.seats, g.pause_before, g.pause_after, g.notice_hours, g.horizon_days, g.answer_hours,
  ${servicePaymentNow({ seller: sql`g.seller`, payment: sql`g.payment` })} as payment, g.advance_percent, g.cancel_hours`

/** Who can be asked for: the seller first. */
const MEMBERS = sql`
  select m.id as member_id, m.name, m.role, m.picture from service_members d join team_members m on m.id = d.member
  where d.service = g.id and m.removed_at is null and m.is_bookable order by m.is_owner desc, m.id`

export function readServiceSql(service_id: number, now: number): SQL {
  return sql`
    select ${CARD_COLUMNS}, ${TERMS}, g.description, g.second_description, g.at_district, g.at_area,
      ${partsOf(sql`select id, alt, file, tone, video_url from gallery_items where gallery = g.gallery order by position, id`)} as pictures,
      ${partsOf(sql`select question, answer from faqs where list = g.faqs order by position, id`)} as faqs, ${partsOf(MEMBERS)} as members,
      (g.is_active and g.seller not in (select shop from suspended_shops)) as is_bookable,
      case when g.taken_off_at is not null then g.taken_off_reason end as taken_off_reason, ${iso(sql`g.updated_at`)} as updated_at,
      ${namesOf(sql`g.service_category`)} as category, ${namesOf(sql`g.service_subcategory`)} as subcategory,
      p.full_name, p.slug, p.profession, ${iso(sql`u.created_at`)} as member_since, p.profile_picture,
      coalesce(f.bookings_done, 0) as bookings_done, ${standingSql(momentOf(now))}
    from services g ${CARD_JOINS} ${DEEDS}
    where g.id = ${service_id} and g.published_at is not null and u.deleted_at is null`
}

function detailOf(row: DetailRow): Omit<ServiceDetail, 'closed_until' | 'similar' | 'server_time'> {
  const { full_name, slug, profession, member_since, profile_picture, bookings_done, standing, at_district, at_area, ...service } = row
  const seller_profile = {
    full_name: full_name ?? row.seller_name,
    slug: slug ?? '',
    profession: profession ?? '',
    member_since,
    is_verified: isVerifiedSeller(standing),
    bookings_done,
    profile_picture: profile_picture === null ? null : { url: profile_picture },
  }
  const area = at_area === '' ? { area: null, area_bn: null } : { area: at_area, area_bn: areaOf(at_district, at_area)?.name_bn ?? at_area }
  const off = service.taken_off_reason === null ? undefined : wordsOf(service.taken_off_reason)
  return { ...cardOf(service), ...area, is_bookable: service.is_bookable && service.members.length > 0, ...off, seller_profile }
}

/** What stands on the page of a service that staff took off: their words. Its title stays, so that those who booked it find it. */
const wordsOf = (reason: string) => ({
  description: takenOffHtml('service', reason),
  second_description: '',
  thumbnail: null,
  pictures: [],
  faqs: [],
  members: [],
  next_free_at: null,
  free_days: [],
})
