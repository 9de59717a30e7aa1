import { canonicalQuery, type EndpointSpec } from '#contract/core/endpoint.ts'
import { aPoster } from '../nouns/posting.ts'
import { orderBody } from '../orders/orders.ts'
import { TEST_PASSWORD } from '../people.ts'
import { ADDRESS_ENTRIES } from './address-route-entries.ts'
import { APPLYING_ENTRIES } from './applying-route-entries.ts'
import { BOOKING_ENTRIES } from './booking-route-entries.ts'
import { CALENDAR_FEED_ENTRIES } from './calendar-feed-route-entries.ts'
import { CASE_ENTRIES } from './case-route-entries.ts'
import { CONVERSATION_ENTRIES } from './conversation-route-entries.ts'
import { DAYBOOK_ENTRIES } from './daybook-route-entries.ts'
import { DESK_PEOPLE_ENTRIES } from './desk-people-route-entries.ts'
import { DESK_ENTRIES } from './desk-route-entries.ts'
import { EVENT_SELLING_ENTRIES } from './event-selling-route-entries.ts'
import { HIRING_ENTRIES } from './hiring-route-entries.ts'
import { LICENCE_ENTRIES } from './licence-route-entries.ts'
import { MAGAZINE_ENTRIES } from './magazine-route-entries.ts'
import { MONEY_DESK_ENTRIES } from './money-desk-route-entries.ts'
import { PARCEL_ENTRIES } from './parcel-route-entries.ts'
import { POST_COMMENT_ENTRIES } from './post-comment-route-entries.ts'
import { POST_ENTRIES } from './post-route-entries.ts'
import { PROFILE_ENTRIES } from './profile-route-entries.ts'
import { RELATION_ENTRIES } from './relation-route-entries.ts'
import { RETURN_ENTRIES } from './return-route-entries.ts'
import { REVIEW_ENTRIES } from './review-route-entries.ts'
import { ANYBODY, all, BUYER_A, type RouteEntry, SELLERS, SIGNED_IN } from './route-entry.ts'
import { SERVICE_ENTRIES } from './service-route-entries.ts'
import { SHELF_ENTRIES } from './shelf-route-entries.ts'
import { endParcels } from './six-parcels.ts'
import type { Six, Who } from './six-people.ts'
import { TALK_ENTRIES } from './talk-route-entries.ts'
import { WALLET_PAYMENT_ENTRIES } from './wallet-payment-route-entries.ts'
import { WALLET_ENTRIES } from './wallet-route-entries.ts'

const TOKEN = 'a-link-that-nobody-was-sent'
const NO_ORDER = 'ZZZZZZZZZZ'
/** All of them share one phone: each has a key of their own there. */
const PHONE = 'a-phone-of-six-people'
const VERIFIER = 'v'.repeat(43)
const google = (six: Six, who: Who) => ({ code: `google-${six[who].username}`, state: 's'.repeat(43), nonce: 'n'.repeat(43), code_verifier: VERIFIER })
const shop = (six: Six, who: Who) => ({
  full_name: 'A shop',
  slug: `shop-of-${six[who].id}`,
  profession: 'Potter',
  division: 'Dhaka',
  district: 'Dhaka',
  languages: ['Bangla'],
  skills: ['Clay'],
  about: 'Pots.',
})
/** A browser of a user; its keys are the base point of P-256, which is public, and sixteen zeros. */
const browserOf = (id: number) => ({
  endpoint: `https://push.example/send/${id}`,
  keys: { p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  language: 'bn',
})
const picture = await aPoster('#0a7', 8, 8)

export const keyOf = ({ method, path, where = {} }: Pick<EndpointSpec, 'method' | 'path' | 'where'>) => `${method} ${path}${canonicalQuery(where)}`

export const ROUTE_ENTRIES: Record<string, RouteEntry> = {
  ...ADDRESS_ENTRIES,
  ...CALENDAR_FEED_ENTRIES,
  ...DAYBOOK_ENTRIES,
  ...HIRING_ENTRIES,
  ...SHELF_ENTRIES,
  ...SERVICE_ENTRIES,
  ...BOOKING_ENTRIES,
  ...WALLET_ENTRIES,
  ...PARCEL_ENTRIES,
  ...WALLET_PAYMENT_ENTRIES,
  ...RETURN_ENTRIES,
  ...APPLYING_ENTRIES,
  ...CONVERSATION_ENTRIES,
  ...DESK_ENTRIES,
  ...REVIEW_ENTRIES,
  ...TALK_ENTRIES,
  ...CASE_ENTRIES,
  ...LICENCE_ENTRIES,
  ...MAGAZINE_ENTRIES,
  ...MONEY_DESK_ENTRIES,
  ...DESK_PEOPLE_ENTRIES,
  ...EVENT_SELLING_ENTRIES,
  ...RELATION_ENTRIES,
  ...PROFILE_ENTRIES,
  ...POST_ENTRIES,
  ...POST_COMMENT_ENTRIES,

  'GET /api/ping/': { expected: ANYBODY },
  'GET /api/event/': { expected: ANYBODY },
  'GET /api/event/{event_id}/': { expected: ANYBODY, ask: ({ sellerA }) => ({ params: { event_id: sellerA.event ?? 0 } }) },
  'GET /api/home/': { expected: ANYBODY },
  'GET /category/categories/list/': { expected: ANYBODY },
  'GET /api/category/{slug}/': { expected: ANYBODY, ask: () => ({ params: { slug: 'music' } }) },
  'GET /api/page/{page}/': { expected: ANYBODY, ask: () => ({ params: { page: 'help' } }) },
  'GET /api/picture_sizes/': { expected: ANYBODY, ask: () => ({ query: { of: 'events/none' } }) },
  'GET /api/search/': { expected: ANYBODY },
  'GET /api/search/suggest/': { expected: ANYBODY },
  'GET /api/event_category/': { expected: ANYBODY },
  'GET /api/event_subcategory/': { expected: ANYBODY },
  'GET /api/event_subsubcategory/': { expected: ANYBODY },

  'POST /api/auth/register/': {
    expected: ANYBODY,
    ask: (six, who) => ({ body: { username: `new-${six[who].id}`, email: `new-${six[who].id}@mail.example`, password: TEST_PASSWORD } }),
  },
  'GET /api/auth/username/': { expected: ANYBODY, ask: () => ({ query: { username: 'somebody' } }) },
  'POST /api/auth/login/': { expected: ANYBODY, ask: (six, who) => ({ body: { username: six[who].username, password: TEST_PASSWORD } }) },
  // Both go by the cookie alone: an access token moves nothing.
  'POST /api/auth/refresh/': { expected: all(401), ask: () => ({ body: {} }) },
  'POST /api/auth/logout/': { expected: ANYBODY, ask: () => ({ body: {} }) },
  'POST /api/auth/recover/': { expected: ANYBODY, ask: () => ({ body: { email: 'nobody@mail.example' } }) },
  'POST /api/auth/reset/': { expected: all(410), ask: () => ({ body: { token: TOKEN, password: TEST_PASSWORD } }) },
  'POST /api/account/mails/stop/': { expected: all(410), ask: () => ({ body: { token: `application_mails.1.${'x'.repeat(43)}` } }) },
  'POST /api/auth/verify_email/': { expected: all(410), ask: () => ({ body: { token: TOKEN } }) },
  'GET /api/auth/ways/': { expected: ANYBODY },
  'POST /api/auth/google/start/': {
    expected: ANYBODY,
    ask: () => ({ body: { state: 's'.repeat(43), nonce: 'n'.repeat(43), code_challenge: 'c'.repeat(43) } }),
  },
  'POST /api/auth/google/finish/': { expected: ANYBODY, ask: (six, who) => ({ body: google(six, who) }) },

  'GET /api/account/': { expected: SIGNED_IN },
  'PATCH /api/account/': { expected: SIGNED_IN, ask: () => ({ body: { full_name: 'Another Name' } }), changes: ['full_name'] },
  'POST /api/account/prove/': { expected: SIGNED_IN, ask: () => ({ body: { password: TEST_PASSWORD } }) },
  'POST /api/account/password/': { expected: SIGNED_IN, ask: () => ({ body: { password: 'a kite over Old Dhaka' } }), changes: ['password_hash'] },
  'POST /api/account/email/': {
    expected: SIGNED_IN,
    ask: (six, who) => ({ body: { email: `moved-${six[who].id}@mail.example` } }),
    changes: ['pending_email'],
  },
  'POST /api/account/verification/': { expected: SIGNED_IN, ask: () => ({ body: {} }) },
  'POST /api/account/picture/': { expected: SIGNED_IN, ask: () => ({ upload: picture }) },
  'DELETE /api/account/picture/': { expected: SIGNED_IN },
  'GET /api/account/export/': { expected: SIGNED_IN },
  // Who owes goods or waits for some stays.
  'POST /api/account/delete/': { expected: SIGNED_IN, before: endParcels, ask: () => ({ body: {} }), changes: ['*'] },
  'POST /api/account/google/': { expected: SIGNED_IN, ask: (six, who) => ({ body: google(six, who) }), changes: ['google_sub'] },
  'DELETE /api/account/google/': { expected: SIGNED_IN },
  'GET /api/buyer/{user_id}/': {
    expected: BUYER_A,
    ask: ({ buyerA }) => ({ params: { user_id: buyerA.id } }),
    missing: { user_id: 2_000_000_000 },
  },
  'GET /api/account/sessions/': { expected: SIGNED_IN },
  'DELETE /api/account/sessions/{session_id}/': {
    expected: BUYER_A,
    ask: ({ buyerA }) => ({ params: { session_id: buyerA.otherSession } }),
    missing: { session_id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  },
  'DELETE /api/account/other_sessions/': { expected: SIGNED_IN },
  'GET /api/account/sealing_key/': { expected: SIGNED_IN, ask: () => ({ query: { phone_id: PHONE } }) },
  'GET /api/account/opening_key/': { expected: SIGNED_IN, ask: () => ({ query: { phone_id: PHONE } }) },

  'GET /api/seller/{slug}/': { expected: ANYBODY, ask: ({ sellerA }) => ({ params: { slug: sellerA.slug ?? '' } }) },
  'GET /api/account/seller_slug/': { expected: SIGNED_IN, ask: () => ({ query: { slug: 'a-new-shop' } }) },
  'POST /api/account/seller/': { expected: { ...SIGNED_IN, sellerA: 409, sellerB: 409 }, ask: (six, who) => ({ body: shop(six, who) }) },
  'GET /api/account/seller/': { expected: SELLERS },
  'PATCH /api/account/seller/': { expected: SELLERS, ask: (six, who) => ({ body: shop(six, who) }) },
  'POST /api/account/seller_picture/': { expected: SELLERS, ask: () => ({ upload: picture }) },
  'DELETE /api/account/seller_picture/': { expected: SELLERS },

  // A draft: what it would take of others is tests/server/orders.
  'POST /api/event_order/': { expected: SIGNED_IN, ask: () => ({ body: orderBody(undefined, 100) }) },
  // The line that is in the order already: its buyer is told so, and nothing moves.
  'POST /api/event_order_items/': {
    expected: BUYER_A,
    ask: ({ buyerA: { order } }) => ({ body: { quantity: 1, price: 100, event_order: order.id, event: order.event, event_ticket: order.event_ticket } }),
  },
  'GET /api/event_order/': { expected: SIGNED_IN },
  'GET /api/event_order/{event_order_id}/': {
    expected: BUYER_A,
    ask: ({ buyerA }) => ({ params: { event_order_id: buyerA.order.event_order_id } }),
    missing: { event_order_id: NO_ORDER },
  },
  'POST /api/event_order/{event_order_id}/cancel/': {
    expected: BUYER_A,
    ask: ({ buyerA }) => ({ params: { event_order_id: buyerA.order.event_order_id }, body: {} }),
    missing: { event_order_id: NO_ORDER },
  },
  'GET /api/notice/': { expected: SIGNED_IN },
  'GET /api/notice/settings/': { expected: SIGNED_IN },
  'POST /api/notice/settings/': {
    expected: SIGNED_IN,
    ask: () => ({ body: { group: 'replies', way: 'push', is_on: false } }),
    changes: ['notices_off'],
  },
  'POST /api/notice/read/': { expected: SIGNED_IN, ask: () => ({ body: { up_to: 2_147_483_647 } }) },
  'GET /api/push/key/': { expected: ANYBODY },
  'POST /api/push/': { expected: SIGNED_IN, ask: (six, who) => ({ body: browserOf(six[who].id) }) },
  // Another user's subscription: it goes on as it was.
  'POST /api/push/stop/': { expected: SIGNED_IN, ask: ({ buyerA }) => ({ body: { endpoint: browserOf(buyerA.id).endpoint } }) },
  // The gateway of these tests never answers: only the buyer of the order is told so.
  'POST /api/event_payment/initiate': {
    expected: { ...all(404), visitor: 401, buyerA: 500 },
    ask: ({ buyerA }) => ({ body: { event_order_id: buyerA.order.event_order_id } }),
  },
  'POST /api/event_payment/check/': { expected: BUYER_A, ask: ({ buyerA }) => ({ body: { event_order_id: buyerA.order.event_order_id } }) },
  'POST /api/event_payment/fail/': { expected: ANYBODY, ask: ({ buyerA }) => ({ body: { event_order_id: buyerA.order.event_order_id } }) },
  'POST /api/event_coupon/check/': {
    expected: { ...all(409), visitor: 401 },
    ask: ({ buyerA: { order } }) => ({ body: { coupon: 'NOBODYS', items: [{ event_ticket: order.event_ticket, quantity: 1 }] } }),
  },

  'GET /api/event_ticket/': { expected: SIGNED_IN },
  'POST /api/event_ticket/pass/': {
    expected: BUYER_A,
    ask: ({ buyerA }) => ({ body: { id: buyerA.seat, holder_name: 'Rahim Uddin', secret_hash: 'a'.repeat(64) } }),
  },
  'POST /api/event_ticket/open/': { expected: all(410), ask: () => ({ body: { secret: 's'.repeat(32) } }) },
  'GET /api/event_ticket/keys/': { expected: ANYBODY },
}
