import { newKey, typed } from '../nouns/commenting.ts'
import { ANYBODY, BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const article = ({ buyerA: { talk } }: Six) => ({ id: talk.article })
const own = ({ buyerA: { talk } }: Six) => ({ comment_id: talk.comment })
const guest = ({ buyerA: { talk } }: Six) => ({ comment_id: talk.guest.id })
const OWN_COMMENT = { expected: BUYER_A, missing: { comment_id: NOBODYS } }

/** Who may do what with comments on articles. */
export const TALK_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/blogs/{id}/comments/': { expected: ANYBODY, ask: (six) => ({ params: article(six) }) },
  'GET /api/comments/{comment_id}/replies/': { expected: ANYBODY, ask: (six) => ({ params: own(six) }) },
  'GET /api/comments/mine/': { expected: SIGNED_IN, ask: ({ buyerA: { talk } }) => ({ query: { blog_id: String(talk.article) } }) },
  'POST /api/blogs/{id}/comments/': {
    expected: SIGNED_IN,
    ask: (six) => ({ params: article(six), body: typed({ text: newKey() }) }),
    missing: { id: NOBODYS },
  },
  'POST /api/blogs/{id}/guest_comments/': { expected: ANYBODY, ask: (six) => ({ params: article(six), body: typed({ text: newKey() }) }) },
  'PATCH /api/comments/{comment_id}/': { ...OWN_COMMENT, ask: (six) => ({ params: own(six), body: { text: 'Changed' } }) },
  'POST /api/comments/{comment_id}/remove/': { ...OWN_COMMENT, ask: (six) => ({ params: own(six) }) },
  // The key of a comment is enough to open it.
  'PATCH /api/guest_comments/{comment_id}/': {
    expected: ANYBODY,
    ask: (six) => ({ params: guest(six), body: { text: 'Changed', key: six.buyerA.talk.guest.key } }),
  },
  'POST /api/guest_comments/{comment_id}/remove/': {
    expected: ANYBODY,
    ask: (six) => ({ params: guest(six), body: { key: six.buyerA.talk.guest.key } }),
  },
  'POST /api/guest_comments/': {
    expected: ANYBODY,
    ask: ({ buyerA: { talk } }) => ({ body: { comments: [talk.guest] } }),
  },
  'POST /api/comments/{comment_id}/report/': { expected: ANYBODY, ask: (six) => ({ params: guest(six), body: { reason: 'spam', note: 'Look.' } }) },
}
