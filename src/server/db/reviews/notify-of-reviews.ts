import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { holdOpen, leaveGrouped } from '../notices/leave-grouped.ts'
import { users } from '../tables/accounts.ts'
import { notices } from '../tables/notices.ts'
import type { reviews } from '../tables/reviews.ts'

type Review = Pick<typeof reviews.$inferSelect, 'id' | 'about' | 'subject' | 'owner' | 'writer'>

/**
 * Leaves a notice to the owner of what was reviewed, where the review is shown: once for each review. Reviews of one thing that are not read yet are one
 * notice, and phones are messaged for the first of them only. What is counted of the thing is held, so they come one after the other.
 */
export async function notifyOfReview(tx: Tx, { id, about, subject, owner, writer }: Review): Promise<void> {
  if (owner === writer || !(await canBeTold(tx, owner))) return
  const told = { user_id: owner, kind: 'new-reviews', about_noun: about, about: subject } as const
  if (await wasTold(tx, told, id)) return
  const unread = (await holdOpen(tx, told))?.details.reviews ?? []
  await leaveGrouped(tx, { ...told, details: { reviews: [...unread, id] } }, { rings: 'first' })
}

/** Leaves a notice to the writer of a review that was answered. The review is held, as what is counted with it. */
export async function notifyOfAnswer(tx: Tx, { id, owner, writer }: Review): Promise<void> {
  if (owner === writer || !(await canBeTold(tx, writer))) return
  await leaveGrouped(tx, { user_id: writer, kind: 'review-answered', about_noun: 'review', about: id }, { rings: 'first' })
}

async function canBeTold(tx: Pick<Tx, 'select'>, user_id: number): Promise<boolean> {
  const there = and(eq(users.id, user_id), isNull(users.deleted_at), isNull(users.locked_at))
  return (await tx.select({ id: users.id }).from(users).where(there)).length > 0
}

type Told = Required<Pick<typeof notices.$inferInsert, 'user_id' | 'kind' | 'about_noun' | 'about'>>

/** Whether the owner was told of a review before, in whatever notice. */
async function wasTold(tx: Pick<Tx, 'select'>, { user_id, kind, about_noun, about }: Told, review: number): Promise<boolean> {
  const same = and(eq(notices.user_id, user_id), eq(notices.kind, kind), sql`${notices.about_noun} = ${about_noun} and ${notices.about} = ${about}`)
  const before = sql`${notices.details} -> 'reviews' @> ${String(review)}::jsonb`
  return (await tx.select({ id: notices.id }).from(notices).where(and(same, before))).length > 0
}
