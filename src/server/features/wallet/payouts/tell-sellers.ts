import { eq, sql } from 'drizzle-orm'
import { PAYOUT_NOTICES, type PayoutNotice } from '#contract/wallet/payout-notices.ts'
import type { Deliver } from '../../../adapters/mail/mail.ts'
import { sendEmail } from '../../../adapters/mail/send-email.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { leaveNotice } from '../../../db/leave-notice.ts'
import { PAYOUT_NOUN } from '../../../db/payouts/payout-notices.ts'
import { users } from '../../../db/tables/accounts.ts'
import { payout_accounts, payouts } from '../../../db/tables/payouts.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { payoutEmail } from '../emails/payout-email.ts'

const EVERY_MS = 5000

interface Telling {
  db: Database['db']
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Tells sellers what became of withdrawals, in the app and by mail to a verified address, one after the other. @returns whether there may be more. */
export async function tellSellers(parts: Telling): Promise<boolean> {
  for (let told = 0; told < 20; told++) if (!(await inTransaction(parts.db, (tx) => tellOne(tx, parts)))) return false
  return true
}

async function tellOne(tx: Tx, { deliver, origin, log }: Telling): Promise<boolean> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.is_told, false)).orderBy(payouts.id).limit(1).for('no key update', { skipLocked: true })
  if (!payout) return false
  const kind = PAYOUT_NOTICES.find((one) => one === `payout-${payout.state}`)
  if (kind) await tell(tx, { payout, kind, deliver, origin, log })
  await tx.update(payouts).set({ is_told: true }).where(eq(payouts.id, payout.id))
  return true
}

type One = Omit<Telling, 'db'> & { payout: typeof payouts.$inferSelect; kind: PayoutNotice }

async function tell(tx: Tx, { payout, kind, deliver, origin, log }: One): Promise<void> {
  const { id, seller, number, paisa, reference, reason, reason_note: note } = payout
  await leaveNotice(tx, { user_id: seller, kind, about_noun: PAYOUT_NOUN, about: id })
  const [reader] = await tx
    .select({ email: users.email, language: users.language, isVerified: sql<boolean>`${users.email_verified_at} is not null` })
    .from(users)
    .where(eq(users.id, seller))
  const [account] = await tx
    .select({ way: payout_accounts.way, masked: payout_accounts.masked })
    .from(payout_accounts)
    .where(eq(payout_accounts.id, payout.account))
  if (!reader?.isVerified || !reader.email || !account) return
  const email = payoutEmail(kind, { to: reader.email, language: reader.language, number, paisa, ...account, reference, reason, note, origin })
  if (!(await sendEmail(deliver, email))) log.warn({ payout: id }, 'an email about a withdrawal was refused by the email server')
}

/** Tells what is due every five seconds until it is stopped. Gives what stops it. */
export const startTellingSellers = (parts: Telling): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => tellSellers(parts), fault: 'sellers could not be told of withdrawals', log: parts.log })
