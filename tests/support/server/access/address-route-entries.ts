import { BUYER_A, type RouteEntry, SIGNED_IN } from './route-entry.ts'
import { AN_ADDRESS } from './six-addresses.ts'
import type { Six } from './six-people.ts'

const OWN = { expected: BUYER_A, missing: { address_id: 2_000_000_000 } }
const ofA = ({ buyerA }: Six) => ({ address_id: buyerA.address })

/** Who may do what with address books. */
export const ADDRESS_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/address/': { expected: SIGNED_IN },
  'POST /api/address/': { expected: SIGNED_IN, ask: () => ({ body: { client_key: 'a-key-of-an-address-0001', address: AN_ADDRESS } }) },
  'PATCH /api/address/{address_id}/': { ...OWN, ask: (six) => ({ params: ofA(six), body: { address: { ...AN_ADDRESS, line: 'House 5' } } }) },
  'DELETE /api/address/{address_id}/': { ...OWN, ask: (six) => ({ params: ofA(six) }) },
}
