import * as v from 'valibot'
import { Count, Id } from '../core/fields.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'

/** What sellers are told of their events. `sale`: tickets were sold; `first-sale`: the first ones of this seller. */
export const SALE_NOTICES = ['sale', 'first-sale'] as const
export type SaleNotice = (typeof SALE_NOTICES)[number]

/** How much was sold of one event: orders that stand. */
export const SoldTickets = v.object({
  event_id: Id,
  tickets: Count,
  /** What they brought, without the service charge. */
  taka: Count,
})
export type SoldTickets = v.InferOutput<typeof SoldTickets>

/** Where a seller reads the orders of an event. A path of ours. */
export const salesPath = ({ event_id }: Pick<SoldTickets, 'event_id'>): string => `/sellerevents/event/${event_id}/orders`

export const SALE_NOTICE_GROUPS = { sales: { kinds: SALE_NOTICES, app: 'switch', audience: 'sellers', mail: 'none' } } as const satisfies NoticeGroups
