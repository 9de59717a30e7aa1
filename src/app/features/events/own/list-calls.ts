import { callOffEvent, duplicateEvent, listAttention, listOwnEvents, type OwnEvent, type OwnEventPage, switchEvent } from '#contract/events/own-events.ts'
import { listSales, SALES_LIMITS } from '#contract/events/sales.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { ownList } from '../../../wire/own-list.ts'
import { laterPaged, pagedAnswer } from '../../../wire/paged-answer.ts'
import { filterCached, isPlain, type OwnFilter } from './own-filter.ts'

const PER_PAGE = '50'
const queryOf = (filter: OwnFilter, cursor?: string) => ({ ...filter, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) })

/** A page of one's own events. */
export const loadOwnEvents = ownList<OwnFilter, OwnEventPage>({
  ask: async (filter, options, cursor) => pagedAnswer<OwnEvent>(await call(listOwnEvents, { query: queryOf(filter, cursor) }, laterPaged(options))),
  isPlain,
  among: filterCached,
})

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
