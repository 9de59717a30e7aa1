import { all, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const STAFF = { ...all(403), visitor: 401, staff: 200 }
/** Nothing is there to be undone. */
const STAFF_TOO_LATE = { ...STAFF, staff: 409 }
const NOBODYS = { username: '#2000000' }
/** Who is none of the six: what staff do changes nothing of theirs. */
const theirs = ({ staff }: Six) => ({ username: `#${staff.order.seller}` })
const decides = (expected: RouteEntry['expected'], body: Record<string, unknown> = { reason: 'It was asked for.' }): RouteEntry => ({
  expected,
  ask: (six) => ({ params: theirs(six), body }),
  missing: NOBODYS,
})

/** Who may look at persons and decide about them, and who may object. */
export const DESK_PEOPLE_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/account/silence/': { expected: SIGNED_IN },
  'POST /api/account/silence/objection/': { expected: { ...all(409), visitor: 401 }, ask: () => ({ body: { text: 'I only asked.' } }) },

  'GET /api/desk/people/': { expected: STAFF, ask: () => ({ query: { q: 'seller' } }) },
  'GET /api/desk/people/{username}/': { expected: STAFF, ask: (six) => ({ params: theirs(six) }), missing: NOBODYS },
  'POST /api/desk/people/{username}/show_contact/': decides(STAFF, {}),
  'POST /api/desk/people/{username}/lock/': decides(STAFF),
  'POST /api/desk/people/{username}/unlock/': decides(STAFF_TOO_LATE),
  'POST /api/desk/people/{username}/end_sessions/': decides(STAFF),
  'POST /api/desk/people/{username}/silence/': decides(STAFF, { reason: 'Insults, again and again.', days: 7, remove_recent: true }),
  'POST /api/desk/people/{username}/lift/': decides(STAFF_TOO_LATE),
  'POST /api/desk/people/{username}/objection/': decides(STAFF_TOO_LATE, { decision: 'lift', answer: 'You are right.' }),
  'POST /api/desk/people/{username}/suspend_selling/': decides(STAFF),
  'POST /api/desk/people/{username}/release_selling/': decides(STAFF_TOO_LATE),
  'POST /api/desk/people/{username}/forgive/': decides(STAFF_TOO_LATE),
  'POST /api/desk/people/{username}/grant_staff/': decides(STAFF),
  'POST /api/desk/people/{username}/revoke_staff/': decides(STAFF_TOO_LATE),
  'GET /api/desk/objections/': { expected: STAFF },
  'GET /api/desk/log/': { expected: STAFF, ask: () => ({ query: { kind: 'signed-in' } }) },
}
