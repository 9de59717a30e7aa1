import { expect, it } from 'vitest'
import { makeTicketKey, signerWith } from '#server/adapters/ticket-key.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { sellGoodsDemo } from '#server/demo-goods.ts'
import { bookDemoLedger } from '#server/demo-ledger.ts'
import { reviewDemo } from '#server/demo-reviews.ts'
import { payByWalletDemo } from '#server/demo-wallet-payments.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults } from '#tests/support/server/orders/order-invariants.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { walletFaults } from '#tests/support/server/orders/wallet-invariants.ts'

const database = useDatabase()
const signer = signerWith(7, makeTicketKey().secret_half)
const handlers = purchaseHandlers(async () => signer)

it('the demo market has orders of goods in every state, complaints and reviews, all of them in order', { timeout: 240_000 }, async () => {
  await seedDemo(database, {
    files: { put: async () => undefined, exists: async () => true },
    sell: async (db, now) => {
      await sellGoodsDemo(db, { now, handlers, secret: 'a secret of the seed' })
      await payByWalletDemo(db, { handlers, secret: 'a secret of the seed' })
      await bookDemoLedger(db, handlers)
      await reviewDemo(db, now)
    },
    apply: async () => undefined,
  })
  const all = async (text: string) => (await database.pool.query(text)).rows
  const states = new Set((await all('select distinct state from shop_orders')).map(({ state }) => state))
  expect([...states]).toEqual(expect.arrayContaining(['placed', 'accepted', 'packed', 'shipped', 'delivered', 'closed', 'cancelled', 'not_taken', 'back']))
  const complaints = new Set((await all('select distinct state from shop_returns')).map(({ state }) => state))
  expect([...complaints]).toEqual(expect.arrayContaining(['asked', 'declined', 'disputed', 'agreed', 'sent_back', 'given', 'settled']))
  const reviews = await all(`select text from reviews where about = 'product' and text <> ''`)
  expect(reviews.some(({ text }) => /[অ-হ]/.test(text))).toBe(true)
  expect(reviews.some(({ text }) => /[a-z]/.test(text))).toBe(true)
  // Nothing rings or is mailed at the first start.
  expect(await all('select id from shop_letters where due_at is not null')).toEqual([])
  expect(
    await all(`select id from shop_orders where delivered_at > now() or placed_at > now() or (delivered_at is not null and delivered_at < placed_at)`),
  ).toEqual([])
  expect(await all(`select id from shop_returns where due_by < now() or asked_at > now()`)).toEqual([])
  // Each step of a complaint comes after the one before it.
  expect(
    await all(`select id from shop_returns where answered_at < asked_at or given_at < answered_at or received_at < sent_back_at or ended_at < answered_at`),
  ).toEqual([])
  expect(await orderFaults(database.pool, await countSeats(database.pool))).toEqual([])
  expect((await all('select state from wallet_claims order by id')).map(({ state }) => state)).toEqual(['claimed', 'confirmed', 'disputed'])
  expect(await walletFaults(database.pool)).toEqual([])
  expect(await shopFaults(database.pool)).toEqual([])
  expect(await moneyFaults(database.pool)).toEqual([])
})
