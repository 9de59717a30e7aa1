import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice, type NewNotice } from '../leave-notice.ts'
import { notices, push_messages } from '../tables/notices.ts'

/** How notices about the same become one. */
export interface Grouping {
  /** Kinds that are one notice together; absent: that of the notice alone. */
  kinds?: readonly NoticeKind[]
  /** Which unread notices take more; absent: all. A condition on a row of `notices`. */
  isOpen?: SQL
  /** When phones ring: for each, for the first of those that are unread, never, or at most once in so many seconds. */
  rings?: 'each' | 'first' | 'never' | { every_seconds: number }
  /** What a notice lists in a table of its own: its rows go along to the later notice. */
  members?: PgTable & { notice: PgColumn }
  /** Whether `details.count` says how many became one. Not for what may be withdrawn: that is counted from its own rows. */
  isCounted?: boolean
}

/** Columns that say what a notice is about; one of them is set, or both of `about_noun` and `about`. */
const ABOUT = ['purchase', 'job_application', 'job_post', 'job_alert', 'comment', 'event', 'author', 'conversation', 'silence', 'about_noun', 'about'] as const

/** Notices of the same user about the same. */
function sameAs(told: NewNotice, { kinds = [told.kind] }: Grouping): SQL | undefined {
  const about = ABOUT.flatMap((name) => {
    const value = told[name]
    return value === undefined || value === null ? [] : [sql`${notices[name]} = ${value}`]
  })
  // Without it all of the user's notices of the kind would be one.
  if (about.length === 0) throw new TypeError(`a notice of ${told.kind} is about nothing that is listed here`)
  return and(eq(notices.user_id, told.user_id), inArray(notices.kind, [...kinds]), ...about)
}

/** The unread notice that takes what is told now; held until the transaction ends. The caller has a lock, so that two do not begin one each. */
export async function holdOpen(tx: Tx, told: NewNotice, grouping: Grouping = {}) {
  const isOpen = and(sameAs(told, grouping), isNull(notices.read_at), grouping.isOpen)
  const [open] = await tx.select({ id: notices.id, kind: notices.kind, details: notices.details }).from(notices).where(isOpen).for('update')
  return open
}

/**
 * Tells a user in the app, as `leaveNotice` does, and puts the notice in the place of the unread one of the same kind about the same. It is a later one,
 * so that "read up to here" of a screen that did not show the news leaves it.
 * @returns its id; undefined where the user has switched that off: what was unread stays as it was.
 */
export async function leaveGrouped(tx: Tx, told: NewNotice, grouping: Grouping = {}): Promise<number | undefined> {
  const former = await holdOpen(tx, told, grouping)
  const { rings = 'each', members, isCounted } = grouping
  const ring = typeof rings === 'object' ? await nextRing(tx, sameAs(told, grouping), rings.every_seconds) : undefined
  const details = {
    ...told.details,
    ...(ring && { rings_at: ring.at }),
    ...(isCounted && { count: former ? (former.details.count ?? 1) + 1 : 1 }),
  }
  const isSilent = rings === 'never' || (rings === 'first' && former !== undefined)
  const notice = await leaveNotice(tx, { ...told, details }, { pushedAfter: isSilent ? null : (ring?.seconds ?? 0) })
  if (notice === undefined || !former) return notice
  if (members) await tx.execute(sql`update ${members} set notice = ${notice} where notice = ${former.id}`)
  // A first ring that has not gone out yet is that of the later notice.
  if (rings === 'first') await tx.update(push_messages).set({ notice }).where(eq(push_messages.notice, former.id))
  await tx.delete(notices).where(eq(notices.id, former.id))
  return notice
}

/** When phones ring next for these notices, in seconds from now as well. A ring that is still to come is that of this notice too. */
async function nextRing(tx: Tx, same: SQL | undefined, every_seconds: number): Promise<{ at: string; seconds: number }> {
  const { rows } = await tx.execute<{ at: string; seconds: number }>(sql`
    select at::text, greatest(extract(epoch from at - now()), 0)::float8 as seconds from (
      select case when last > clock_timestamp() then last else greatest(clock_timestamp(), last + make_interval(secs => ${every_seconds})) end as at
      from (select max((details ->> 'rings_at')::timestamptz) as last from notices where ${same}) rung
    ) ring`)
  const [ring] = rows
  if (!ring) throw new TypeError('a database without a clock')
  return ring
}
