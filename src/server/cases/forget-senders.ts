import { sql } from 'drizzle-orm'
import { senderOfAccount } from '../db/cases/add-report.ts'
import type { Database } from '../db/connection/open.ts'
import { type BackgroundJob, startBackgroundJob } from '../http/background-jobs.ts'

const EVERY_MS = 3_600_000
/** Longer than any reader without an account reports the same again. */
const KEPT_HOURS = 24
/** Written, with a random id, in place of a sender: it names no sender, and keeps the row unique. */
const GONE = 'gone '
const ACCOUNT = senderOfAccount(0).replace('0', '')

type Db = Pick<Database['db'], 'execute'>

/** Forgets from which addresses reports came, when no rule asks any more. Those of accounts are theirs until the account ends. @returns false: there is no more. */
export async function forgetSenders(db: Db): Promise<boolean> {
  await db.execute(sql`
    update reports set sender = ${GONE} || gen_random_uuid()
    where at < now() - make_interval(hours => ${KEPT_HOURS}) and not starts_with(sender, ${GONE}) and not starts_with(sender, ${ACCOUNT})`)
  return false
}

/** The same every hour, until it is stopped. Gives what stops it, which resolves when no round is under way. */
export const startForgettingSenders = ({ db, log }: { db: Db } & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => forgetSenders(db), fault: 'where reports came from could not be forgotten', log })
