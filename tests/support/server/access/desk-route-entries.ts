import { all, type RouteEntry } from './route-entry.ts'

const STAFF = { ...all(403), visitor: 401, staff: 200 }

/** Who may see the desk of staff. */
export const DESK_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/desk/': { expected: STAFF },
  'GET /api/desk/figures/': { expected: STAFF },
}
