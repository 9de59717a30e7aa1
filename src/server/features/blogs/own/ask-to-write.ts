import { eq, sql } from 'drizzle-orm'
import { type Author, WRITING_LIMITS } from '#contract/blogs/own-blogs.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { authors } from '../../../db/tables/blogs.ts'
import { iso } from '../../../db/wire-time.ts'

const NONE: Author = { state: 'none', note: '', asked_at: null, decided_at: null }

/** Whether a user may write. */
export async function readAuthor(db: Pick<Database['db'], 'select'>, user_id: number): Promise<Author> {
  const { state, note, asked_at, decided_at } = authors
  const [row] = await db
    .select({ state, note, asked_at: sql<string>`${iso(sql`${asked_at}`)}`, decided_at: sql<string | null>`${iso(sql`${decided_at}`)}` })
    .from(authors)
    .where(eq(authors.user_id, user_id))
  return row ?? NONE
}

/**
 * Asks staff to write. A user who waits already keeps their place, with what they say now; a user who may write already still may.
 * @throws {Problem} bad-state — refused, and not long enough ago.
 */
export function askToWrite(db: Database['db'], user_id: number, note: string): Promise<Author> {
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, user_id)
    const isRested = sql`${authors.decided_at} < now() - make_interval(days => ${WRITING_LIMITS.refusedDays})`
    await tx
      .insert(authors)
      .values({ user_id, state: 'asked', note })
      .onConflictDoUpdate({
        target: authors.user_id,
        set: {
          state: 'asked',
          note,
          asked_at: sql`case when ${authors.state} = 'asked' then ${authors.asked_at} else now() end`,
          decided_at: null,
        },
        setWhere: sql`${authors.state} = 'asked' or (${authors.state} = 'refused' and ${isRested})`,
      })
    const author = await readAuthor(tx, user_id)
    if (author.state === 'refused') throw new Problem('bad-state')
    return author
  })
}
