import { listAddresses } from '#contract/addresses/addresses.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { listTickets } from '#contract/events/tickets.ts'
import { cancelOrder, checkCoupon, type EventOrder, listOrders, readOrder } from '#contract/orders/orders.ts'
import { checkPayment, initiatePayment } from '#contract/purchases/payments.ts'
import { cancelShopPurchase, readShopPurchase, type ShopPurchase } from '#contract/shop/checkout.ts'
import { noteServiceTime } from '../../state/service-clock.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { callAndStore } from '../../wire/call-and-store.ts'

/** One of one's own orders. @param event_order_id in any case, as addresses have it. */
export const loadOrder = async (event_order_id: string, options: CallOptions = {}): Promise<Answer<EventOrder>> =>
  noted(
    await call(
      readOrder,
      { params: paramsOf(event_order_id) },
      withNoted(options, ({ value }) => [value as EventOrder]),
    ),
    (order) => [order],
  )

/** One's own address book. */
export const loadAddresses = (options: CallOptions = {}) => call(listAddresses, {}, options)

/** One's own orders, the latest first. */
export const loadOrders = async (options: CallOptions = {}): Promise<Answer<EventOrder[]>> =>
  noted(
    await call(
      listOrders,
      {},
      withNoted(options, ({ value }) => value as EventOrder[]),
    ),
    (orders) => orders,
  )

/** Takes an order back, and keeps what has become of it. @throws {Problem} bad-state — it is past that. */
export async function takeBack(event_order_id: string): Promise<EventOrder> {
  const params = paramsOf(event_order_id)
  return callAndStore(cancelOrder, { params, body: {} }, [readOrder, { params }])
}

/** One purchase of goods. @param number in any case, as addresses have it */
export const loadPurchase = async (number: string, options: CallOptions = {}): Promise<Answer<ShopPurchase>> =>
  noted(
    await call(
      readShopPurchase,
      { params: { number: upperCase(number) } },
      withNoted(options, ({ value }) => [value as ShopPurchase]),
    ),
    (purchase) => [purchase],
  )

/** Takes a purchase of goods back that is not paid, and keeps what has become of it. @throws {Problem} bad-state — it is past that. */
export async function takePurchaseBack(number: string): Promise<ShopPurchase> {
  const params = { number: upperCase(number) }
  return callAndStore(cancelShopPurchase, { params, body: {} }, [readShopPurchase, { params }])
}

/** Where an order is paid. @throws {Problem} cannot-pay, gateway-down */
export const openPayment = async (event_order_id: string): Promise<string> =>
  (await call(initiatePayment, { body: paramsOf(event_order_id) })).value.payment_url

/** What the payment provider says. */
export const askPayment = (event_order_id: string, options: CallOptions = {}) => call(checkPayment, { body: paramsOf(event_order_id) }, options)

/** One's own tickets: asking for them keeps them on this phone. */
export const loadTickets = (options: CallOptions = {}) => call(listTickets, {}, options)

const paramsOf = (event_order_id: string) => ({ event_order_id: upperCase(event_order_id) })

type OrdersIn<T> = (value: T) => readonly Pick<EventOrder, 'server_time'>[]

function noted<T>(answer: Answer<T>, ordersIn: OrdersIn<T>): Answer<T> {
  const [first] = ordersIn(answer.value)
  if (first && answer.from === 'network') noteServiceTime(first.server_time)
  return answer
}

const withNoted = ({ later, ...options }: CallOptions, ordersIn: OrdersIn<Answer<unknown>>): CallOptions =>
  later ? { ...options, later: (answer) => later(noted(answer, () => ordersIn(answer))) } : options

/** What a promo code would take off now. @throws {Problem} coupon-refused */
export const checkCode = async (coupon: string, items: readonly { event_ticket: number; quantity: number }[], signal: AbortSignal) =>
  (await call(checkCoupon, { body: { coupon, items: items.map(({ event_ticket, quantity }) => ({ event_ticket, quantity })) } }, { signal })).value
