import { eq } from 'drizzle-orm'
import { isWanted } from '#contract/notices/notice-groups.ts'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { users } from '../tables/accounts.ts'

/** By which ways an account wants notices of a kind. */
export async function wantsNotice(tx: Pick<Tx, 'select'>, user_id: number, kind: NoticeKind): Promise<{ app: boolean; push: boolean }> {
  const [user] = await tx.select({ off: users.notices_off }).from(users).where(eq(users.id, user_id))
  const off = user?.off ?? []
  return { app: isWanted(off, kind, 'app'), push: isWanted(off, kind, 'push') }
}
