import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { people } from '../tables/people.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'

/** A member’s own page, locked until the transaction ends. */
export async function holdPage(tx: Pick<Tx, 'select'>, user_id: number): Promise<void> {
  await tx.select({ user_id: people.user_id }).from(people).where(eq(people.user_id, user_id)).for('no key update')
}

/** Takes a page off with its posts, and tells its owner. The same again changes nothing. */
export async function takeOffPerson(tx: Tx, user_id: number, reason: string): Promise<void> {
  const [off] = await tx
    .update(people)
    .set({ taken_off_reason: reason })
    .where(and(eq(people.user_id, user_id), isNull(people.taken_off_reason)))
    .returning({ name: people.name })
  if (off) await notifyOwner(tx, { kind: 'taken-off', owner: user_id, subject: 'person', about: user_id, title: off.name, reason })
}

/** Undoes that. @throws {Problem} bad-state — it is not off, or is gone */
export async function restorePerson(tx: Tx, user_id: number, reason: string): Promise<void> {
  const [back] = await tx
    .update(people)
    .set({ taken_off_reason: null })
    .where(and(eq(people.user_id, user_id), isNotNull(people.taken_off_reason)))
    .returning({ name: people.name })
  if (!back) throw new Problem('bad-state')
  await notifyOwner(tx, { kind: 'restored', owner: user_id, subject: 'person', about: user_id, title: back.name, reason })
}
