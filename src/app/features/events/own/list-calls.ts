import { callOffEvent, duplicateEvent, listAttention, listOwnEvents, type OwnEvent, type OwnEventPage, switchEvent } from '#contract/events/own-events.ts'
import { listSales, SALES_LIMITS } from '#contract/events/sales.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { orCachedRows } from '../../../wire/or-cached-rows.ts'
import { laterPaged, pagedAnswer } from '../../../wire/paged-answer.ts'
import { filterCached, isPlain, type OwnFilter } from './own-filter.ts'

const PER_PAGE = '50'
const queryOf = (filter: OwnFilter, cursor?: string) => ({ ...filter, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) })

/**
 * A page of one's own events. What the service cannot be asked without network, and was never asked before, is answered from the rows of
 * the plain list that this phone holds.
 */
export function loadOwnEvents(filter: OwnFilter, options: CallOptions = {}, cursor?: string): Promise<Answer<OwnEventPage>> {
  const asked = ask(queryOf(filter, cursor), options)
  if (cursor !== undefined || isPlain(filter)) return asked
  const { signal } = options
  return orCachedRows(asked, {
    plain: () => ask(queryOf({}), { keptFirst: true, ...(signal && { signal }) }),
    among: (rows) => filterCached(rows, filter, Date.now()),
  })
}

const ask = async (query: ReturnType<typeof queryOf>, options: CallOptions): Promise<Answer<OwnEventPage>> =>
  pagedAnswer<OwnEvent>(await call(listOwnEvents, { query }, laterPaged(options)))

/** Caches the list with what was just posted before the seller opens it. When it fails, the list asks by itself once it is opened. */
export const refreshOwnEvents = (): void => void loadOwnEvents({}, { fresh: true }).catch(() => undefined)

/** @throws {Problem} bad-state — it was called off */
export const switchOwnEvent = async (event_id: number, is_active: boolean): Promise<OwnEvent> =>
  (await call(switchEvent, { params: { event_id }, body: { is_active } })).value

/** A copy that no other user sees yet. @param client_key the same again is the same copy. */
export const copyOwnEvent = async (event_id: number, client_key: string): Promise<OwnEvent> =>
  (await call(duplicateEvent, { params: { event_id }, body: { client_key } })).value

/** For good. @throws {Problem} password-needed */
export const callOff = async (event_id: number, reason: string): Promise<OwnEvent> =>
  (await call(callOffEvent, { params: { event_id }, body: { reason } })).value

export const loadAttention = (options: CallOptions = {}) => call(listAttention, {}, options)
export type Attention = Awaited<ReturnType<typeof loadAttention>>['value']

/** What has been paid for an event: how many orders, and how much if they are few enough to be added up. Taka. */
export async function loadPaid(event_id: number, options: CallOptions = {}): Promise<Answer<{ orders: number; taka: number | undefined }>> {
  const answer = await call(
    listSales,
    { query: { event_id: String(event_id), state: 'paid', limit: String(SALES_LIMITS.perPage) } },
    { ...options, fresh: true },
  )
  const { results, total, next_cursor } = answer.value
  const taka = results.reduce((sum, { final_price }) => sum + final_price, 0)
  return { ...answer, value: { orders: total, taka: next_cursor === null ? taka : undefined } }
}
