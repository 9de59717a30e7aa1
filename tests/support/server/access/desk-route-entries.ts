import { all, type RouteEntry } from './route-entry.ts'

const STAFF = { ...all(403), visitor: 401, staff: 200 }

/** Who may see the desk of staff. */
export const DESK_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/desk/': { expected: STAFF },
  'GET /api/desk/figures/': { expected: STAFF },
  'GET /api/desk/feature/': { expected: STAFF },
  'POST /api/desk/feature/': {
    expected: STAFF,
    ask: ({ sellerA }) => ({ body: { place: 'home-event', id: sellerA.event, until: new Date(Date.now() + 86_400_000).toISOString() } }),
  },
  'POST /api/desk/feature/remove/': { expected: STAFF, ask: () => ({ body: { place: 'home-article' } }) },
}
