import * as contract from '#contract/desk/returns.ts'
import { serve } from '../../../../http/serve.ts'
import type { Service } from '../../../../http/service.ts'
import { requireProof } from '../../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../../http/sessions/security-log.ts'
import { decide, holdDisputed } from './decide-return.ts'
import { listDeskReturns, readDeskReturn } from './read-desk-returns.ts'

/** Complaints at the desk of staff. Each decision is on record with its amount. */
export function deskReturnRoutes(app: Service, { note }: { note: NoteSecurityEvent }): void {
  serve(app, contract.listDeskReturns, ({ db, query }) => listDeskReturns(db, query))
  serve(app, contract.readDeskReturn, ({ db, params }) => readDeskReturn(db, params.number))
  serve(app, contract.decideReturn, async ({ db, session, params: { number }, body, requestId, now }) => {
    requireProof(session, now)
    const held = await holdDisputed(db, number, session.user_id)
    await decide(db, held, body)
    const details = { complaint: number, order: held.order.number, for: body.for, ...(body.for === 'buyer' && { taka: body.amount }) }
    await note(db, { kind: 'return-decided', user_id: session.user_id, request_id: requestId, by: 'staff', reason: body.reason, details })
    return readDeskReturn(db, number)
  })
}
