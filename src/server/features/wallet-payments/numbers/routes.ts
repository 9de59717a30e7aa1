import * as contract from '#contract/wallet-payments/receiving-numbers.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { readWalletOffers } from '../../../db/wallet-payments/wallet-offers.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { dropNumberPicture, saveNumberPicture } from './number-picture.ts'
import { addReceivingNumber, deleteReceivingNumber, listReceivingNumbers, switchReceivingNumber } from './receiving-numbers.ts'

export interface ReceivingNumberParts {
  note: NoteSecurityEvent
  pictures: Pictures
  countUpload: CountUpload
}

/** Numbers to which a shop is paid, to its seller; and which wallets it takes, to buyers. What shows a number to buyers asks for a fresh proof, and is on record. */
export function receivingNumberRoutes(app: Service, { note, pictures, countUpload }: ReceivingNumberParts): void {
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
    await pictures.drop(await inTransaction(db, (tx) => deleteReceivingNumber(tx, { seller: session.user_id, ...params })))
    return listReceivingNumbers(db, session.user_id)
  })
  serve(app, contract.saveNumberPicture, async ({ db, session, params, body, requestId, now }) => {
    requireProof(session, now)
    await countUpload(session.user_id)
    await saveNumberPicture({ db, pictures }, { seller: session.user_id, ...params }, body)
    const about = { user_id: session.user_id, request_id: requestId, details: { number_id: params.number_id } }
    await note(db, { kind: 'receiving-number-pictured', ...about })
    return listReceivingNumbers(db, session.user_id)
  })
  serve(app, contract.dropNumberPicture, async ({ db, session, params }) => {
    await dropNumberPicture({ db, pictures }, { seller: session.user_id, ...params })
    return listReceivingNumbers(db, session.user_id)
  })
  serve(app, contract.listWalletOffers, async ({ db, query: { sellers } }) => {
    const offers = await readWalletOffers(db, sellers)
    return { results: sellers.flatMap((seller) => (offers.has(seller) ? [{ seller, wallets: offers.get(seller) ?? [] }] : [])) }
  })
}
