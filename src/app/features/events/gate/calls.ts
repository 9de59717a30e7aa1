import { type GatePass, listGatePasses, listScans, makeGatePass, revokeGatePass } from '#contract/events/gate.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadPasses = (event_id: number, options: CallOptions): Promise<Answer<GatePass[]>> =>
  call(listGatePasses, { query: { event_id: String(event_id) } }, options)

export const loadScans = (event_id: number, options: CallOptions) => call(listScans, { query: { event_id: String(event_id) } }, options)

interface NewPass {
  event_id: number
  label: string
  hours?: number
}

/** The secret is said this once. @throws {Problem} too-many-requests, not-found */
export const makePass = async (body: NewPass): Promise<{ pass: GatePass; secret: string }> => (await call(makeGatePass, { body })).value

/** @returns every gate of the event, as they are now. */
export const revokePass = async (id: number): Promise<GatePass[]> => (await call(revokeGatePass, { params: { pass_id: id } })).value
