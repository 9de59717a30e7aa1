import { all, type RouteEntry } from './route-entry.ts'

const NOBODYS = 2_000_000_000
const STAFF = { ...all(403), visitor: 401, staff: 200 }

/** Orders and approvals at the desk of staff. */
export const MONEY_DESK_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/desk/approvals/': { expected: STAFF },
  'POST /api/desk/approvals/{id}/decide/': {
    expected: STAFF,
    ask: ({ buyerA }) => ({ params: { id: buyerA.approval }, body: { decision: 'refuse', reason: 'Not now.' } }),
    missing: { id: NOBODYS },
  },
}
