import { expect, it } from 'vitest'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, step } from '#tests/support/server/nouns/shop-orders.ts'
import { walletOf } from '#tests/support/server/nouns/wallet.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const app = usePaying()

it('who owes the commission of too many cash sales sells by online payment alone, until it is covered', async () => {
  const seller = await joinAsSeller(app, 'cashier')
  const buyer = await joinAndLogIn(app, 'spender')
  await app.database.pool.query(`insert into commission_rules (kind, seller, rate) values ('shop', $1, 5000)`, [seller.id])
  const product = await makeProduct(app.database.db, { seller: await makeShop(app.database.db, { seller: seller.id }), variants: [{ price: 4010, stock: 9 }] })
  const cash = () => bought(app, buyer, { parts: [{ product }], method: 'cod' })
  const first = await cash()
  for (const to of ['accept', 'call', 'pack', 'ship', 'deliver'])
    await step(app, seller, { of: first.orders[0]?.number ?? '', to, body: to === 'ship' ? { courier: 'Steadfast', tracking: 'SF-1' } : {} })
  expect(await walletOf(app, seller)).toMatchObject({ due: 200_500, free: 0, is_online_only: true })
  await expect(cash()).rejects.toThrow(/cod-refused/)
  await expect(bought(app, buyer, { parts: [{ product }], method: 'online' })).resolves.toBeDefined()
  await app.database.pool.query(
    `with made as (insert into ledger_moves (name, kind, note) values ('paid-in 1', 'paid-in', 'bank') returning id, at)
     , due as (update ledger_accounts set balance = 100000, version = version + 1 where owner = $1 and kind = 'due' returning id, version)
     insert into ledger_entries (move, account, paisa, version, balance_after, at) select made.id, due.id, -100500, due.version, 100000, made.at from made, due
     union all select made.id, 2, 100500, null, null, made.at from made`,
    [seller.id],
  )
  expect(await walletOf(app, seller)).toMatchObject({ due: 100_000, is_online_only: false })
  await expect(cash()).resolves.toBeDefined()
  expect(await moneyFaults(app.database.pool, await app.gateway.ledger())).toEqual([])
})
