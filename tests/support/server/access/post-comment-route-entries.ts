import { newKey, typed } from '../nouns/commenting.ts'
import { ANYBODY, BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const postOfA = ({ buyerA: { posting } }: Six) => ({ id: posting.post })
const commentOfA = ({ buyerA: { posting } }: Six) => ({ post_id: posting.post, comment_id: posting.comment })

/** Who may do what with comments below posts, and with pictures of posts that are not public. */
export const POST_COMMENT_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/posts/{id}/comments/': { expected: ANYBODY, ask: (six) => ({ params: postOfA(six) }) },
  'POST /api/posts/{id}/comments/': {
    expected: SIGNED_IN,
    ask: (six) => ({ params: postOfA(six), body: typed({ text: newKey() }) }),
    missing: { id: NOBODYS },
  },
  // To its author; staff see it where there is a case.
  'GET /api/posts/{post_id}/pictures/{picture_id}/': {
    expected: BUYER_A,
    ask: ({ buyerA: { posting } }) => ({ params: { post_id: posting.post, picture_id: posting.picture } }),
    missing: { post_id: NOBODYS, picture_id: NOBODYS },
  },
  'GET /api/posts/{post_id}/comments/hidden/': {
    expected: BUYER_A,
    ask: ({ buyerA: { posting } }) => ({ params: { post_id: posting.post } }),
    missing: { post_id: NOBODYS },
  },
  'PUT /api/posts/{post_id}/comments/{comment_id}/hidden/': {
    expected: BUYER_A,
    ask: (six) => ({ params: commentOfA(six), body: { hidden: true } }),
    missing: { post_id: NOBODYS, comment_id: NOBODYS },
  },
}
