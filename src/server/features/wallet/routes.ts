import { eq } from 'drizzle-orm'
import * as payouts from '#contract/wallet/payouts.ts'
import { readSellerRates } from '#contract/wallet/seller-rates.ts'
import * as contract from '#contract/wallet/wallet.ts'
import type { Mail } from '../../adapters/mail/mail.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { users } from '../../db/tables/accounts.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { requireProof } from '../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'
import { accountEmail } from './emails/account-email.ts'
import { askPayout, withdrawPayout } from './payouts/ask-payout.ts'
import { addPayoutAccount, removePayoutAccount } from './payouts/payout-accounts.ts'
import { listPayouts } from './payouts/read-payouts.ts'
import { listMoves } from './reading/list-moves.ts'
import { readOrderMoney } from './reading/read-order-money.ts'
import { readRates } from './reading/read-rates.ts'
import { readWallet } from './reading/read-wallet.ts'
import { exportStatement, readStatement } from './reading/statement.ts'

export interface WalletParts {
  mail: Pick<Mail, 'send'>
  note: NoteSecurityEvent
  /** Public address of the site. */
  origin: string
  secret: string
}

/** Where one's money stands, what moved it, and getting it. */
export function walletRoutes(app: Service, parts: WalletParts): void {
  serve(app, contract.readWallet, ({ db, session }) => readWallet(db, session.user_id))
  serve(app, readSellerRates, ({ db, session }) => readRates(db, session.user_id))
  serve(app, contract.listWalletMoves, ({ db, session, query }) => listMoves(db, session.user_id, query))
  serve(app, contract.readOrderMoney, ({ db, session, params }) => readOrderMoney(db, session.user_id, params.number))
  serve(app, contract.readStatement, ({ db, session, query }) => readStatement(db, session.user_id, query))
  serve(app, contract.downloadStatement, ({ db, session, query }) => exportStatement(db, session.user_id, query))
  serve(app, payouts.listPayouts, ({ db, session, query }) => listPayouts(db, session.user_id, query))
  addWithdrawals(app, parts)
}

function addWithdrawals(app: Service, { mail, note, origin, secret }: WalletParts): void {
  /** By email, so that the owner of an account that was taken over learns of the change. */
  const write = async (db: Tx, kind: 'added' | 'removed', { user_id, way, masked }: { user_id: number } & Pick<payouts.PayoutAccount, 'way' | 'masked'>) => {
    const [owner] = await db.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, user_id))
    if (owner?.email) mail.send(accountEmail(kind, { to: owner.email, language: owner.language, way, masked, origin }))
  }
  serve(app, payouts.askPayout, async ({ db, session, body, now, requestId }) => {
    requireProof(session, now)
    const payout = await askPayout(db, session.user_id, body)
    await note(db, { kind: 'payout-asked', user_id: session.user_id, request_id: requestId, details: { payout: payout.number } })
    return payout
  })
  serve(app, payouts.withdrawPayout, ({ db, session, params }) => withdrawPayout(db, session.user_id, params.number))
  serve(app, payouts.addPayoutAccount, async ({ db, session, body, now, requestId }) => {
    requireProof(session, now)
    const { user_id } = session
    const account = await addPayoutAccount(db, { seller: user_id, secret }, body)
    await note(db, { kind: 'payout-account-added', user_id, request_id: requestId, details: { account: account.id, way: account.way } })
    await write(db, 'added', { user_id, ...account })
    return account
  })
  serve(app, payouts.removePayoutAccount, async ({ db, session, params, now, requestId }) => {
    requireProof(session, now)
    const { user_id } = session
    const removed = await removePayoutAccount(db, user_id, params.account_id)
    await note(db, { kind: 'payout-account-removed', user_id, request_id: requestId, details: { account: removed.id, way: removed.way } })
    await write(db, 'removed', { user_id, ...removed })
    return { id: removed.id }
  })
}
