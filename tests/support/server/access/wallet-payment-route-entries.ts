import type { TestApp } from '../app.ts'
import { aPoster } from '../nouns/posting.ts'
import { all, BUYER_A, type RouteEntry, SELLER_A, SELLERS, SIGNED_IN } from './route-entry.ts'
import type { Six } from './six-people.ts'

const NO_CLAIM = { claim_id: 2_000_000_000 }
const NO_NUMBER = { number_id: 2_000_000_000 }
const picture = await aPoster('#000', 8, 8)
const STAFF = { ...all(403), visitor: 401, staff: 200 }
type Claim = keyof Six['buyerA']['wallets']['claims']

let names = 0
/** Of no other claim. */
const trxid = () => `ROUTE${String(++names).padStart(5, '0')}`

const bought = (name: Claim, body?: (six: Six) => Record<string, unknown>): RouteEntry => ({
  expected: BUYER_A,
  missing: NO_CLAIM,
  ask: (six) => ({ params: { claim_id: six.buyerA.wallets.claims[name] }, ...(body && { body: body(six) }) }),
})

/** A step of seller A: to all others the claim is not there. */
const sold = (name: Claim, body: () => Record<string, unknown>): RouteEntry => ({
  expected: { ...all(404), visitor: 401, sellerA: 200 },
  missing: NO_CLAIM,
  ask: ({ sellerA: { wallets } }) => ({ params: { claim_id: wallets.claims[name] }, body: body() }),
})

const ofDispute = ({ buyerA: { wallets } }: Six) => ({ claim_id: wallets.claims.dispute })

const debtOf = ({ buyerA }: Six): number => 900_000 + buyerA.id

/** A debt that was said to be paid, and was answered: nothing can be decided of it. */
async function makeDebt({ database }: Pick<TestApp, 'database'>, six: Six): Promise<void> {
  await database.pool.query(
    `insert into debt_claims (id, seller, wallet, trxid, look_alike, sent_to, asked_paisa, amount_paisa, state, decided_at) overriding system value
     values ($1, $2, 'bkash', $3, $3, '+8801700000001', 50000, 50000, 'refused', now()) on conflict do nothing`,
    [debtOf(six), six.buyerA.id, trxid()],
  )
}

/** Who may do what with payments by mobile wallet. */
export const WALLET_PAYMENT_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/wallet_payments/numbers/': { expected: SELLERS },
  'POST /api/wallet_payments/numbers/': { expected: SELLERS, ask: () => ({ body: { wallet: 'nagad', number: '01712345678', kind: 'personal' } }) },
  'PATCH /api/wallet_payments/numbers/{number_id}/': {
    expected: SELLER_A,
    missing: NO_NUMBER,
    ask: ({ sellerA: { wallets } }) => ({ params: { number_id: wallets.numbers.kept }, body: { is_active: false } }),
  },
  'DELETE /api/wallet_payments/numbers/{number_id}/': {
    expected: SELLER_A,
    missing: NO_NUMBER,
    ask: ({ sellerA: { wallets } }) => ({ params: { number_id: wallets.numbers.deleted } }),
  },
  'POST /api/wallet_payments/numbers/{number_id}/picture/': {
    expected: SELLER_A,
    missing: NO_NUMBER,
    ask: ({ sellerA: { wallets } }) => ({ params: { number_id: wallets.numbers.kept }, upload: picture }),
  },
  'DELETE /api/wallet_payments/numbers/{number_id}/picture/': {
    expected: SELLER_A,
    missing: NO_NUMBER,
    ask: ({ sellerA: { wallets } }) => ({ params: { number_id: wallets.numbers.kept } }),
  },
  'GET /api/wallet_payments/offers/': { expected: SIGNED_IN, ask: ({ sellerA }) => ({ query: { sellers: String(sellerA.id) } }) },
  'GET /api/wallet_payments/purchases/{number}/': {
    expected: BUYER_A,
    missing: { number: 'ZZZZZZZZZZ' },
    ask: ({ buyerA: { wallets } }) => ({ params: { number: wallets.purchase } }),
  },
  'POST /api/wallet_payments/purchases/{number}/claim/': {
    expected: BUYER_A,
    missing: { number: 'ZZZZZZZZZZ' },
    ask: ({ buyerA: { wallets } }) => ({
      params: { number: wallets.purchase },
      body: { wallet: 'bkash', trxid: trxid(), amount_paisa: 60_000, sent_to: '01812345678' },
    }),
  },
  'GET /api/wallet_payments/claims/': { expected: SELLERS },
  'GET /api/wallet_payments/claims/{claim_id}/': bought('read'),
  'POST /api/wallet_payments/claims/{claim_id}/came/': sold('came', () => ({})),
  'POST /api/wallet_payments/claims/{claim_id}/not_come/': sold('not_come', () => ({ story: 'Nothing came.' })),
  'POST /api/wallet_payments/claims/{claim_id}/refund/': sold('refund', () => ({ wallet: 'bkash', trxid: trxid(), amount_paisa: 60_000 })),
  'POST /api/wallet_payments/claims/{claim_id}/refund_answer/': bought('refund_answer', ({ buyerA: { wallets } }) => ({
    refund_id: wallets.refund,
    is_received: true,
  })),
  'POST /api/wallet_payments/claims/{claim_id}/cancel/': bought('cancel', () => ({})),
  'POST /api/wallet_payments/claims/{claim_id}/complain/': bought('complain', () => ({ story: 'It was in time.' })),
  'GET /api/wallet_payments/debt/': { expected: SELLERS },
  'POST /api/wallet_payments/debt/': {
    expected: SELLERS,
    ask: () => ({ body: { wallet: 'bkash', trxid: trxid(), amount_paisa: 60_000, sent_to: '01700000001' } }),
  },
  'GET /api/desk/debt_claims/': { expected: STAFF },
  'POST /api/desk/debt_claims/{claim_id}/decide/': {
    expected: { ...STAFF, staff: 409 },
    before: makeDebt,
    missing: NO_CLAIM,
    ask: (six) => ({ params: { claim_id: debtOf(six) }, body: { came: false, reason: 'The statement has no such payment.' } }),
  },
  'GET /api/desk/wallet_claims/': { expected: STAFF },
  'GET /api/desk/wallet_claims/{claim_id}/': { expected: STAFF, missing: NO_CLAIM, ask: (six) => ({ params: ofDispute(six) }) },
  'POST /api/desk/wallet_claims/{claim_id}/decide/': {
    expected: STAFF,
    missing: NO_CLAIM,
    ask: (six) => ({ params: ofDispute(six), body: { about: 'payment', came: false, reason: 'The statement has no such payment.' } }),
  },
}
