import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import {
  addTicketKind,
  closeTicketKind,
  editTicketKind,
  listTicketKinds,
  orderTicketKinds,
  type TicketKind,
  type TicketKindForm,
} from '#contract/events/ticket-kinds.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { callAndStore } from '../../../wire/call-and-store.ts'

/** A kind of ticket as its seller types it. */
export type KindTexts = { [K in keyof v.InferInput<typeof TicketKindForm>]-?: NonNullable<v.InferInput<typeof TicketKindForm>[K]> }

const listOf = (event_id: number) => ({ query: { event_id: String(event_id) } })
export const loadKinds = (event_id: number, options: CallOptions = {}) => call(listTicketKinds, listOf(event_id), options)

/** Every change is answered with all kinds of the event: what the phone keeps of them is then that. */
const copyOf = (event_id: number) => [listTicketKinds, listOf(event_id)] as const

/** @param client_key the same again is the same kind. @throws {Problem} bad-input — its fields say why */
export const addKind = (event_id: number, kind: KindTexts, client_key: string): Promise<TicketKind[]> =>
  callAndStore(addTicketKind, { body: { event_id, client_key, kind } }, copyOf(event_id))

/** @throws {Problem} below-sold — `facts.taken`; stale — it was changed since that version */
export const editKind = (event_id: number, { id, version }: Pick<TicketKind, 'id' | 'version'>, kind: KindTexts): Promise<TicketKind[]> =>
  callAndStore(editTicketKind, { params: { ticket_id: id }, body: { version, kind } }, copyOf(event_id))

export const closeKind = (event_id: number, ticket_id: number, is_closed: boolean): Promise<TicketKind[]> =>
  callAndStore(closeTicketKind, { params: { ticket_id }, body: { is_closed } }, copyOf(event_id))

export const orderKinds = (event_id: number, ids: number[]): Promise<TicketKind[]> =>
  callAndStore(orderTicketKinds, { body: { event_id, ids } }, copyOf(event_id))

/** As it stands at the service now. @throws {Problem} not-found — it is gone */
export async function readKind(event_id: number, id: number): Promise<TicketKind> {
  const kind = (await loadKinds(event_id, { fresh: true })).value.find((one) => one.id === id)
  if (!kind) throw new Problem('not-found')
  return kind
}
