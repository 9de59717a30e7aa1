import { USUAL_HOURS } from '#contract/services/hours.ts'
import { serviceTexts } from '../nouns/offering-services.ts'
import { aPoster } from '../nouns/posting.ts'
import { ANYBODY, all, type RouteEntry, SELLER_A, SELLERS } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NOBODYS = 2_000_000_000
const picture = await aPoster('#0a7', 8, 8)
const ofA = ({ sellerA: { offers } }: Six) => ({ service_id: offers.service })
const OWN_SERVICE = { expected: SELLER_A, missing: { service_id: NOBODYS } }
const memberOfA = ({ sellerA: { offers } }: Six) => ({ member_id: offers.member })
const OWN_MEMBER = { expected: SELLER_A, missing: { member_id: NOBODYS } }
const OWN_ITEM = { expected: SELLER_A, missing: { item_id: NOBODYS } }

/** Who may do what with services, teams and their hours. */
export const SERVICE_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/service/': { expected: ANYBODY },
  'GET /api/service/{service_id}/': { expected: ANYBODY, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/service/{service_id}/slots/': { expected: ANYBODY, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/service_category/': { expected: ANYBODY },
  'GET /api/service/{id}/reviews/': { expected: ANYBODY, ask: ({ sellerA: { offers } }) => ({ params: { id: offers.service } }) },
  // Everybody sees the service; only who had it done reviews it.
  'POST /api/service/{id}/reviews/': {
    expected: { ...all(403), visitor: 401 },
    ask: ({ sellerA: { offers } }) => ({ params: { id: offers.service }, body: { stars: 5, text: '', key: 'a-key-of-a-phone-7' } }),
    missing: { id: NOBODYS },
  },

  'GET /api/service/?mine=true': { expected: SELLERS },
  'GET /api/service/{service_id}/own/': { ...OWN_SERVICE, ask: (six) => ({ params: ofA(six) }) },
  'POST /api/service/create/': {
    expected: SELLERS,
    ask: ({ sellerA: { offers } }) => ({ body: serviceTexts(offers.branch), files: { pictures: picture } }),
  },
  'PATCH /api/service/{service_id}/update/': {
    ...OWN_SERVICE,
    ask: (six) => ({ params: ofA(six), body: { ...serviceTexts(six.sellerA.offers.branch), version: '1' }, files: { pictures: picture } }),
  },
  'POST /api/service/{service_id}/active/': { ...OWN_SERVICE, ask: (six) => ({ params: ofA(six), body: { is_active: false } }) },
  'POST /api/service/{service_id}/copy/': { ...OWN_SERVICE, ask: (six) => ({ params: ofA(six), body: { client_key: 'a-key-of-a-phone' } }) },
  'POST /api/service/{service_id}/faqs/': {
    ...OWN_SERVICE,
    ask: (six) => ({ params: ofA(six), body: { version: 1, faqs: [{ question: 'Where?', answer: 'There.' }] } }),
  },

  'GET /api/service_gallery/': { expected: SELLER_A, ask: (six) => ({ query: { subject: String(ofA(six).service_id) } }) },
  'POST /api/service_gallery/': {
    expected: SELLER_A,
    ask: (six) => ({ query: { subject: String(ofA(six).service_id), client_key: 'a-key-of-a-phone' }, upload: picture }),
  },
  'POST /api/service_gallery/video/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { subject: ofA(six).service_id, video_url: 'https://youtu.be/abcdefghijk', name: 'At work' } }),
  },
  'PATCH /api/service_gallery/{item_id}/': {
    ...OWN_ITEM,
    ask: ({ sellerA: { offers } }) => ({ params: { item_id: offers.item }, body: { alt: 'A tap' } }),
  },
  'DELETE /api/service_gallery/{item_id}/': { ...OWN_ITEM, ask: ({ sellerA: { offers } }) => ({ params: { item_id: offers.item } }) },
  'POST /api/service_gallery/order/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { subject: ofA(six).service_id, ids: [six.sellerA.offers.item, six.sellerA.offers.otherItem] } }),
  },

  'GET /api/team/': { expected: SELLERS },
  'POST /api/team/': { expected: SELLERS, ask: () => ({ body: { name: 'Babul', role: 'Helper', client_key: 'a-key-of-a-phone' } }) },
  'PATCH /api/team/{member_id}/': { ...OWN_MEMBER, ask: (six) => ({ params: memberOfA(six), body: { name: 'Rina Begum', role: '' } }) },
  'DELETE /api/team/{member_id}/': { ...OWN_MEMBER, ask: (six) => ({ params: memberOfA(six) }) },

  'GET /api/team_hours/': { expected: SELLERS },
  'PATCH /api/team_hours/': { expected: SELLER_A, ask: (six) => ({ body: { ...memberOfA(six), hours: USUAL_HOURS, version: 0 } }) },
  'POST /api/team_hours/close/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { ...memberOfA(six), from: '2037-01-01', until: '2037-01-02', note: 'Away', version: 0 } }),
  },
}
