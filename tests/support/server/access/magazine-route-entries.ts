import { blogTexts } from '../nouns/blogs.ts'
import { aPoster } from '../nouns/posting.ts'
import { ANYBODY, all, type RouteEntry, SELLER_A, SELLERS } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const thumbnail = await aPoster('#0a7', 8, 8)
const ofA = ({ sellerA: { magazine } }: Six) => ({ blog_id: magazine.blog })
const OWN_BLOG = { expected: SELLER_A, missing: { blog_id: NOBODYS } }
const OWN_REVISION = { expected: SELLER_A, missing: { blog_id: NOBODYS, version: 1 } }
const STAFF = { ...all(403), visitor: 401, staff: 200 }

/** Who may do what with articles that are read and written. */
export const MAGAZINE_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/blogs/': { expected: ANYBODY },
  'GET /api/blogs/{blog_id}/': { expected: ANYBODY, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/blog_aside/': { expected: ANYBODY },

  'GET /api/author/': { expected: SELLERS },
  'POST /api/author/': { expected: SELLERS, ask: () => ({ body: { note: 'Of boats.' } }) },
  'GET /api/moderation/authors/': { expected: STAFF },
  // Who may write already: nothing moves.
  'POST /api/moderation/authors/{user_id}/': {
    expected: STAFF,
    ask: ({ sellerA }) => ({ params: { user_id: sellerA.id }, body: { deed: 'grant' } }),
    missing: { user_id: NOBODYS },
  },

  'GET /api/blogs/?mine=true': { expected: SELLERS },
  'GET /api/blogs/{blog_id}/own/': { ...OWN_BLOG, ask: (six) => ({ params: ofA(six) }) },
  'POST /api/blogs/create/': { expected: SELLERS, ask: () => ({ body: blogTexts(), files: { thumbnail } }) },
  'PATCH /api/blogs/{blog_id}/update/': { ...OWN_BLOG, ask: (six) => ({ params: ofA(six), body: { title: 'Another', version: '2' }, files: { thumbnail } }) },
  'POST /api/blogs/{blog_id}/withdraw/': { ...OWN_BLOG, ask: (six) => ({ params: ofA(six), body: {} }) },
  'DELETE /api/blogs/{blog_id}/': { ...OWN_BLOG, ask: ({ sellerA: { magazine } }) => ({ params: { blog_id: magazine.draft } }) },
  'GET /api/blogs/{blog_id}/revisions/': { ...OWN_BLOG, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/blogs/{blog_id}/revisions/{version}/': { ...OWN_REVISION, ask: (six) => ({ params: { ...ofA(six), version: 1 } }) },
  'POST /api/blogs/{blog_id}/revisions/{version}/restore/': { ...OWN_REVISION, ask: (six) => ({ params: { ...ofA(six), version: 1 }, body: { seen: 2 } }) },
}
