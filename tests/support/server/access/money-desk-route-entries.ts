import { all, type RouteEntry } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const NO_ORDER = 'ZZZZZZZZZZ'
const STAFF = { ...all(403), visitor: 401, staff: 200 }
/** The order of buyer A is held: there is nothing that staff can do about it. */
const STAFF_TOO_EARLY = { ...STAFF, staff: 409 }
const reason = 'called the bank'
const held =
  (body: object) =>
  ({ buyerA }: Six) => ({ params: { number: buyerA.order.event_order_id }, body: { reason, ...body } })
const act = (body: object = {}): RouteEntry => ({ expected: STAFF_TOO_EARLY, ask: held(body), missing: { number: NO_ORDER } })
/** Of a payment that was never given up. */
const NO_NAME = { name: 'EOZZZZZZZZZZ01' }
const givenUp: RouteEntry = { expected: { ...STAFF, staff: 404 }, ask: () => ({ params: NO_NAME, body: { reason } }), missing: NO_NAME }

/** Orders and approvals at the desk of staff. */
export const MONEY_DESK_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/desk/approvals/': { expected: STAFF },
  'POST /api/desk/approvals/{id}/decide/': {
    expected: STAFF,
    ask: ({ buyerA }) => ({ params: { id: buyerA.approval }, body: { decision: 'refuse', reason } }),
    missing: { id: NOBODYS },
  },
  'GET /api/desk/orders/': { expected: STAFF },
  'GET /api/desk/orders/search/': { expected: STAFF },
  'GET /api/desk/orders/{number}/': {
    expected: STAFF,
    ask: ({ buyerA }) => ({ params: { number: buyerA.order.event_order_id } }),
    missing: { number: NO_ORDER },
  },
  'POST /api/desk/orders/{number}/show_contact/': { expected: STAFF, ask: held({}), missing: { number: NO_ORDER } },
  'POST /api/desk/orders/{number}/confirm/': act(),
  'POST /api/desk/orders/{number}/refund/': act(),
  'POST /api/desk/orders/{number}/refund_part/': act({ taka: 10 }),
  'POST /api/desk/orders/{number}/retry/': act(),
  'POST /api/desk/orders/{number}/settle/': act({ reference: 'BKASH 1' }),
  'POST /api/desk/payments/{name}/ask_again/': givenUp,
  'POST /api/desk/payments/{name}/set_aside/': givenUp,
  'GET /api/desk/payments/{name}/': { expected: { ...STAFF, staff: 404 }, ask: () => ({ params: NO_NAME }), missing: NO_NAME },
}
