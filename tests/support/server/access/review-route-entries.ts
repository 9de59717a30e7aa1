import { newKey } from '../nouns/commenting.ts'
import { ANYBODY, all, BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const own = ({ buyerA: { reviewing } }: Six) => ({ review_id: reviewing.review })
const received = ({ sellerA: { reviewing } }: Six) => ({ review_id: reviewing.received })
const missing = { review_id: NOBODYS }
const OWNER = { ...all(404), visitor: 401, sellerA: 200 }

/** Who may do what with reviews of events and products. */
export const REVIEW_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/event/{id}/reviews/': { expected: ANYBODY, ask: ({ buyerA }) => ({ params: { id: buyerA.reviewing.open } }) },
  // Everybody sees the event; only who was there reviews it.
  'POST /api/event/{id}/reviews/': {
    expected: { ...all(403), visitor: 401, buyerA: 200 },
    ask: ({ buyerA }) => ({ params: { id: buyerA.reviewing.open }, body: { stars: 5, text: '', key: newKey() } }),
    missing: { id: NOBODYS },
  },
  'GET /api/product/{id}/reviews/': { expected: ANYBODY, ask: ({ sellerA }) => ({ params: { id: sellerA.shelf.product } }) },
  // None of the six was brought one.
  'POST /api/product/{id}/reviews/': {
    expected: { ...all(403), visitor: 401 },
    ask: ({ sellerA }) => ({ params: { id: sellerA.shelf.product }, body: { stars: 5, text: '', key: newKey() } }),
    missing: { id: NOBODYS },
  },
  'GET /api/reviews/mine/': { expected: SIGNED_IN },
  'PATCH /api/reviews/{review_id}/': { expected: BUYER_A, missing, ask: (six) => ({ params: own(six), body: { stars: 2, text: 'Changed' } }) },
  // What they reviewed is an event, which is reviewed without pictures.
  'PATCH /api/reviews/{review_id}/pictures/': {
    expected: { ...all(404), visitor: 401, buyerA: 403 },
    missing,
    ask: (six) => ({ params: own(six), body: { stars: '2', text: 'Changed' } }),
  },
  'GET /api/reviews/{review_id}/pictures/{picture_id}/': {
    expected: { ...all(404), visitor: 401 },
    missing: { ...missing, picture_id: NOBODYS },
    ask: (six) => ({ params: { ...own(six), picture_id: NOBODYS } }),
  },
  'DELETE /api/reviews/{review_id}/': { expected: BUYER_A, missing, ask: (six) => ({ params: own(six) }) },
  'POST /api/reviews/{review_id}/answer/': { expected: OWNER, missing, ask: (six) => ({ params: received(six), body: { text: 'Thanks' } }) },
  'DELETE /api/reviews/{review_id}/answer/': { expected: OWNER, missing, ask: (six) => ({ params: received(six) }) },
}
