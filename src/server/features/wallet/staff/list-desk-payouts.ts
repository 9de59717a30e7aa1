import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { DeskPayout, listDeskPayouts as endpoint } from '#contract/desk/payouts.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { iso } from '../../../db/wire-time.ts'
import { PAUSED_BY } from '../payouts/pause-of.ts'

/** Working days of Bangladesh since a withdrawal `w` was asked for: all but Friday and Saturday. */
const WORKING_DAYS = sql`(select count(*) from generate_series((w.asked_at at time zone 'Asia/Dhaka')::date + 1, (now() at time zone 'Asia/Dhaka')::date, interval '1 day') d
  where extract(isodow from d) not in (5, 6))`

const OPEN = sql`w.state in ('asked', 'taken')`

/** Withdrawals that wait, the oldest first; or those that were sent, the latest first. @throws {Problem} bad-input — the cursor */
export async function listDeskPayouts(
  db: Pick<Tx, 'execute'>,
  staff: number,
  { queue, cursor, limit = PAYOUT_LIMITS.listed }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const after = rowAfter(cursor)
  const isOpen = queue === 'open'
  const which = isOpen ? OPEN : sql`w.state = 'sent'`
  const beyond = after === undefined ? sql`true` : afterRow(after, isOpen)
  const { rows } = await db.execute<DeskPayout & { id: number }>(sql`
    select w.id, w.number, w.state, w.paisa::float8 as paisa, a.way, a.masked, json_build_object('username', u.username, 'full_name', coalesce(p.full_name, u.full_name, '')) as seller,
      ${iso(sql`w.asked_at`)} as asked_at, ${iso(sql`w.taken_at`)} as taken_at, ${iso(sql`w.sent_at`)} as sent_at, w.reference,
      w.state in ('asked', 'taken') and ${WORKING_DAYS} > ${PAYOUT_LIMITS.lateDays} as is_late,
      case when w.state <> 'asked' or w.paisa <= ${FOUR_EYES_ABOVE_TAKA * 100} then null
        when exists (select from approvals g where g.kind = 'payout' and g.subject = w.number and g.state = 'waiting') then 'waiting' else 'needed' end as second,
      ${PAUSED_BY} as paused, w.seller = ${staff} as is_own
    from payouts w join payout_accounts a on a.id = w.account join users u on u.id = w.seller left join seller_profiles p on p.user_id = w.seller
    where ${which} and ${beyond} order by ${isOpen ? sql`w.asked_at, w.id` : sql`w.id desc`} limit ${limit + 1}`)
  const { page, next_cursor } = pageOf(rows, limit)
  const { rows: count } = await db.execute<{ total: number }>(sql`select count(*)::int as total from payouts w where ${which}`)
  return { results: page.map(({ id: _, ...row }) => row), next_cursor, total: count[0]?.total ?? 0 }
}

const afterRow = (id: number, isOpen: boolean): SQL =>
  isOpen ? sql`(w.asked_at, w.id) > (select x.asked_at, x.id from payouts x where x.id = ${id})` : sql`w.id < ${id}`
