import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import { switchedOff } from '#contract/notices/notice-groups.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { leaveNotice } from '../db/leave-notice.ts'
import { provenOfAllSql, type ReviewKind } from '../db/reviews/review-kind.ts'
import { type BackgroundJob, startBackgroundJob } from '../http/background-jobs.ts'

const EVERY_MS = 15 * 60_000
/** So long after something can be reviewed its buyers are asked; where the service was off then, up to some days later. */
const ASKED_AFTER_MS = DAY_MS
const ASKED_UNTIL_MS = 5 * DAY_MS
const AT_ONCE = 200

interface Round {
  kinds: readonly ReviewKind[]
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Asks those for a review who may write one and have not, by a notice: once each person and thing, however often they bought it.
 * @returns whether there may be more.
 */
export function askForReviews(db: Pick<Database['db'], 'transaction'>, { kinds, now }: Round): Promise<boolean> {
  const since = { from: now - ASKED_UNTIL_MS, to: now - ASKED_AFTER_MS }
  return inTransaction(db, async (tx) => {
    // Of two services one asks at a time: the other finds what it has written.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('asking for reviews', 0))`)
    const { rows } = await tx.execute<{ user_id: number; purchase: number | null; about: string; subject: number }>(sql`
      select proven.user_id, proven.purchase, proven.about, proven.subject
      from (${provenOfAllSql(kinds, { now, since })}) as proven join users u on u.id = proven.user_id
      where u.deleted_at is null and u.locked_at is null and not ${switchedOff('reviews', 'app')} = any(u.notices_off)
        and not exists (select from reviews r where r.about = proven.about and r.subject = proven.subject and r.once = proven.once)
        and not exists (select from notices n where n.user_id = proven.user_id and n.kind = 'review-asked' and n.details ->> 'of' = proven.about || ' ' || proven.subject)
      order by proven.since, proven.purchase, proven.subject limit ${AT_ONCE}`)
    for (const { user_id, purchase, about, subject } of rows) {
      const by = purchase === null ? { about_noun: about, about: subject } : { purchase }
      await leaveNotice(tx, { user_id, kind: 'review-asked', ...by, details: { of: `${about} ${subject}` } })
    }
    return rows.length === AT_ONCE
  })
}

interface Asking extends Pick<BackgroundJob, 'log'> {
  db: Pick<Database['db'], 'transaction'>
  kinds: readonly ReviewKind[]
}

/** The same every quarter of an hour, until it is stopped. Gives what stops it, which resolves when no round is under way. */
export const startAskingForReviews = ({ db, kinds, log }: Asking): (() => Promise<void>) =>
  startBackgroundJob({
    every_ms: EVERY_MS,
    work: () => askForReviews(db, { kinds, now: Date.now() }),
    fault: 'buyers could not be asked for reviews',
    log,
  })
