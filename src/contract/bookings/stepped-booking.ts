import * as v from 'valibot'
import { Count } from '../core/fields.ts'
import { BOOKING_STATES } from './booking-rules.ts'

/** What asking, and a step that can wait on the phone, come to: the booking itself is read by `readBooking`. Small, because the worker carries it. */
export const SteppedBooking = v.object({ number: v.string(), state: v.picklist(BOOKING_STATES), version: Count })
export type SteppedBooking = v.InferOutput<typeof SteppedBooking>
