import { eq } from 'drizzle-orm'
import { isWanted } from '#contract/notices/notice-groups.ts'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { users } from '../tables/accounts.ts'

/** By which ways an account wants notices of a kind. @param off what it has switched off, where that was read */
export async function wantsNotice(
  tx: Pick<Tx, 'select'>,
  { user_id, kind, off }: { user_id: number; kind: NoticeKind; off?: readonly string[] | undefined },
): Promise<{ app: boolean; push: boolean }> {
  const known = off ?? (await noticesOff(tx, user_id))
  return { app: isWanted(known, kind, 'app'), push: isWanted(known, kind, 'push') }
}

async function noticesOff(tx: Pick<Tx, 'select'>, user_id: number): Promise<readonly string[]> {
  const [user] = await tx.select({ off: users.notices_off }).from(users).where(eq(users.id, user_id))
  return user?.off ?? []
}
