import { aPoster } from '../nouns/posting.ts'
import { ANYBODY, BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const picture = await aPoster('#0a7', 8, 8)
const postOfA = ({ buyerA: { posting } }: Six) => ({ post_id: posting.post })
/** The member a call is about cannot make it about themselves. */
const ABOUT_A = { expected: { ...SIGNED_IN, buyerA: 404 }, missing: { user_id: NOBODYS } }
const aboutA = ({ buyerA }: Six) => ({ user_id: buyerA.id })

/** Who may do what with pages of one’s own, reactions to posts, follows, mutes and blocks. */
export const RELATION_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/people/{username}/': { expected: ANYBODY, ask: ({ buyerA }) => ({ params: { username: buyerA.username } }) },
  'GET /api/account/person/': { expected: SIGNED_IN },
  'POST /api/account/person/': { expected: SIGNED_IN, ask: () => ({ body: { name: 'Rahim of the river' } }) },
  'POST /api/account/person_picture/': { expected: SIGNED_IN, ask: () => ({ upload: picture }) },
  'DELETE /api/account/person_picture/': { expected: SIGNED_IN },

  'GET /api/relations/': { expected: SIGNED_IN },
  'GET /api/relations/{which}/': { expected: SIGNED_IN, ask: () => ({ params: { which: 'following' } }), missing: { which: 'following' } },
  'PUT /api/follows/{user_id}/': { ...ABOUT_A, ask: (six) => ({ params: aboutA(six), body: { following: true } }) },
  'PUT /api/mutes/{user_id}/': { ...ABOUT_A, ask: (six) => ({ params: aboutA(six), body: { span: 'week' } }) },
  'PUT /api/blocks/{user_id}/': { ...ABOUT_A, ask: (six) => ({ params: aboutA(six), body: { blocked: true } }) },

  // Everybody sees the post; its author alone sees who likes it.
  'PUT /api/posts/{post_id}/reaction/': {
    expected: SIGNED_IN,
    ask: (six) => ({ params: postOfA(six), body: { kind: 'wow' } }),
    missing: { post_id: NOBODYS },
  },
  'GET /api/posts/{post_id}/reactions/': { expected: BUYER_A, ask: (six) => ({ params: postOfA(six) }), missing: { post_id: NOBODYS } },
  'GET /api/feed/': { expected: SIGNED_IN },
  'GET /api/feed/marker/': { expected: SIGNED_IN },
  'PUT /api/feed/marker/': { expected: SIGNED_IN, ask: ({ buyerA: { posting } }) => ({ body: { feed: 'all', post: posting.post } }) },
  'GET /api/reactions/mine/': { expected: SIGNED_IN },
}
