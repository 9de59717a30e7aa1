import { cursorOrders } from '#contract/core/orders.ts'
import { SERVICE_LISTED, type ServiceCard, type ServicePage, type ServiceQuery } from '#contract/services/services.ts'
import { SERVICE_ORDERS, SERVICE_PAGE_SIZE, type ServiceSort } from '#contract/services/services-filter.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readServiceRows, serviceCardOf } from '../../../db/services/service-rows.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'
import { answerList } from '../../../http/lists/public-list.ts'

/** The cursors of the list of services; what is free soonest goes by a time as well. */
const SERVICE_CURSORS = listCursors<ServiceSort>({ ...cursorOrders(SERVICE_ORDERS), timed: ['soonest', 'newest'], countedTo: SERVICE_LISTED.countedTo })

/**
 * The public list.
 * @param now milliseconds since the epoch: decides what is free soon.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export const listServices = (db: Pick<Database['db'], 'execute'>, filter: ServiceQuery, now: number): Promise<ServiceCard[] | ServicePage> =>
  answerList(db, filter, {
    order: filter.sort ?? 'soonest',
    cursors: SERVICE_CURSORS,
    sizes: { page: SERVICE_PAGE_SIZE, listedPlain: SERVICE_LISTED.plain, countedTo: SERVICE_LISTED.countedTo },
    read: (words, range) => readServiceRows(db, { filter, words, now }, range),
    idOf: ({ service_id }) => service_id,
    cardOf: serviceCardOf,
  })
