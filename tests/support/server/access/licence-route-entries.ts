import { aPdf } from '../../a-cv.ts'
import { all, type RouteEntry, SELLERS } from './route-entry.ts'

const STAFF = { ...all(403), visitor: 401, staff: 200 }
const NOBODYS = { licence_id: 2_000_000_000 }

/** Who may do what with trade licences: a shop with its own, staff with all. */
export const LICENCE_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/account/trade_licence/': { expected: SELLERS },
  'POST /api/account/trade_licence/': { expected: SELLERS, ask: () => ({ upload: aPdf() }) },
  'DELETE /api/account/trade_licence/': { expected: SELLERS },
  'GET /api/desk/licences/': { expected: STAFF },
  'GET /api/desk/licences/{licence_id}/file/': { expected: STAFF, ask: ({ buyerA }) => ({ params: { licence_id: buyerA.licence } }), missing: NOBODYS },
  'POST /api/desk/licences/{licence_id}/decide/': {
    expected: STAFF,
    ask: ({ buyerA }) => ({ params: { licence_id: buyerA.licence }, body: { decision: 'refuse', reason: 'Of another shop.' } }),
    missing: NOBODYS,
  },
}
