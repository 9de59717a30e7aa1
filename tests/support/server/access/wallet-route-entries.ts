import type { TestApp } from '../app.ts'
import { all, type RouteEntry, SELLER_A, SELLERS, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const STAFF = { ...all(403), visitor: 401, staff: 200 }
const NOBODYS = { number: 'ZZZZZZZZZZ' }
/** A withdrawal of seller A that was taken back, the account to which it was to go, and an order. */
const ofA = ({ sellerA }: Six) => ({ number: `AAAA${String(sellerA.id).padStart(6, '0')}` })
const accountOf = ({ sellerA }: Six): number => 900_000 + sellerA.id
const days = { from: '2026-11-01', to: '2026-11-30' }

/** What seller A has: an account for money, a withdrawal that is done with, and an order that brought something. */
async function makeMoney({ database }: Pick<TestApp, 'database'>, six: Six): Promise<void> {
  const { pool } = database
  const { sellerA, buyerA } = six
  const account = accountOf(six)
  const { number } = ofA(six)
  await pool.query(
    `insert into payout_accounts (id, seller, way, sealed, masked, usable_at) overriding system value values ($1, $2, 'bkash', '', '5678', now()) on conflict do nothing`,
    [account, sellerA.id],
  )
  await pool.query(
    `insert into payouts (number, seller, account, paisa, state, reason, is_told) values ($1, $2, $3, 50000, 'refused', 'withdrawn', true) on conflict do nothing`,
    [number, sellerA.id, account],
  )
  await pool.query(
    `insert into earnings (seller, kind, purchase, number, gross, base, pending, freed_at) select $1, 'tickets', $2, $3, 10000, 10000, 0, now()
     where not exists (select from earnings where number = $3)`,
    [sellerA.id, buyerA.order.id, number],
  )
}

const body = { way: 'bkash', holder: 'Rahima', number: '01712345678' }

/** Who may read and withdraw which money. */
export const WALLET_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/wallet/': { expected: SIGNED_IN },
  'GET /api/wallet/rates/': { expected: SELLERS },
  'GET /api/wallet/moves/': { expected: SIGNED_IN },
  'GET /api/wallet/orders/{number}/': {
    expected: { ...all(404), visitor: 401, sellerA: 200 },
    before: makeMoney,
    ask: (six) => ({ params: ofA(six) }),
    missing: NOBODYS,
  },
  'GET /api/wallet/statement/': { expected: SIGNED_IN, ask: () => ({ query: days }) },
  'GET /api/wallet/statement_csv/': { expected: SIGNED_IN, ask: () => ({ query: days }) },
  'GET /api/wallet/payouts/': { expected: SELLERS },
  // Nothing is free for seller A.
  'POST /api/wallet/payouts/': {
    expected: { ...SELLER_A, sellerA: 400 },
    before: makeMoney,
    ask: (six) => ({ body: { account: accountOf(six), taka: 500 } }),
  },
  'POST /api/wallet/payouts/{number}/cancel/': { expected: SELLER_A, before: makeMoney, ask: (six) => ({ params: ofA(six), body: {} }), missing: NOBODYS },
  'POST /api/wallet/accounts/': { expected: SELLERS, ask: () => ({ body }) },
  'DELETE /api/wallet/accounts/{account_id}/': {
    expected: SELLER_A,
    before: makeMoney,
    ask: (six) => ({ params: { account_id: accountOf(six) } }),
    missing: { account_id: 2_000_000_000 },
  },
  'GET /api/desk/payouts/': { expected: STAFF },
  'POST /api/desk/payouts/take/': { expected: STAFF, ask: () => ({ body: { numbers: [NOBODYS.number] } }) },
  'POST /api/desk/payouts/sent/': { expected: STAFF, ask: () => ({ body: { payouts: [{ ...NOBODYS, reference: 'BK 1' }] } }) },
  'POST /api/desk/payouts/{number}/end/': {
    expected: STAFF,
    before: makeMoney,
    ask: (six) => ({ params: ofA(six), body: { reason: 'other', note: 'The name does not fit.' } }),
    missing: NOBODYS,
  },
  'GET /api/desk/payouts/batch_csv/': { expected: STAFF },
}
