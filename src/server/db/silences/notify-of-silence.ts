import { eq } from 'drizzle-orm'
import type { SilenceNotice } from '#contract/accounts/silence-notices.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice } from '../leave-notice.ts'
import { notices } from '../tables/notices.ts'

/** Tells a person what became of their silence, in place of what was told of it before. The row of the silence is held. */
export async function notifyOfSilence(tx: Tx, told: { user_id: number; silence: number; kind: SilenceNotice }): Promise<void> {
  await tx.delete(notices).where(eq(notices.silence, told.silence))
  await leaveNotice(tx, told)
}
