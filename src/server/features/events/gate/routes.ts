import { sendScans } from '#contract/events/check-ins.ts'
import * as contract from '#contract/events/gate.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { doorOfGates, noteSeen } from './gate-door.ts'
import { listGatePasses, makeGatePass, revokeGatePass } from './gate-passes.ts'
import { listScans } from './list-scans.ts'
import { readGate } from './read-gate.ts'
import { LATE_MS, takeScans } from './take-scans.ts'

interface GateParts {
  settings: { rate_per_minute: number }
  note: NoteSecurityEvent
}

export function gateRoutes(app: Service, { settings, note }: GateParts): void {
  const enter = doorOfGates(settings.rate_per_minute > 0)
  serve(app, contract.listGatePasses, ({ db, session, query }) => listGatePasses(db, session.user_id, query.event_id))
  serve(app, contract.makeGatePass, ({ db, session, body, requestId }) =>
    inTransaction(db, async (tx) => {
      const made = await makeGatePass(tx, session.user_id, body)
      await note(tx, { kind: 'gate-made', user_id: session.user_id, request_id: requestId, details: { event: body.event_id, gate: made.pass.id } })
      return made
    }),
  )
  serve(app, contract.revokeGatePass, ({ db, session, params, requestId }) =>
    inTransaction(db, async (tx) => {
      const left = await revokeGatePass(tx, session.user_id, params.pass_id)
      await note(tx, { kind: 'gate-ended', user_id: session.user_id, request_id: requestId, details: { gate: params.pass_id } })
      return left
    }),
  )
  serve(app, contract.listScans, ({ db, session, query }) => listScans(db, session.user_id, query.event_id))
  serve(app, contract.readGate, async ({ db, body, address }) => {
    const pass = await enter(db, { secret: body.secret, address })
    await noteSeen(db, pass)
    return readGate(db, pass, body.since)
  })
  serve(app, sendScans, async ({ db, body, address }) => {
    const pass = await enter(db, { secret: body.secret, address, graceMs: LATE_MS })
    await noteSeen(db, pass)
    const results = await inTransaction(db, (tx) => takeScans(tx, pass, body.scans))
    return { results, server_time: new Date(pass.now).toISOString() }
  })
}
