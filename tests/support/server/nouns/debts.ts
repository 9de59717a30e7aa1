import { beforeAll, beforeEach } from 'vitest'
import type { DeskDebtClaim } from '#contract/desk/debt-claims.ts'
import type { DebtPayment } from '#contract/wallet-payments/debt-claims.ts'
import type { TestApp } from '../app.ts'
import { sellForCash } from '../ledger/cash-and-payouts.ts'
import { makeMarket } from '../ledger/ledger-orders.ts'
import { moneyFaults } from '../orders/money-invariants.ts'
import { send } from '../orders/orders.ts'
import { walletFaults } from '../orders/wallet-invariants.ts'
import { as, joinAsStaff, type SignedInPerson } from '../people.ts'
import { joinAsSeller } from './seller.ts'
import { good, newTrxId } from './wallet-payments.ts'

type Who = Pick<SignedInPerson, 'access'>
/** What the tests' server has as its own number. */
export const HOUSE_NUMBER = '+8801700000001'

/** Before each test a seller who owes nothing yet, another one, and staff. */
export function useDebts(app: TestApp) {
  let [seller, other, staff] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson]
  let buyer = 0
  let people = 0
  beforeAll(async () => {
    buyer = (await makeMarket(app.database, 1)).buyer
  })
  beforeEach(async () => {
    people += 1
    seller = await joinAsSeller(app, `owing${people}`)
    other = await joinAsSeller(app, `other${people}`)
    staff = await joinAsStaff(app, `teller${people}`)
  })
  const claim = (over: object = {}, { by = seller, key }: { by?: Who; key?: string } = {}) =>
    send(app, by, {
      path: '/api/wallet_payments/debt/',
      body: { wallet: 'bkash', trxid: newTrxId(), amount_paisa: 50_000, sent_to: HOUSE_NUMBER, ...over },
      key,
    })
  const decide = (claim_id: number, body: object, { by = staff, key }: { by?: Who; key?: string } = {}) =>
    send(app, by, { path: `/api/desk/debt_claims/${claim_id}/decide/`, body, key })
  return {
    now: () => ({ seller, other, staff, buyer, people }),
    /** An order in cash is delivered, of which the seller owes so many paisa. */
    owes: (paisa: number, who = seller.id) => sellForCash(app.database.db, { buyer, seller: who, taka: 5000, commission: paisa }),
    read: async (by: Who = seller): Promise<DebtPayment> => good(app.request('/api/wallet_payments/debt/', { headers: as(by) })),
    claim,
    claimed: async (...asked: Parameters<typeof claim>): Promise<{ claim_id: number; trxid: string }> => good(claim(...asked)),
    desk: async (): Promise<{ results: DeskDebtClaim[]; total: number }> => good(app.request('/api/desk/debt_claims/', { headers: as(staff) })),
    decide,
    decided: async (...asked: Parameters<typeof decide>): Promise<DeskDebtClaim> => good(decide(...asked)),
    query: async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows,
    noticesOf: async ({ id }: SignedInPerson): Promise<string[]> =>
      (await app.database.pool.query('select kind from notices where user_id = $1 order by id', [id])).rows.map(({ kind }) => kind),
    faults: async () => [...(await moneyFaults(app.database.pool)), ...(await walletFaults(app.database.pool))],
  }
}
