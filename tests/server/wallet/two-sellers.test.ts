import { expect, it } from 'vitest'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { passHolds } from '#tests/support/server/ledger/pass-holds.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, step } from '#tests/support/server/nouns/shop-orders.ts'
import { askedPayout, payoutAccount, walletOf } from '#tests/support/server/nouns/wallet.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()

const shopOf = async (seller: SignedInPerson, price: number): Promise<MadeProduct> =>
  makeProduct(app.database.db, { seller: await makeShop(app.database.db, { seller: seller.id }), variants: [{ price, stock: 5 }] })
const today = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)

it('a basket of two sellers, one part refunded, one delivered: what is withdrawn, told, listed and proven is the same to the paisa', async () => {
  const [weaver, potter] = [await joinAsSeller(app, 'weaver'), await joinAsSeller(app, 'potter')]
  const [buyer, staff] = [await joinAndLogIn(app, 'basketful'), await joinAsStaff(app, 'teller')]
  const parts = [{ product: await shopOf(weaver, 1110) }, { product: await shopOf(potter, 400) }]
  const made = await bought(app, buyer, { parts })
  const { rows } = await app.database.pool.query('select id from purchases where number = $1', [made.number])
  const purchase = { id: rows[0].id, event_order_id: made.number }
  await payAndTell(app, await opened(app, buyer, purchase))
  const [ofSari, ofPot] = made.orders
  // Five of a hundred of 1,110 are 55 whole taka; a delivery has no commission.
  const gross = (ofSari?.total ?? 0) * 100
  expect(await walletOf(app, weaver)).toMatchObject({ pending: gross - 5500, free: 0 })
  expect((await walletOf(app, weaver)).on_hold).toMatchObject([{ number: ofSari?.number, kind: 'shop', free_at: null, stopped: null }])

  // The potter cannot deliver: that part goes back whole, the weaver's stands.
  expect((await step(app, potter, { of: ofPot?.number ?? '', to: 'cancel', body: { reason: 'out-of-stock' } })).status).toBe(200)
  await app.reconcile()
  await passMinutes(app, purchase.id, 5)
  await app.reconcile()
  expect(await walletOf(app, potter)).toMatchObject({ pending: 0, free: 0, leaving: 0, due: 0 })
  for (const to of ['accept', 'pack', 'ship', 'deliver'])
    expect((await step(app, weaver, { of: ofSari?.number ?? '', to, body: to === 'ship' ? { courier: 'Steadfast', tracking: 'SF-1' } : {} })).status, to).toBe(
      200,
    )
  const [held] = (await walletOf(app, weaver)).on_hold
  expect(Math.round((Date.parse(held?.free_at ?? '') - Date.now()) / 86_400_000)).toBe(7)
  await passHolds(app)

  const { id } = await payoutAccount(app, weaver)
  const { number } = await askedPayout(app, weaver, { account: id, taka: 1000 })
  await send(app, staff, { path: '/api/desk/payouts/take/', body: { numbers: [number] } })
  await send(app, staff, { path: '/api/desk/payouts/sent/', body: { payouts: [{ number, reference: 'BK 1' }] } })

  const free = gross - 5500 - 100_000
  const wallet: Wallet = await walletOf(app, weaver)
  expect(wallet).toMatchObject({ pending: 0, free, leaving: 0, due: 0 })
  const headers = as(weaver)
  const statement = await (await app.request(`/api/wallet/statement/?from=${today()}&to=${today()}`, { headers })).json()
  expect(statement.accounts.map(({ closing }: { closing: number }) => closing)).toEqual([0, free, 0, 0])
  const csv = await (await app.request(`/api/wallet/statement_csv/?from=${today()}&to=${today()}`, { headers })).text()
  const sums = new Map<string, number>()
  for (const line of csv.trim().split('\r\n').slice(1)) {
    const [, , , account = '', taka = '0'] = line.split(',')
    sums.set(account, (sums.get(account) ?? 0) + Math.round(Number(taka) * 100))
  }
  expect([sums.get('pending'), sums.get('free'), sums.get('leaving')]).toEqual([0, free, 0])
  expect(await proveLedger(app.database)).toEqual([])
  expect(await moneyFaults(app.database.pool, await app.gateway.ledger())).toEqual([])
})
