import { aPoster } from '../nouns/posting.ts'
import { ANYBODY, type RouteEntry, SELLER_A } from './route-entry.ts'
import type { Six } from './six-people.ts'

const picture = await aPoster('#0a7', 8, 8)
const ofA = ({ sellerA }: Six) => sellerA.id
const OWN_ITEM = { expected: SELLER_A, missing: { item_id: 2_000_000_000 } }

/** Who may do what with the pictures and films of a profile. */
export const PROFILE_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/gallery/': { expected: ANYBODY },
  'GET /api/videos/': { expected: ANYBODY },

  'GET /api/profile_gallery/': { expected: SELLER_A, ask: (six) => ({ query: { subject: String(ofA(six)) } }) },
  'POST /api/profile_gallery/': {
    expected: SELLER_A,
    ask: (six) => ({ query: { subject: String(ofA(six)), client_key: 'a-key-of-a-phone' }, upload: picture }),
  },
  'POST /api/profile_gallery/video/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { subject: ofA(six), video_url: 'https://youtu.be/abcdefghijk', name: 'At work' } }),
  },
  'PATCH /api/profile_gallery/{item_id}/': {
    ...OWN_ITEM,
    ask: ({ sellerA: { profile } }) => ({ params: { item_id: profile.item }, body: { alt: 'A jar' } }),
  },
  'DELETE /api/profile_gallery/{item_id}/': { ...OWN_ITEM, ask: ({ sellerA: { profile } }) => ({ params: { item_id: profile.item } }) },
  'POST /api/profile_gallery/order/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { subject: ofA(six), ids: [six.sellerA.profile.otherItem, six.sellerA.profile.item] } }),
  },
}
