import { type SQL, sql } from 'drizzle-orm'
import { HOLDING_STATES } from '#contract/bookings/booking-rules.ts'

const HOLDING = sql.join(
  HOLDING_STATES.map((state) => sql`${state}`),
  sql`, `,
)

/** A booking `b` that holds a time which has not begun. */
export const IS_AHEAD = sql`(b.state in (${HOLDING}) and b.starts_at > now())`

/** A member of a seller's team. */
interface Whose {
  seller: number
  /** An id, or an expression of the statement around it. */
  member: SQL | number
}

/** How many bookings ahead are with a member, those among them whose other time is proposed with them. Each part has an index. */
export const countAhead = ({ seller, member }: Whose): SQL<number> => sql`((select count(*)::int from bookings b where b.member = ${member} and ${IS_AHEAD})
  + (select count(*)::int from bookings b where b.seller = ${seller} and b.state = 'confirmed' and b.proposed_member = ${member} and b.proposed_starts_at > now()
    and not (b.member = ${member} and ${IS_AHEAD})))`
