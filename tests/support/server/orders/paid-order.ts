import { createHash, randomBytes } from 'node:crypto'
import type { Ticket } from '#contract/events/tickets.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import type { TestApp } from '../app.ts'
import { as, type SignedInPerson } from '../people.ts'
import { makeShow, orderBody, placed, send } from './orders.ts'
import { opened, type Paying, payAndTell } from './paying.ts'

type Buyer = Pick<SignedInPerson, 'access'>

export interface Bought {
  order: EventOrder
  /** In the order of their seats. */
  tickets: Ticket[]
  event: number
  /** Kind of ticket. */
  ticket: number
}

/** The price of a ticket that is paid for, in taka. */
export const PAID_PRICE = 100

interface Options {
  /** Of the event that is made for it. */
  event?: Parameters<typeof makeShow>[2]
  /** Of one kind of ticket, 1 when absent. */
  quantity?: number
  /** What else the order says. */
  over?: object
}
/** It costs nothing; or a card pays for it at the gateway, which an app of `usePaying` has. */
type Where =
  | [app: Pick<TestApp, 'request' | 'database'>, buyer: Buyer, options?: Options & { paid?: false }]
  | [app: Paying, buyer: Buyer, options: Options & { paid: true }]

/** An order that is confirmed, with its tickets, by the doors that a phone has. */
export async function buyTickets(...[app, buyer, options = {}]: Where): Promise<Bought> {
  const { event: show, quantity = 1, over, paid: isPaid = false } = options
  const price = isPaid ? PAID_PRICE : 0
  const { event, ticket } = await makeShow(app, [{ price, title: 'Floor' }], show)
  const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity }], price * quantity, over))
  if (isPaid && 'gateway' in app) await payAndTell(app, await opened(app, buyer, order))
  const tickets = (await ticketsOf(app, buyer)).filter(({ event_order_id }) => event_order_id === order.event_order_id)
  if (tickets.length !== quantity) throw new Error(`${tickets.length} tickets came for ${quantity}`)
  return { order, tickets, event, ticket }
}

/** The buyer's own tickets, as the service lists them. */
export const ticketsOf = async (app: Pick<TestApp, 'request'>, buyer: Buyer): Promise<Ticket[]> =>
  (await app.request('/api/event_ticket/', { headers: as(buyer) })).json()

/** A secret as a buyer's phone makes one up, and its hash. */
export function makeSecret(): { secret: string; secret_hash: string } {
  const secret = randomBytes(24).toString('base64url')
  return { secret, secret_hash: createHash('sha256').update(secret).digest('hex') }
}

/** Asks for a ticket to be passed on, or taken back. @param key an Idempotency-Key */
export const pass = (
  app: Pick<TestApp, 'request'>,
  buyer: Buyer,
  { key, ...body }: { id: number; holder_name: string; secret_hash: string | null; key?: string },
) => send(app, buyer, { path: '/api/event_ticket/pass/', body, key })
