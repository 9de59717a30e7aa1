import { sql } from 'drizzle-orm'
import type { Tx } from './connection/in-transaction.ts'
import type { Database } from './connection/open.ts'
import { MOST_TRIES, pauseMinutes } from './retry-pauses.ts'
import type { booking_letters } from './tables/bookings.ts'
import type { job_letters } from './tables/jobs.ts'
import type { shop_letters } from './tables/shop-orders.ts'

/** An e-mail goes over the network while its row is locked: longer than a transaction may idle otherwise. */
const LONGEST_SECONDS = 60
const AT_ONCE = 10

/** What of a letter counts here. */
interface Due {
  id: number
  kind: string
  tries: number
}

export interface LetterParts {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
  /** What of a fault may be said. */
  factsOf: (error: unknown) => unknown
}

/** The e-mails of one noun that wait in a table of theirs. */
interface Letters<L extends Due> {
  table: typeof job_letters | typeof shop_letters | typeof booking_letters
  /** Its column that says when a letter is due; absent: `due_at`, with `done_at` for when it was sent. */
  due?: 'mail_at'
  /** Locks the letter that is due longest, and that no other process holds; undefined: none is. */
  hold: (tx: Tx) => Promise<L | undefined>
  /** What they are about, for the log. */
  about: string
}

/**
 * Sends what is due, ten e-mails at most, each in a transaction of its own. Several processes may do so at once: each takes what no other holds. What
 * throws comes again after 1, 5, 15 and 60 min, then every 6 h; after 8 tries it is given up.
 * @param send does it; when the process dies before the commit it is done again: twice is better than not at all.
 * @returns whether there may be more.
 */
export async function takeLetters<L extends Due>(parts: LetterParts, letters: Letters<L>, send: (tx: Tx, letter: L) => Promise<void>): Promise<boolean> {
  for (let taken = 0; taken < AT_ONCE; taken++) if (!(await takeOne(parts, letters, send))) return false
  return true
}

async function takeOne<L extends Due>(parts: LetterParts, letters: Letters<L>, send: (tx: Tx, letter: L) => Promise<void>): Promise<boolean> {
  let letter: L | undefined
  try {
    return await parts.db.transaction(async (tx) => {
      letter = await letters.hold(tx)
      if (!letter) return false
      await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LONGEST_SECONDS}s'`))
      await send(tx, letter)
      await tx.execute(sql`update ${letters.table} set ${letters.due ? sql`mail_at = null` : sql`due_at = null, done_at = now()`} where id = ${letter.id}`)
      return true
    })
  } catch (error) {
    // Nothing was taken yet: the database itself is the matter.
    if (!letter) throw error
    await postpone(parts, { letters, letter, error })
    return true
  }
}

/** In a statement of its own, since the transaction is gone. Where another process has counted a try meanwhile, nothing is changed. */
async function postpone<L extends Due>({ db, log, factsOf }: LetterParts, failed: { letters: Letters<L>; letter: L; error: unknown }): Promise<void> {
  const { letters, letter, error } = failed
  const { id, kind, tries } = letter
  const isGivenUp = tries + 1 >= MOST_TRIES
  const facts = { letter: id, kind, tries: tries + 1, error: factsOf(error) }
  if (isGivenUp) log.error(facts, `an email about ${letters.about} could not be sent, and will not be`)
  else log.warn(facts, `an email about ${letters.about} could not be sent yet`)
  const due_at = isGivenUp ? sql`null` : sql`now() + make_interval(mins => ${pauseMinutes(tries)})`
  const due = letters.due ? sql`mail_at` : sql`due_at`
  await db.execute(sql`update ${letters.table} set tries = ${tries + 1}, ${due} = ${due_at} where id = ${id} and tries = ${tries} and ${due} is not null`)
}
