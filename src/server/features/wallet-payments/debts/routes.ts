import { Problem } from '#contract/core/problem.ts'
import * as desk from '#contract/desk/debt-claims.ts'
import * as contract from '#contract/wallet-payments/debt-claims.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { claimDebt } from './claim-debt.ts'
import { decideDebt } from './decide-debt.ts'
import { listDeskDebts, readDeskDebt } from './desk-debts.ts'
import { type HouseWallets, readDebt, readDebtClaim } from './read-debt.ts'

/** What sellers owe the house, paid by mobile wallet: they claim it, staff decide. Each decision is on record. */
export function debtRoutes(app: Service, { note, ...house }: HouseWallets & { note: NoteSecurityEvent }): void {
  const { numbers } = house
  serve(app, contract.readDebtPayment, ({ db, session }) => readDebt(db, session.user_id, house))
  serve(app, contract.claimDebtPayment, async ({ db, session, body }) => {
    if (numbers.length === 0) throw new Problem('bad-state')
    return readDebtClaim(db, session.user_id, await claimDebt(db, session.user_id, body))
  })
  serve(app, desk.listDeskDebtClaims, ({ db, session, query }) => listDeskDebts(db, { staff: session.user_id, numbers }, query))
  serve(app, desk.decideDebtClaim, async ({ db, session, params: { claim_id }, body, requestId, now }) => {
    requireProof(session, now)
    const staff = session.user_id
    await decideDebt(db, { claim_id, staff }, body)
    const decided = await readDeskDebt(db, { staff, numbers }, claim_id)
    const details = { claim: claim_id, seller: decided.seller.username, came: body.came ? 1 : 0, paisa: decided.came_paisa ?? 0 }
    const reason = body.came ? undefined : body.reason
    await note(db, { kind: 'debt-claim-decided', user_id: staff, request_id: requestId, by: 'staff', reason, details })
    return decided
  })
}
