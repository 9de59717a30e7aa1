import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { notifyOfSilence } from '../../../db/silences/notify-of-silence.ts'
import { silences } from '../../../db/tables/silences.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { byStaff, type Person, type StaffAct } from '../staff/person.ts'

interface Ending {
  person: Person
  act: StaffAct
}

/** Ends a silence before its time, and tells its person. @throws {Problem} bad-state — none holds now. */
export async function liftSilence(tx: Tx, note: NoteSecurityEvent, { person, act }: Ending): Promise<void> {
  const lifted = await lift(tx, person, act)
  if (lifted === undefined) throw new Problem('bad-state')
  await note(tx, { kind: 'silence-lifted', user_id: person.id, ...byStaff(act, { silence: lifted }) })
  await notifyOfSilence(tx, { user_id: person.id, silence: lifted, kind: 'silence-lifted' })
}

/**
 * Answers the objection that waits, and lifts the silence or upholds it. The person reads the answer, which is the reason of the act.
 * @throws {Problem} bad-state — none waits.
 */
export async function answerObjection(tx: Tx, note: NoteSecurityEvent, { person, act, isLifted }: Ending & { isLifted: boolean }): Promise<void> {
  const [answered] = await tx
    .update(silences)
    .set({ objection_answer: act.reason, answered_at: sql`now()`, answered_by: act.staff })
    .where(and(eq(silences.user_id, person.id), isNotNull(silences.objected_at), isNull(silences.answered_at)))
    .returning({ id: silences.id })
  if (!answered) throw new Problem('bad-state')
  // It may have run out, or been lifted, while the objection waited.
  if (isLifted) await lift(tx, person, act)
  await note(tx, { kind: isLifted ? 'silence-lifted' : 'silence-upheld', user_id: person.id, ...byStaff(act, { silence: answered.id }) })
  await notifyOfSilence(tx, { user_id: person.id, silence: answered.id, kind: 'silence-answered' })
}

async function lift(tx: Tx, { id }: Person, { staff }: StaffAct): Promise<number | undefined> {
  const [lifted] = await tx
    .update(silences)
    .set({ lifted_at: sql`now()`, lifted_by: staff })
    .where(and(eq(silences.user_id, id), isNull(silences.lifted_at), sql`(until is null or until > now())`))
    .returning({ id: silences.id })
  return lifted?.id
}
