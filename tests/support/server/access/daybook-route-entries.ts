import { dhakaDay } from '#contract/core/time.ts'
import { type RouteEntry, SELLER_A, SELLERS } from './route-entry.ts'
import { A_NOTE, keyOfDaybook } from './six-daybooks.ts'
import type { Six } from './six-people.ts'

const OWN = { expected: SELLER_A, missing: { entry_key: 'an-entry-that-is-not-there' } }
const ofA = ({ sellerA }: Six) => ({ entry_key: keyOfDaybook(sellerA.id) })
const entry = { ...A_NOTE, day: dhakaDay(Date.now()) }

/** Who may do what with day-books: every seller with their own. */
export const DAYBOOK_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/daybook/': { expected: SELLERS },
  'GET /api/daybook/sums/': { expected: SELLERS },
  'GET /api/daybook/table/': { expected: SELLERS, ask: () => ({ query: { from: '2026-01-01', until: '2026-01-31' } }) },
  'POST /api/daybook/': { expected: SELLERS, ask: () => ({ body: { entry_key: 'a-new-entry-of-one-of-six', version: 1, entry } }) },
  'PUT /api/daybook/{entry_key}/': { ...OWN, ask: (six) => ({ params: ofA(six), body: { version: 2, entry: { ...entry, amount: 400 } } }) },
  'DELETE /api/daybook/{entry_key}/': { ...OWN, ask: (six) => ({ params: ofA(six) }) },
}
