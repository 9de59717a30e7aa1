import { expect, it } from 'vitest'
import { rateOf, type SellerRates } from '#contract/wallet/seller-rates.ts'
import { useApp } from '#tests/support/server/app.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { good } from '#tests/support/server/nouns/wallet-payments.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const ratesOf = async (who: SignedInPerson): Promise<SellerRates> => good(app.request('/api/wallet/rates/', { headers: as(who) }))
const rule = (values: unknown[], from = 'now()') =>
  app.database.pool.query(`insert into commission_rules (kind, category, seller, rate, "from") values ($1, $2, $3, $4, ${from})`, values)

it('what the house takes is told by what is sold, and of the categories that have another rate', async () => {
  const seller = await joinAsSeller(app, 'weaver')
  expect(await ratesOf(seller)).toEqual({
    rates: [
      { kind: 'tickets', rate: 0, categories: [] },
      { kind: 'shop', rate: 500, categories: [] },
      { kind: 'booking', rate: 500, categories: [] },
    ],
  })
  await rule(['shop', 7, null, 800])
  await rule(['shop', 8, null, 500])
  await rule(['shop', 9, null, 900], `now() + interval '1 day'`)
  const rates = await ratesOf(seller)
  expect(rates.rates[1]).toEqual({ kind: 'shop', rate: 500, categories: [{ category: 7, rate: 800 }] })
  expect([rateOf(rates, 'shop', '7'), rateOf(rates, 'shop', '8'), rateOf(rates, 'booking', '7'), rateOf(rates, 'shop')]).toEqual([800, 500, 500, 500])
})

it('a rule of a seller counts for that seller alone, before one of a category', async () => {
  const [seller, other] = [await joinAsSeller(app, 'potter'), await joinAsSeller(app, 'dyer')]
  await rule(['booking', 3, null, 700])
  await rule(['booking', null, seller.id, 100])
  await rule(['booking', 4, seller.id, 250])
  const own = await ratesOf(seller)
  expect([rateOf(own, 'booking', 3), rateOf(own, 'booking', 4), rateOf(own, 'booking', 5)]).toEqual([100, 250, 100])
  const others = await ratesOf(other)
  expect([rateOf(others, 'booking', 3), rateOf(others, 'booking', 4), rateOf(others, 'booking', 5)]).toEqual([700, 500, 500])
})
