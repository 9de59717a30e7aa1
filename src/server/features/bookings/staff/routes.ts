import * as contract from '#contract/desk/bookings.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { decideBooking, listDeskBookings } from './desk-bookings.ts'

/** Bookings at the desk of staff. Each decision is on record. */
export function deskBookingRoutes(app: Service, { note }: { note: NoteSecurityEvent }): void {
  serve(app, contract.listDeskBookings, ({ db, query }) => listDeskBookings(db, query))
  serve(app, contract.decideBooking, async ({ db, session, params: { number }, body, requestId, now }) => {
    requireProof(session, now)
    const decided = await decideBooking(db, number, { staff: session.user_id, for: body.for, reason: body.reason })
    const details = { booking: number, for: body.for }
    await note(db, { kind: 'booking-decided', user_id: session.user_id, request_id: requestId, by: 'staff', reason: body.reason, details })
    return decided
  })
}
