import { sql } from 'drizzle-orm'
import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import { FREED_NAME_DAYS } from '../../../db/accounts/freed-names.ts'
import type { Database } from '../../../db/connection/open.ts'
import { KNOWN_DEVICE_DAYS } from '../sessions/known-devices.ts'
import { FORGOTTEN_AFTER_HOURS } from '../sessions/login-throttle.ts'

const AT_MOST_EVERY_MS = 3_600_000

/** Failed sign-ins are kept for as long as they may be asked about; what changed an account is kept longer. */
const FAILURES_KEPT_DAYS = 30
const EVENTS_KEPT_DAYS = 400

/** Removes what has no meaning any more: sessions that are over, failures that are forgotten, devices and links that expired. */
export async function tidyAccounts(db: Pick<Database['db'], 'execute'>): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now()`)
  await db.execute(sql`delete from locked_sessions where locked_at < now() - make_interval(days => ${ACCOUNT_LIMITS.absoluteDays})`)
  await db.execute(sql`delete from login_failures where last_failed_at < now() - make_interval(hours => ${FORGOTTEN_AFTER_HOURS})`)
  await db.execute(sql`delete from known_devices where last_seen_at < now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`)
  await db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`)
  await db.execute(sql`delete from mail_links where expires_at < now()`)
  await db.execute(sql`delete from freed_names where freed_at < now() - make_interval(days => ${FREED_NAME_DAYS})`)
  await db.execute(sql`
    delete from security_events
    where at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})
      or (at < now() - make_interval(days => ${FAILURES_KEPT_DAYS}) and kind in ('sign-in-failed', 'sign-in-throttled'))`)
}

/** The same, at most once an hour: the first call after that does it. @returns takes the time, milliseconds since the epoch. */
export function tidyNowAndThen(): (db: Pick<Database['db'], 'execute'>, now: number) => Promise<void> {
  let last: number | undefined
  return async (db, now) => {
    if (last !== undefined && now - last < AT_MOST_EVERY_MS) return
    last = now
    await tidyAccounts(db)
  }
}
