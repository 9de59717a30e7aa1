import * as contract from '#contract/desk/wallet-claims.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import type { ClaimParts } from '../claims/confirm-claim.ts'
import { decideClaim } from './decide-claim.ts'
import { listDeskClaims, readDeskClaim } from './read-desk-claims.ts'

/** Payments by mobile wallet at the desk of staff. Each decision is on record with its reason. */
export function deskWalletClaimRoutes(app: Service, { note, ...parts }: ClaimParts & { note: NoteSecurityEvent }): void {
  serve(app, contract.listDeskWalletClaims, ({ db, query }) => listDeskClaims(db, query))
  serve(app, contract.readDeskWalletClaim, ({ db, params }) => readDeskClaim(db, params.claim_id))
  serve(app, contract.decideWalletClaim, async ({ db, session, params: { claim_id }, body, requestId, now }) => {
    requireProof(session, now)
    await decideClaim({ tx: db, ...parts }, { claim_id, staff: session.user_id }, body)
    const details = { claim: claim_id, about: body.about, came: body.came ? 1 : 0 }
    await note(db, { kind: 'wallet-claim-decided', user_id: session.user_id, request_id: requestId, by: 'staff', reason: body.reason, details })
    return readDeskClaim(db, claim_id)
  })
}
