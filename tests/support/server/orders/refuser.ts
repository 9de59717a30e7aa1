import { beforeEach } from 'vitest'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { read } from '../nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '../nouns/products.ts'
import { refuseParcels } from '../nouns/refused-parcels.ts'
import { joinAsSeller } from '../nouns/seller.ts'
import { bought, type PartAsked, step } from '../nouns/shop-orders.ts'
import { joinAndLogIn, type SignedInPerson } from '../people.ts'
import { moneyFaults } from './money-invariants.ts'
import { ledgerOf, opened, type Paying, passMinutes, payAndTell } from './paying.ts'
import { shopFaults } from './shop-invariants.ts'

export interface MadePurchase extends ShopPurchase {
  id: number
  event_order_id: string
}

type Step = [to: string, body?: object]
/** A parcel that is on its way to a buyer whom its seller has called. */
export const SHIPPED: readonly Step[] = [['accept'], ['call'], ['ship', {}]]

export const numberOf = ({ orders }: ShopPurchase, at = 0): string => orders[at]?.number ?? ''

/** Before each test a buyer who has refused two parcels, and two shops whose delivery costs 100 taka. */
export function useRefuser(app: Paying) {
  let [buyer, weaver] = [] as unknown as SignedInPerson[] as [SignedInPerson, SignedInPerson]
  let [sari, pot] = [] as unknown as MadeProduct[] as [MadeProduct, MadeProduct]
  let people = 0
  beforeEach(async () => {
    people += 1
    const { db } = app.database
    buyer = await joinAndLogIn(app, `refuser${people}`)
    weaver = await joinAsSeller(app, `weaver${people}`)
    const potter = await joinAsSeller(app, `potter${people}`)
    sari = await makeProduct(db, { seller: await makeShop(db, { seller: weaver.id }), variants: [{ price: 1000, stock: 3 }] })
    pot = await makeProduct(db, { seller: await makeShop(db, { seller: potter.id }), variants: [{ price: 400 }] })
    await refuseParcels(app, { buyer, seller: weaver, product: sari, times: 2 })
  })
  const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
  const buy = async (parts: PartAsked[] = [{ product: sari }], over: object = {}): Promise<MadePurchase> => {
    const made = await bought(app, buyer, { parts, method: 'cod', advance_seen: 100 * parts.length, ...over })
    const [row] = await query('select id from purchases where number = $1', [made.number])
    return { ...made, id: row.id, event_order_id: made.number }
  }
  const pay = async (made: MadePurchase): Promise<void> => void (await payAndTell(app, await opened(app, buyer, made)))
  return {
    /** Who is here in this test, and what is sold. */
    now: () => ({ buyer, weaver, sari, pot, people }),
    query,
    buy,
    pay,
    /** A purchase whose delivery is paid. */
    paid: async (parts?: PartAsked[]): Promise<MadePurchase> => {
      const made = await buy(parts)
      await pay(made)
      return made
    },
    seen: async ({ number }: MadePurchase): Promise<ShopPurchase> => (await read(app, buyer, `/api/shop_purchase/${number}/`)).json(),
    /** Steps of the weaver. */
    steps: async (of: string, ...all: readonly Step[]): Promise<void> => {
      for (const [to, body = {}] of all) {
        const answer = await step(app, weaver, { of, to, body })
        if (answer.status !== 200) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
      }
    },
    cancelBy: (who: SignedInPerson, of: string) => step(app, who, { of, to: 'cancel', body: { reason: 'other' } }),
    /** All that is owed goes back at the gateway. */
    settleRefunds: async ({ id }: MadePurchase): Promise<void> => {
      for (let round = 0; round < 2; round++) {
        await app.reconcile()
        await passMinutes(app, id, 2)
      }
      await app.reconcile()
    },
    faults: async () => [...(await shopFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))],
    salesOf: async ({ id }: MadePurchase) => (await ledgerOf(app, id)).sellers,
  }
}
