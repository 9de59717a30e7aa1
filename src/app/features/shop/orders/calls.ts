import { upperCase } from '#contract/core/one-form.ts'
import { isNoAnswer, problemCode } from '#contract/core/problem-code.ts'
import type { ShopOrderGroup } from '#contract/shop/shop-order-rules.ts'
import { listShopOrders, makeRiderLink, type OrderSide, type RiderParcel, readRiderParcel, readShopOrder, type ShopOrder } from '#contract/shop/shop-orders.ts'
import { readParcel, storeParcel } from '../../../state/rider-parcels.ts'
import { noteKeptServiceTime, noteServiceTime } from '../../../state/service-clock.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import type { Page } from '../../../wire/use-pages.ts'

export const ORDERS_PER_PAGE = 20

export interface AskedOrders {
  side: OrderSide
  /** Undefined: all. */
  group?: ShopOrderGroup | undefined
}

type Timed = { server_time: string } | undefined

/** Deadlines go by the service's clock. */
function noted<T>(answer: Answer<T>, timed: (value: T) => Timed): Answer<T> {
  const found = timed(answer.value)
  if (found && answer.from === 'network') noteServiceTime(found.server_time)
  else if (found) noteKeptServiceTime(found.server_time, answer.fetchedAt)
  return answer
}

const withNoted = <T>({ later, ...options }: CallOptions, timed: (value: T) => Timed): CallOptions =>
  later ? { ...options, later: (answer) => later(noted(answer as Answer<T>, timed)) } : options

const firstOf = ({ results }: Page<ShopOrder>): Timed => results[0]
const itself = <T extends { server_time: string }>(value: T): Timed => value

/** One page of one's orders of goods. @param cursor of the page before. */
export const loadShopOrders = async ({ side, group }: AskedOrders, options: CallOptions = {}, cursor?: string): Promise<Answer<Page<ShopOrder>>> =>
  noted(
    await call(
      listShopOrders,
      { query: { side, limit: String(ORDERS_PER_PAGE), ...(group && { group }), ...(cursor && { cursor }) } },
      withNoted(options, firstOf),
    ),
    firstOf,
  )

/** One order, to either side. @param number in any case, as addresses have it. */
export const loadShopOrder = async (number: string, options: CallOptions = {}): Promise<Answer<ShopOrder>> =>
  noted(await call(readShopOrder, { params: { number: upperCase(number) } }, withNoted(options, itself<ShopOrder>)), itself)

/** A link for a rider; an earlier one of this order is good no more. @throws {Problem} bad-state */
export const makeLink = async (number: string): Promise<{ link_key: string; until: string }> =>
  (await call(makeRiderLink, { params: { number }, body: {} })).value

/** The parcel of a rider's link; without network what this phone has kept of it. @throws {Problem} not-found, link-expired */
export async function loadRiderParcel(link_key: string, options: CallOptions = {}): Promise<Answer<RiderParcel>> {
  try {
    const answer = await call(readRiderParcel, { params: { link_key } }, options)
    if (answer.from === 'network') await storeParcel(link_key, answer.value)
    return noted(answer, itself)
  } catch (error) {
    const code = problemCode(error)
    const held = code !== undefined && isNoAnswer(code) ? await readParcel(link_key) : undefined
    if (!held) throw error
    return noted(held, itself)
  }
}
