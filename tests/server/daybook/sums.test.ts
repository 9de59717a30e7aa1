import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DaybookSums, NO_SUMS } from '#contract/daybook/daybook-sums.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { useApp } from '#tests/support/server/app.ts'
import { askForMoney, sellForCash } from '#tests/support/server/ledger/cash-and-payouts.ts'
import { makeMarket, sell } from '#tests/support/server/ledger/ledger-orders.ts'
import { makeBooking } from '#tests/support/server/nouns/booking-rows.ts'
import { daysAgo, entryKey, noted, readDaybook } from '#tests/support/server/nouns/daybook.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought } from '#tests/support/server/nouns/shop-orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
let seller: SignedInPerson
let people = 0
beforeEach(async () => {
  people += 1
  seller = await joinAsSeller(app, `counter${people}`)
  await app.database.pool.query('delete from rate_limits')
})

const sums = async (who = seller): Promise<DaybookSums> => (await readDaybook(app, who, 'sums/')).json()
const NO_MONEY = { with_us: 0, leaving: 0, due: 0 }
const NO_FIGURES = { placed: 0, to_come: 0, with_courier: 0, paid: 0 }
const monthOf = (day: string) => day.slice(0, 7)

describe('sums of a day-book', () => {
  it('are of today, of each month and of each person; who owes most comes first', async () => {
    const before = daysAgo(40)
    await noted(app, seller, { n: 1, amount: 700 })
    await noted(app, seller, { n: 2, kind: 'cost', amount: 50 })
    await noted(app, seller, { n: 3, kind: 'lent', amount: 300, person: 'Karim', day: before })
    await noted(app, seller, { n: 4, kind: 'lent', amount: 900, person: 'Rahima', phone: '01712345678' })
    await noted(app, seller, { n: 5, kind: 'repaid', amount: 100, person: 'karim' })
    await noted(app, seller, { n: 6, kind: 'repaid', amount: 1000, person: 'RAHIMA', phone: '01712345678' })
    const read = await sums()
    expect(read).toMatchObject({
      today: daysAgo(),
      of_today: { sale: 700, lent: 900, repaid: 1100, cost: 50 },
      people: [
        { person: 'karim', phone: '', lent: 300, repaid: 100 },
        { person: 'RAHIMA', phone: '+8801712345678', lent: 900, repaid: 1000 },
      ],
      people_left_out: 0,
      owed: 100,
    })
    expect(read.months).toEqual([
      { month: monthOf(daysAgo()), sale: 700, lent: 900, repaid: 1100, cost: 50, house: NO_FIGURES },
      { month: monthOf(before), ...NO_SUMS, lent: 300, house: NO_FIGURES },
    ])
    expect(read.latest.map(({ entry_key }) => entry_key)).toEqual([6, 5, 4, 3, 2, 1].map(entryKey))
  })

  it('agree with the rows, whatever was written', async () => {
    const random = randomOf(20_261_130)
    const kinds = ['sale', 'lent', 'repaid', 'cost'] as const
    for (let n = 1; n <= 60; n += 1)
      await noted(app, seller, { n: n, kind: kinds[random(4)], amount: 1 + random(10_000_000), day: daysAgo(random(90)), person: `Person ${random(5)}` })
    const read = await sums()
    const { rows } = await app.database.pool.query<Record<string, string>>(
      `select kind, sum(amount) as amount from daybook_entries where seller = $1 group by kind`,
      [seller.id],
    )
    const whole = Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]))
    for (const kind of kinds) expect(read.months.reduce((sum, month) => sum + month[kind], 0)).toBe(whole[kind])
    for (const kind of ['lent', 'repaid'] as const) expect(read.people.reduce((sum, one) => sum + one[kind], 0)).toBe(whole[kind])
    expect(read.owed).toBe((whole.lent ?? 0) - (whole.repaid ?? 0))
  })

  it('have nothing of another seller', async () => {
    await noted(app, await joinAsSeller(app, `neighbour${people}`), { n: 1, kind: 'lent', person: 'Karim', amount: 10 })
    expect(await sums()).toEqual({ today: daysAgo(), of_today: NO_SUMS, months: [], people: [], people_left_out: 0, owed: 0, money: NO_MONEY, latest: [] })
  })
})

describe('what this service knows of sales, beside the day-book', () => {
  it('follows cash orders from the order to the door, apart from the notes', async () => {
    const buyer = await joinAndLogIn(app, `payer${people}`, { email_verified_at: new Date().toISOString() })
    await makeShop(app.database.db, { seller: seller.id })
    const product = await makeProduct(app.database.db, { seller: seller.id })
    const { orders } = await bought(app, buyer, { parts: [{ product, pieces: { 0: 2 } }], method: 'cod' })
    await noted(app, seller, { n: 1, amount: 999_999 })
    const order = orders[0]!
    const house = async () => (await sums()).months[0]?.house
    const { total } = order
    expect(await house()).toEqual({ placed: total, to_come: total, with_courier: 0, paid: 0 })
    const move = (state: string, more = '') => app.database.pool.query(`update shop_orders set state = $2 ${more} where number = $1`, [order.number, state])
    await move('shipped', ', handed_over_at = now()')
    expect(await house()).toEqual({ placed: total, to_come: total, with_courier: total, paid: 0 })
    await move('delivered', ', delivered_at = now()')
    expect(await house()).toEqual({ placed: total, to_come: 0, with_courier: 0, paid: total })
    await app.database.pool.query('update shop_orders set refunded = 1 where number = $1', [order.number])
    expect(await house()).toEqual({ placed: total, to_come: 0, with_courier: 0, paid: total - 1 })
    expect((await sums()).months[0]?.sale).toBe(999_999)
  })

  it('counts no order that was called off, not taken or not paid', async () => {
    const buyer = await joinAndLogIn(app, `payer${people}`, { email_verified_at: new Date().toISOString() })
    await makeShop(app.database.db, { seller: seller.id })
    const product = await makeProduct(app.database.db, { seller: seller.id })
    const { orders } = await bought(app, buyer, { parts: [{ product }], method: 'cod' })
    for (const state of ['cancelled', 'back', 'not_taken']) {
      await app.database.pool.query('update shop_orders set state = $2 where number = $1', [orders[0]!.number, state])
      expect((await sums()).months).toEqual([])
    }
  })

  it('has cash for bookings, to come and paid', async () => {
    const buyer = await joinAndLogIn(app, `payer${people}`, { email_verified_at: new Date().toISOString() })
    const { id } = await makeBooking(app, { buyer: buyer.id, seller: seller.id, price: 500, cash: 500 })
    expect((await sums()).months[0]?.house).toEqual({ placed: 500, to_come: 500, with_courier: 0, paid: 0 })
    await app.database.pool.query(`update bookings set state = 'done', cash_received_at = now() where id = $1`, [id])
    expect((await sums()).months[0]?.house).toEqual({ placed: 500, to_come: 0, with_courier: 0, paid: 500 })
  })
})

describe('what is between a seller and this service now', () => {
  it('is as the wallet has it: on hold and free together, on its way, and owed', async () => {
    const { buyer } = await makeMarket(app.database, 1)
    await sell(app.database.db, buyer, [{ seller: seller.id, gross: 70_000 }])
    expect((await sums()).money).toEqual({ with_us: 70_000, leaving: 0, due: 0 })
    await sell(app.database.db, buyer, [{ seller: seller.id, gross: 30_050, free_at: sql`now() - interval '1 minute'` }])
    await freeDue(app.database.db)
    expect((await sums()).money).toEqual({ with_us: 100_050, leaving: 0, due: 0 })
    await app.database.pool.query(`insert into payout_accounts (seller, way, sealed, masked, usable_at) values ($1, 'bkash', '', '', now())`, [seller.id])
    await askForMoney(app.database.db, seller.id, 20_000)
    expect((await sums()).money).toEqual({ with_us: 80_050, leaving: 20_000, due: 0 })
    await sellForCash(app.database.db, { buyer, seller: seller.id, taka: 5000, commission: 25_000 })
    expect((await sums()).money).toEqual({ with_us: 70_000, leaving: 20_000, due: 14_950 })
    expect((await sums(await joinAsSeller(app, `penniless${people}`))).money).toEqual(NO_MONEY)
  })
})
