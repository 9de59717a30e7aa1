import { type SQL, sql } from 'drizzle-orm'
import { HOLDING_STATES } from '#contract/bookings/booking-rules.ts'

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

/** A booking `b` that holds a time which has not begun. */
export const IS_AHEAD = sql`(b.state in (${HOLDING}) and b.starts_at > now())`

/** How many bookings ahead are with a member, those among them whose other time is proposed with them. @param member an id, or an expression of the statement around it */
export const countAhead = (member: SQL | number): SQL<number> =>
  sql`(select count(*)::int from bookings b where (b.member = ${member} and ${IS_AHEAD}) or (b.proposed_member = ${member} and b.proposed_starts_at > now()))`
