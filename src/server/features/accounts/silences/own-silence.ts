import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Silence } from '#contract/accounts/silences.ts'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readSilences, toPerson } from '../../../db/silences/silence-rows.ts'
import { silences } from '../../../db/tables/silences.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'

/** So long one that is over is shown: its person may want to read what staff answered. */
const SHOWN_DAYS = 30

/** The latest silence of a person, as they see it. */
export async function readOwnSilence(db: Pick<Database['db'], 'execute'>, user_id: number): Promise<{ silence: Silence | null }> {
  const [latest] = await readSilences(
    db,
    sql`where s.user_id = ${user_id} and coalesce(least(s.lifted_at, s.until), now()) > now() - make_interval(days => ${SHOWN_DAYS})
      order by s.id desc limit 1`,
  )
  return { silence: latest ? toPerson(latest.silence) : null }
}

interface Objecting {
  user_id: number
  text: string
  requestId: string
}

/**
 * What a person says to their silence, once.
 * @throws {Problem} bad-state — none holds now, or it was objected to.
 */
export function objectToSilence(db: Database['db'], note: NoteSecurityEvent, { user_id, text, requestId }: Objecting): Promise<{ silence: Silence | null }> {
  return inTransaction(db, async (tx) => {
    const standing = and(eq(silences.user_id, user_id), isNull(silences.lifted_at), sql`(until is null or until > now())`)
    const objected = await tx
      .update(silences)
      .set({ objection: text, objected_at: sql`now()` })
      .where(and(standing, isNull(silences.objected_at)))
      .returning({ id: silences.id })
    const [silence] = objected
    if (!silence) throw new Problem('bad-state')
    await note(tx, { kind: 'silence-objected', user_id, request_id: requestId, details: { silence: silence.id } })
    return readOwnSilence(tx, user_id)
  })
}
