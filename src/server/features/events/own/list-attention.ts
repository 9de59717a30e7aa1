import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { ATTENTION, isLow } from '#contract/events/own-event-rules.ts'
import type { listAttention as contract, OwnEvent } from '#contract/events/own-events.ts'
import type { Database } from '../../../db/connection/open.ts'
import { isCalledOff, isDraft, NEWEST, owesMoney, readOwnRows } from './own-rows.ts'

/** Of each; a seller who has more goes to the list. */
const MOST = 20
const LOOKED_AT = 1000
/** For so long an event that was called off is shown after all its money has gone back. */
const CALLED_OFF_DAYS = 30

/** What needs a seller, each kind of it with what comes first at its head. @param now milliseconds since the epoch. */
export async function listAttention(db: Database['db'], { seller, now }: { seller: number; now: number }): Promise<AnswerOf<typeof contract>> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const filter = { seller, now, key: NEWEST, limit: LOOKED_AT }
  const calledOffLately = sql`(${isCalledOff} and e.called_off_at > ${new Date(now - CALLED_OFF_DAYS * DAY_MS).toISOString()}::timestamptz)`
  const { rows } = await readOwnRows(db, {
    ...filter,
    conditions: [sql`(${isDraft} or (e.is_active and e.to_time > ${at}) or ${calledOffLately} or ${owesMoney})`],
  })
  const those = (fits: (event: OwnEvent) => boolean) => rows.filter(fits)
  const isOnSale = ({ phase }: OwnEvent) => phase === 'upcoming' || phase === 'running'
  const startsSoon = ({ phase, from_time }: OwnEvent) => phase === 'upcoming' && Date.parse(from_time) <= now + ATTENTION.soonHours * 3_600_000
  return {
    drafts: those(({ phase }) => phase === 'draft').slice(0, MOST),
    soon: those(startsSoon).toSorted(byStart).slice(0, MOST),
    low: those((event) => isOnSale(event) && isLow(event))
      .toSorted((a, b) => a.seats - b.seats || byStart(a, b))
      .slice(0, MOST),
    refunds: those(({ refunds_due }) => refunds_due > 0)
      .toSorted((a, b) => b.refunds_due - a.refunds_due)
      .slice(0, MOST),
    // Until its money has gone back it stands among those that owe some.
    called_off: those(({ phase, refunds_due }) => phase === 'called-off' && refunds_due === 0).slice(0, MOST),
  }
}

const byStart = (a: OwnEvent, b: OwnEvent) => Date.parse(a.from_time) - Date.parse(b.from_time)
