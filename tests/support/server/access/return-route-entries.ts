import { all, BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { ReturnOfSix } from './six-parcels.ts'
import type { Six } from './six-people.ts'

const NOBODYS = { number: 'ZZZZZZZZZZ' }
const STAFF = { ...all(403), visitor: 401, staff: 200 }

const bought = (name: ReturnOfSix, body?: Record<string, unknown>): RouteEntry => ({
  expected: BUYER_A,
  missing: NOBODYS,
  ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.returns[name] }, ...(body && { body }) }),
})

/** A step of seller A: to all others the complaint is not there. */
const sold = (name: ReturnOfSix, body: Record<string, unknown>): RouteEntry => ({
  expected: { ...all(404), visitor: 401, sellerA: 200 },
  missing: NOBODYS,
  ask: ({ sellerA: { parcels } }) => ({ params: { number: parcels.returns[name] }, body }),
})

const complaint = ({ buyerA: { parcels } }: Six) => ({
  order: parcels.delivered.order,
  why: 'broken',
  wish: 'refund',
  lines: `${parcels.delivered.line}:1`,
  text: 'It is broken.',
})

/** Who may do what with complaints about orders of goods. */
export const RETURN_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/shop_return/': { expected: SIGNED_IN },
  'GET /api/shop_return/{number}/': bought('read'),
  'POST /api/shop_return/': { expected: BUYER_A, ask: (six) => ({ body: complaint(six) }) },
  'POST /api/shop_return/{number}/agree/': sold('agree', { remedy: 'refund', amount: 100, goes_back: false }),
  'POST /api/shop_return/{number}/decline/': sold('decline', { reason: 'other', answer: 'It was whole.' }),
  'POST /api/shop_return/{number}/send_back/': bought('send_back', { courier: 'Pathao', tracking: '1' }),
  'POST /api/shop_return/{number}/receive/': sold('receive', { is_whole: true }),
  'POST /api/shop_return/{number}/refund_sent/': sold('refund_sent', { reference: 'TX 1' }),
  'POST /api/shop_return/{number}/send_replacement/': sold('send_replacement', {}),
  'POST /api/shop_return/{number}/confirm/': bought('confirm', {}),
  'POST /api/shop_return/{number}/withdraw/': bought('withdraw', {}),
  'POST /api/shop_return/{number}/escalate/': bought('escalate', { text: 'Look at it.' }),
  // Its bytes are not in the store: that they are given is looked at where complaints are tested.
  'GET /api/shop_return/{number}/picture/{picture_id}/': {
    expected: { ...all(404), visitor: 401 },
    missing: { ...NOBODYS, picture_id: 2_000_000_000 },
    ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.returns.read, picture_id: parcels.return_picture } }),
  },
  'GET /api/desk/returns/': { expected: STAFF },
  'GET /api/desk/returns/{number}/': { expected: STAFF, missing: NOBODYS, ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.returns.dispute } }) },
  'POST /api/desk/returns/{number}/decide/': {
    expected: STAFF,
    missing: NOBODYS,
    ask: ({ buyerA: { parcels } }) => ({ params: { number: parcels.returns.dispute }, body: { for: 'seller', reason: 'The pictures show another pot.' } }),
  },
}
