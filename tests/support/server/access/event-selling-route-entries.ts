import { aPoster, eventTexts } from '../nouns/posting.ts'
import { ANYBODY, type RouteEntry, SELLER_A, SELLERS } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NO_ORDER = 'ZZZZZZZZZZ'
const picture = await aPoster('#0a7', 8, 8)
const NONE = 2_000_000_000
const kind = { title: 'Gallery', price: '100', capacity: '30', description: '', from: '', to: '', per_order_limit: '10' }
const coupon = { code: 'PUJA', kind: 'percent', amount: '5', from: '', to: '', most_uses: '', most_per_buyer: '1' }
const paramsOfA = ({ sellerA }: Six) => ({ event_id: sellerA.event ?? 0 })
const OWN_EVENT = { expected: SELLER_A, missing: { event_id: NONE } }
const ofEventA = ({ sellerA }: Six) => sellerA.event ?? 0

/** Who may do what with events on sale: their tickets, coupons, pictures, orders and gates. */
export const EVENT_SELLING_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/event/?mine=true': { expected: SELLERS },
  'GET /api/event/{event_id}/own/': { ...OWN_EVENT, ask: (six) => ({ params: paramsOfA(six) }) },
  'POST /api/event/create/': { expected: SELLERS, ask: ({ sellerA: { desk } }) => ({ body: eventTexts(desk.chain), files: { thumbnail: picture } }) },
  'PATCH /api/event/{event_id}/update/': {
    ...OWN_EVENT,
    ask: (six) => ({ params: paramsOfA(six), body: { ...eventTexts(six.sellerA.desk.chain), version: '1' }, files: { thumbnail: picture } }),
  },
  'POST /api/event/{event_id}/active/': { ...OWN_EVENT, ask: (six) => ({ params: paramsOfA(six), body: { is_active: false } }) },
  'POST /api/event/{event_id}/duplicate/': { ...OWN_EVENT, ask: (six) => ({ params: paramsOfA(six), body: { client_key: 'a-key-of-a-phone' } }) },
  'POST /api/event/{event_id}/call_off/': { ...OWN_EVENT, ask: (six) => ({ params: paramsOfA(six), body: { reason: 'The hall has burnt down.' } }) },
  'POST /api/event/{event_id}/faqs/': {
    ...OWN_EVENT,
    ask: (six) => ({ params: paramsOfA(six), body: { version: 1, faqs: [{ question: 'When?', answer: 'At six.' }] } }),
  },
  'POST /api/selling/picture/': { expected: SELLERS, ask: () => ({ upload: picture }) },
  'GET /api/selling/attention/': { expected: SELLERS },

  'GET /api/event_ticket_kind/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'POST /api/event_ticket_kind/': { expected: SELLER_A, ask: (six) => ({ body: { event_id: ofEventA(six), kind } }) },
  'PATCH /api/event_ticket_kind/{ticket_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { ticket_id: desk.kind }, body: { version: 1, kind } }),
    missing: { ticket_id: NONE },
  },
  'POST /api/event_ticket_kind/{ticket_id}/closed/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { ticket_id: desk.kind }, body: { is_closed: true } }),
    missing: { ticket_id: NONE },
  },
  'POST /api/event_ticket_kind/order/': { expected: SELLER_A, ask: (six) => ({ body: { event_id: ofEventA(six), ids: [six.sellerA.desk.kind] } }) },
  'GET /api/event_coupon/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'POST /api/event_coupon/': { expected: SELLER_A, ask: (six) => ({ body: { event_id: ofEventA(six), coupon } }) },
  'PATCH /api/event_coupon/{coupon_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { coupon_id: desk.coupon }, body: { coupon } }),
    missing: { coupon_id: NONE },
  },
  'POST /api/event_coupon/{coupon_id}/active/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { coupon_id: desk.coupon }, body: { is_active: false } }),
    missing: { coupon_id: NONE },
  },
  'GET /api/event_gallery/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'POST /api/event_gallery/': {
    expected: SELLER_A,
    ask: (six) => ({ query: { event_id: String(ofEventA(six)), client_key: 'a-key-of-a-phone' }, upload: picture }),
  },
  'POST /api/event_gallery/video/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { event_id: ofEventA(six), video_url: 'https://youtu.be/abcdefghijk', name: 'The song' } }),
  },
  'PATCH /api/event_gallery/{item_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { item_id: desk.item }, body: { name: 'The dance' } }),
    missing: { item_id: NONE },
  },
  'DELETE /api/event_gallery/{item_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { item_id: desk.item } }),
    missing: { item_id: NONE },
  },
  'POST /api/event_gallery/order/': { expected: SELLER_A, ask: (six) => ({ body: { event_id: ofEventA(six), ids: [six.sellerA.desk.item] } }) },
  'GET /api/selling/dashboard/': { expected: SELLERS },
  'POST /api/event_view/': { expected: ANYBODY, ask: (six) => ({ body: { event_id: ofEventA(six) } }) },

  'GET /api/event_sale/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'GET /api/event_attendee/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'POST /api/event_sale/{event_order_id}/refund/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { event_order_id: desk.sale }, body: { why: 'The hall has burnt down.' } }),
    missing: { event_order_id: NO_ORDER },
  },
  'POST /api/event_sale/refund_all/': { expected: SELLER_A, ask: (six) => ({ body: { event_id: ofEventA(six), why: 'The hall has burnt down.' } }) },
  'GET /api/event_message/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'POST /api/event_message/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { event_id: ofEventA(six), client_key: 'a-key-of-a-phone', event_ticket: null, text: 'Doors open at six.' } }),
  },

  'GET /api/gate/pass/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  'POST /api/gate/pass/': { expected: SELLER_A, ask: (six) => ({ body: { event_id: ofEventA(six), label: 'South' } }) },
  'DELETE /api/gate/pass/{pass_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { desk } }) => ({ params: { pass_id: desk.gate } }),
    missing: { pass_id: NONE },
  },
  'GET /api/gate/scans/': { expected: SELLER_A, ask: (six) => ({ query: { event_id: String(ofEventA(six)) } }) },
  // The secret of a gate is enough to work there.
  'POST /api/gate/list/': { expected: ANYBODY, ask: ({ sellerA: { desk } }) => ({ body: { secret: desk.secret } }) },
  // The ticket is of another event: it is refused, and nothing moves.
  'POST /api/gate/scans/': {
    expected: ANYBODY,
    ask: ({ sellerA: { desk }, buyerA: { seat } }) => ({
      body: { secret: desk.secret, scans: [{ key: 'k'.repeat(32), ticket: seat, scanned_at: new Date().toISOString(), way: 'qr' }] },
    }),
  },
}
