import { randomUUID } from 'node:crypto'
import type { SecurityEventKind } from '#contract/accounts/security-events.ts'
import type { Approval } from '#contract/desk/approvals.ts'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { as, post, type SignedInPerson } from '../people.ts'
import { makeShow, orderBody, placed } from './orders.ts'
import { opened, type Paying, payAndTell } from './paying.ts'

/** The card of the local gateway whose payments staff have to look at. */
const RISKY = '4000000000000119'

/** An order whose payment staff have to look at, or one that is good. Its two tickets cost `price` each, and 60 are the service's. */
export async function deskOrder(app: Paying, buyer: SignedInPerson, { price = 100, inReview = false } = {}): Promise<{ order: EventOrder; tran_id: string }> {
  const { ticket } = await makeShow(app, [{ price }])
  const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], price * 2))
  const tran_id = await opened(app, buyer, order)
  await payAndTell(app, tran_id, inReview ? RISKY : undefined)
  return { order, tran_id }
}

/** What the security log has of orders at the desk. */
export const DESK_ORDER_EVENTS = [
  'approval-asked',
  'order-contact-shown',
  'order-confirmed',
  'order-refunded',
  'order-refunded-in-part',
  'refund-retried',
  'refund-settled',
  'payment-asked-again',
  'payment-set-aside',
] as const satisfies SecurityEventKind[]
export type DeskOrderEvent = (typeof DESK_ORDER_EVENTS)[number]

export const deskPath = ({ event_order_id }: Pick<EventOrder, 'event_order_id'>, act = '') => `/api/desk/orders/${event_order_id}/${act && `${act}/`}`

/** Does something about an order as staff do, with a key of its own. */
export const actAtDesk = (
  app: Pick<Paying, 'request'>,
  staff: Pick<SignedInPerson, 'access'>,
  { path, body = {}, key = randomUUID() }: { path: string; body?: object; key?: string },
): Promise<Response> => post(app, path, { body: { reason: 'called the bank', ...body }, headers: { ...as(staff), 'idempotency-key': key } })

export interface ActedAtDesk {
  order: DeskOrderFile
  approval: Approval | null
}

/** What each account of the ledger has in the end, in taka, and what all lines add up to. */
export function sumsOf({ ledger }: DeskOrderFile): { all: number; accounts: Record<string, number> } {
  const accounts: Record<string, number> = {}
  for (const { account, balance } of ledger) accounts[account] = balance / 100
  return { all: ledger.reduce((sum, { paisa }) => sum + paisa, 0), accounts }
}
