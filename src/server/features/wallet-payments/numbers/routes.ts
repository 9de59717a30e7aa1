import * as contract from '#contract/wallet-payments/receiving-numbers.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { readWalletOffers } from '../../../db/wallet-payments/wallet-offers.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { addReceivingNumber, deleteReceivingNumber, listReceivingNumbers, switchReceivingNumber } from './receiving-numbers.ts'

/** Numbers to which a shop is paid, to its seller; and which wallets it takes, to buyers. What shows a number to buyers asks for a fresh proof, and is on record. */
export function receivingNumberRoutes(app: Service, { note }: { note: NoteSecurityEvent }): void {
  serve(app, contract.listReceivingNumbers, ({ db, session }) => listReceivingNumbers(db, session.user_id))
  serve(app, contract.addReceivingNumber, async ({ db, session, body, requestId, now }) => {
    requireProof(session, now)
    if (await addReceivingNumber(db, session.user_id, body))
      await note(db, { kind: 'receiving-number-added', user_id: session.user_id, request_id: requestId, details: { wallet: body.wallet } })
    return listReceivingNumbers(db, session.user_id)
  })
  serve(app, contract.switchReceivingNumber, async ({ db, session, params, body: { is_active }, now }) => {
    if (is_active) requireProof(session, now)
    await inTransaction(db, (tx) => switchReceivingNumber(tx, { seller: session.user_id, ...params }, is_active))
    return listReceivingNumbers(db, session.user_id)
  })
  serve(app, contract.deleteReceivingNumber, async ({ db, session, params }) => {
    await inTransaction(db, (tx) => deleteReceivingNumber(tx, { seller: session.user_id, ...params }))
    return listReceivingNumbers(db, session.user_id)
  })
  serve(app, contract.listWalletOffers, async ({ db, query: { sellers } }) => {
    const offers = await readWalletOffers(db, sellers)
    return { results: sellers.flatMap((seller) => (offers.has(seller) ? [{ seller, wallets: offers.get(seller) ?? [] }] : [])) }
  })
}
