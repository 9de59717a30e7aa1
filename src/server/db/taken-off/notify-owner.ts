import { and, eq, isNull } from 'drizzle-orm'
import type { TakenOffNotice, TakenOffSubject } from '#contract/cases/taken-off-notices.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { users } from '../tables/accounts.ts'

/** As contract/resources.ts calls them. */
const NOUNS: Record<TakenOffSubject, string> = {
  event: 'events',
  service: 'services',
  product: 'products',
  job: 'jobs',
  article: 'blogs',
  seller: 'sellers',
  post: 'posts',
  person: 'people',
}

interface Told {
  kind: TakenOffNotice
  owner: number
  subject: TakenOffSubject
  /** Its number; of a shop, and of a member’s own page, that of its owner. */
  about: number
  title: string
  /** Staff's words. */
  reason: string
}

/** Tells an owner what staff have decided about something of theirs, and why. An account that was deleted is told nothing. */
export async function notifyOwner(tx: Tx, { kind, owner, subject, about, title, reason }: Told): Promise<void> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, owner), isNull(users.deleted_at)))
  if (user) await leaveNotice(tx, { user_id: owner, kind, about_noun: NOUNS[subject], about, details: { subject, title, reason } })
}
