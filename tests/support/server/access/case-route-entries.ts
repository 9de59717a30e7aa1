import { ANYBODY, all, type RouteEntry } from './route-entry.ts'

const NOBODYS = 2_000_000_000
const STAFF = { ...all(403), visitor: 401, staff: 200 }

/** Who may do what with reports, and with what staff decide about. */
export const CASE_ENTRIES: Record<string, RouteEntry> = {
  'POST /api/reports/': {
    expected: ANYBODY,
    ask: ({ buyerA: { talk } }) => ({ body: { kind: 'comment', id: talk.guest.id, reason: 'spam', note: 'Look.' } }),
  },
  'GET /api/desk/cases/': { expected: STAFF },
  'GET /api/desk/cases/{case_id}/': { expected: STAFF, ask: ({ buyerA: { chats } }) => ({ params: { case_id: chats.case } }), missing: { case_id: NOBODYS } },
  'POST /api/desk/cases/{case_id}/decide/': {
    expected: STAFF,
    ask: ({ buyerA: { chats } }) => ({ params: { case_id: chats.case }, body: { decision: 'remove', reason: 'A fraud.' } }),
    missing: { case_id: NOBODYS },
  },
}
