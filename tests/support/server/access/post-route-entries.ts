import { newKey } from '../nouns/commenting.ts'
import { ANYBODY, BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const MISSING = { post_id: 2_000_000_000 }
const postOfA = ({ buyerA: { posting } }: Six) => ({ post_id: posting.post })

/** Who may do what with posts. */
export const POST_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/posts/': { expected: ANYBODY },
  'GET /api/posts/?mine=true': { expected: SIGNED_IN },
  'POST /api/posts/': { expected: SIGNED_IN, ask: () => ({ body: { text: newKey(), language: 'en', client_key: newKey() } }) },
  'GET /api/posts/{post_id}/': { expected: ANYBODY, ask: (six) => ({ params: postOfA(six) }), missing: MISSING },
  'GET /api/posts/{post_id}/?mine=true': { expected: BUYER_A, ask: (six) => ({ params: postOfA(six) }), missing: MISSING },
  'PATCH /api/posts/{post_id}/': {
    expected: BUYER_A,
    ask: (six) => ({ params: postOfA(six), body: { text: newKey(), version: 1 } }),
    missing: MISSING,
  },
  'PATCH /api/posts/{post_id}/pictures/{picture_id}/': {
    expected: BUYER_A,
    ask: (six) => ({ params: { ...postOfA(six), picture_id: six.buyerA.posting.picture }, body: { alt: 'A boat' } }),
    missing: { ...MISSING, picture_id: 2_000_000_000 },
  },
  'PUT /api/posts/{post_id}/comments_closed/': { expected: BUYER_A, ask: (six) => ({ params: postOfA(six), body: { closed: true } }), missing: MISSING },
  'DELETE /api/posts/{post_id}/': { expected: BUYER_A, ask: (six) => ({ params: postOfA(six) }), missing: MISSING },
}
