import { beforeEach } from 'vitest'
import type { DeskWalletClaim } from '#contract/desk/wallet-claims.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { walletTakaOf } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim, WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import { passDueClaims } from '#server/features/wallet-payments/clock/pass-due-claims.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import { shopFaults } from '../orders/shop-invariants.ts'
import { walletFaults } from '../orders/wallet-invariants.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '../people.ts'
import { type MadeProduct, makeProduct, makeShop } from './products.ts'
import { joinAsSeller } from './seller.ts'
import { bought, checkout, checkoutBody, type PartAsked } from './shop-orders.ts'

type Who = Pick<SignedInPerson, 'access'>
export const SHOP_NUMBER = '+8801812345678'

/** Handlers of goods: no tickets are signed. */
export const GOODS_HANDLERS = purchaseHandlers(async () => {
  throw new Error('nothing is signed here')
})

let names = 0
/** A TrxID that was not used before in this file. */
export const newTrxId = (): string => `CK${String(++names).padStart(8, '0')}`

/** Writes in the one way or other; an answer that must be good. */
export async function good<T>(response: Promise<Response> | Response): Promise<T> {
  const answer = await response
  if (answer.status !== 200) throw new Error(`refused: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Asks with another method than POST. */
export const sendBy = (app: Pick<TestApp, 'request'>, who: Who, [method, path, body]: [method: string, path: string, body?: object]) =>
  app.request(path, { method, headers: { ...as(who), 'content-type': 'application/json', origin: TEST_ORIGIN }, ...(body && { body: JSON.stringify(body) }) })

/** A receiving number without the work of adding it. */
export const makeNumber = (
  { database: { pool } }: Pick<TestApp, 'database'>,
  seller: number,
  { wallet = 'bkash', number = SHOP_NUMBER, kind = 'personal' } = {},
) => pool.query('insert into receiving_numbers (seller, wallet, number, kind) values ($1, $2, $3, $4)', [seller, wallet, number, kind])

/** Before each test a buyer, a shop that is paid by bKash with five saris of 1,000 taka, and another person. */
export function useWallet(app: TestApp) {
  let [buyer, seller, other, staff] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson, SignedInPerson]
  let sari = {} as MadeProduct
  let people = 0
  beforeEach(async () => {
    people += 1
    const { db } = app.database
    buyer = await joinAndLogIn(app, `payer${people}`, { email_verified_at: new Date().toISOString() })
    other = await joinAndLogIn(app, `bystander${people}`)
    staff = await joinAsStaff(app, `judge${people}`)
    seller = await joinAsSeller(app, `draper${people}`)
    sari = await makeProduct(db, { seller: await makeShop(db, { seller: seller.id }), variants: [{ price: 1000, stock: 5 }] })
    await makeNumber(app, seller.id)
  })
  const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
  const bodyOf = async (parts: PartAsked[] = [{ product: sari }], over: object = {}) => {
    const body = await checkoutBody(app, parts, { method: 'wallet' })
    return { ...body, advance_seen: walletTakaOf(body.total_seen), ...over }
  }
  const buy = async (over: { parts?: PartAsked[]; by?: Who } = {}): Promise<ShopPurchase> => {
    const { parts = [{ product: sari }], by = buyer } = over
    const { total_seen } = await checkoutBody(app, parts)
    return bought(app, by, { parts, method: 'wallet', advance_seen: walletTakaOf(total_seen) })
  }
  const claimBody = (over: object = {}) => ({ wallet: 'bkash', trxid: newTrxId(), amount_paisa: 110_000, sent_to: SHOP_NUMBER, ...over })
  const claim = (number: string, { by = buyer, key, ...over }: { by?: Who; key?: string; [field: string]: unknown } = {}) =>
    send(app, by, { path: `/api/wallet_payments/purchases/${number}/claim/`, body: claimBody(over), key })
  const step = (of: number, to: string, { by = seller, key, ...body }: { by?: Who; key?: string; [field: string]: unknown } = {}) =>
    send(app, by, { path: `/api/wallet_payments/claims/${of}/${to}/`, body, key })
  const seen = async (of: number, by: Who = buyer): Promise<WalletClaim> => good(app.request(`/api/wallet_payments/claims/${of}/`, { headers: as(by) }))
  const decide = (of: number, body: object, by: Who = staff) =>
    send(app, by, { path: `/api/desk/wallet_claims/${of}/decide/`, body: { reason: 'As the statement shows.', ...body } })
  return {
    now: () => ({ buyer, seller, other, staff, sari, people }),
    query,
    bodyOf,
    buy,
    order: (body: object) => checkout(app, buyer, body as { key?: string }),
    claim,
    claimed: async (number: string, over: Parameters<typeof claim>[1] = {}): Promise<WalletClaim> =>
      seen((await good<{ claim_id: number }>(claim(number, over))).claim_id, over.by ?? buyer),
    step,
    stepped: async (...asked: Parameters<typeof step>): Promise<WalletClaim> => {
      await good(step(...asked))
      return seen(asked[0], asked[2]?.by ?? seller)
    },
    decide,
    good,
    post: (who: Who, path: string, body: object) => send(app, who, { path, body }),
    desk: async (): Promise<{ results: DeskWalletClaim[]; total: number }> => good(app.request('/api/desk/wallet_claims/', { headers: as(staff) })),
    decided: async (...asked: Parameters<typeof decide>): Promise<DeskWalletClaim> => good(decide(...asked)),
    payment: async (number: string): Promise<WalletPayment> => good(app.request(`/api/wallet_payments/purchases/${number}/`, { headers: as(buyer) })),
    seen,
    purchase: async (number: string): Promise<ShopPurchase> => good(app.request(`/api/shop_purchase/${number}/`, { headers: as(buyer) })),
    /** As if so many hours had passed for a purchase and its claims; then what is due is done. */
    passHours: async (number: string, hours: number) => {
      const ago = [number, hours]
      await query(
        `update wallet_claims c set claimed_at = c.claimed_at - make_interval(hours => $2) from purchases p where p.id = c.purchase and p.number = $1`,
        ago,
      )
      await query(`update purchases set hold_expires_at = hold_expires_at - make_interval(hours => $2) where number = $1`, ago)
      await expirePurchases({ db: app.database.db, handlers: GOODS_HANDLERS })
      await passDueClaims({ db: app.database.db, handlers: GOODS_HANDLERS })
    },
    noticesOf: async (who: SignedInPerson): Promise<string[]> =>
      (await query('select kind from notices where user_id = $1 order by id', [who.id])).map(({ kind }) => kind),
    faults: async () => [...(await shopFaults(app.database.pool)), ...(await walletFaults(app.database.pool))],
  }
}
