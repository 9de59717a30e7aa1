import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { isLedgerInDoubt } from '#server/ledger/prove/doubt.ts'
import { type MoneyDesk, openMoneyDesk } from '#server/money-desk.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { askForMoney, endPayout, sellForCash } from '#tests/support/server/ledger/cash-and-payouts.ts'
import { balancesOf, houseOf, type Market, makeMarket, sell } from '#tests/support/server/ledger/ledger-orders.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { opened, orderRow, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const app = usePaying()
let folder = ''
let desk: MoneyDesk
let market: Market
let joined = 0
let seller: SignedInPerson & { name: string }
const settings = () => ({
  ...{ database_url: app.database.url, data_folder: folder, secret: TEST_SECRET, port: 3000 },
  payment: { mode: 'local' as const, port: 0, url: 'http://127.0.0.1:1' },
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-money-'))
  desk = await openMoneyDesk(settings())
  market = await makeMarket(app.database, 1)
})
afterAll(async () => {
  await desk?.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const name = `earner${joined++}`
  seller = await anEarner(name)
})
/** A seller with a place to which their money can go. */
async function anEarner(name: string): Promise<typeof seller> {
  const made = await joinAsSeller(app, name)
  await sqlRows(`insert into payout_accounts (seller, way, sealed, masked, usable_at) values ($1, 'bkash', '', '', now())`, [made.id])
  return { ...made, name }
}
const sold = (gross: number, more: object = {}) => sell(app.database.db, market.buyer, [{ seller: seller.id, gross, ...more }])
const owes = (commission: number) => sellForCash(app.database.db, { buyer: market.buyer, seller: seller.id, taka: 5000, commission })
const has = () => balancesOf(app.database, seller.id)
const sqlRows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows

/** An order of 260 taka that is paid at the gateway: two tickets of 100, and the service charge. */
async function ticketsSold(): Promise<EventOrder & { buyer: SignedInPerson }> {
  const buyer = await joinAndLogIn(app, `debtor${joined}`)
  const show = await makeShow(app, [{ price: 100 }], { seller: seller.id })
  const order = await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 2 }], 200))
  await payAndTell(app, await opened(app, buyer, order))
  return { ...order, buyer }
}

describe('balance', () => {
  it('is what a seller has, now and as it was at any past moment, in every account', async () => {
    await sold(30_000, { free_at: sql`now() - interval '1 minute'` })
    const [{ at: early }] = await sqlRows(`select to_jsonb(clock_timestamp()) #>> '{}' as at`)
    await freeDue(app.database.db)
    await askForMoney(app.database.db, seller.id, 10_050)
    const now = await desk.balance(seller.name)
    expect(now).toMatch(/on hold +0\.00 taka/)
    expect(now).toMatch(/free +199\.50 taka/)
    expect(now).toMatch(/on its way +100\.50 taka/)
    const then = await desk.balance(`#${seller.id}`, early)
    expect(then).toMatch(/on hold +300\.00 taka/)
    expect(then).toMatch(/free +0\.00 taka/)
    expect(await desk.balance(seller.name, '2020-01-01T00:00:00Z')).toMatch(/on hold +0\.00 taka/)
  })

  it('of no seller is refused', async () => {
    for (const name of ['no-such-name', '#999999', '#', `' or 1=1 --`]) await expect(desk.balance(name)).rejects.toThrow(/There is no seller/)
  })
})

describe('debts', () => {
  it('are listed with since when, the most first, and what is much or old is marked', async () => {
    await owes(3000)
    expect(await askForMoney(app.database.db, seller.id), 'nothing is free').toBeUndefined()
    const small = seller
    seller = await anEarner(`earner-much${joined}`)
    await owes(200_100)
    const lines = (await desk.owed()).split('\n')
    const [much, little] = [seller, small].map(({ name }) => lines.find((line) => line.includes(`${name},`)) ?? '')
    expect(much).toMatch(/^! .*2,001\.00 taka since \d{4}-\d\d-\d\d, 0 days/)
    expect(little).toMatch(/^ {2}.*: 30\.00 taka/)
    expect(lines.indexOf(much ?? '')).toBeLessThan(lines.indexOf(little ?? ''))
  })
  it('that are paid in are taken once by their reference, and never more than is owed', async () => {
    await owes(5000)
    await expect(desk.paidIn(seller.name, { paisa: 5001, reference: `TX1${joined}` })).rejects.toThrow(/owes 50\.00 taka/)
    const bank = (await houseOf(app.database)).bank ?? 0
    expect(await desk.paidIn(seller.name, { paisa: 3000, reference: `TX2${joined}` })).toMatch(/owes 20\.00 taka now/)
    expect(await desk.paidIn(seller.name, { paisa: 2000, reference: `TX2${joined}` })).toMatch(/already/)
    expect(await has()).toMatchObject({ due: 2000 })
    expect((await houseOf(app.database)).bank).toBe(bank + 3000)
    const met = await Promise.allSettled([1500, 1500].map((paisa, n) => desk.paidIn(seller.name, { paisa, reference: `TX3${joined}${n}` })))
    expect(met.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await has()).toMatchObject({ due: 500 })
    expect(await sqlRows(`select note from ledger_moves where name = $1`, [`paid-in TX2${joined}`])).toEqual([{ note: `TX2${joined} (at the command line)` }])
  })
})

describe('what the payment provider sent', () => {
  it('is in the bank, once by its reference, and never more than it owes', async () => {
    await sold(100_000)
    const { gateway = 0, bank = 0 } = await houseOf(app.database)
    await expect(desk.settle({ paisa: gateway + 1, reference: 'ST1' })).rejects.toThrow(/cannot have sent/)
    await desk.settle({ paisa: 40_000, reference: 'ST2' })
    expect(await desk.settle({ paisa: 40_000, reference: 'ST2' })).toMatch(/already/)
    expect(await houseOf(app.database)).toMatchObject({ gateway: gateway - 40_000, bank: bank + 40_000 })
  })
})

describe('what it took back', () => {
  it('is taken from who earned it, and not asked of it again; the order stands', async () => {
    const { event_order_id, id, buyer } = await ticketsSold()
    const { gateway = 0 } = await houseOf(app.database)
    expect(await desk.debited(event_order_id, { taka: 50, why: 'the bank of the buyer disputes it' })).toMatch(/50 taka of .*the order stands/)
    expect(await has()).toMatchObject({ pending: 15_000 })
    expect((await houseOf(app.database)).gateway).toBe(gateway - 5000)
    expect(await orderRow(app, id)).toMatchObject({ state: 'confirmed' })
    await app.reconcile()
    expect(app.asked.refund).toBe(0)
    const read: EventOrder = await (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
    expect(read.refunds).toMatchObject([{ amount_taka: 50, state: 'refunded' }])
    await expect(desk.debited(event_order_id, { taka: 211, why: 'more than is left' })).rejects.toThrow(/only 210 taka are left/)
    // With the last of it the order is called off.
    expect(await desk.debited(event_order_id, { taka: 210, why: 'all of it' })).toMatch(/called off/)
    expect(await orderRow(app, id)).toMatchObject({ state: 'refunded' })
    expect(await has()).toMatchObject({ pending: 0, free: 0, due: 0 })
    expect(await moneyFaults(app.database.pool)).toEqual([])
  })

  it('after its seller has withdrawn it is owed, and covered by what they sell next', async () => {
    const { event_order_id, id } = await ticketsSold()
    await sqlRows(`update earnings set free_at = now() where purchase = $1`, [id])
    await freeDue(app.database.db)
    const payout = (await askForMoney(app.database.db, seller.id)) ?? 0
    await endPayout(app.database.db, payout, 'sent')
    expect(await has()).toMatchObject({ free: 0, leaving: 0 })
    await desk.debited(event_order_id, { taka: 100, why: 'disputed' })
    expect(await has()).toMatchObject({ due: 10_000 })
    await sold(12_000, { free_at: sql`now()` })
    await freeDue(app.database.db)
    expect(await has()).toMatchObject({ free: 2000, due: 0 })
  })

  it('of an order that is not there, or not paid, is refused', async () => {
    for (const name of ['EO-NOT-THERE', '', `' or 1=1`]) await expect(desk.debited(name, { taka: 1, why: 'a trial' })).rejects.toThrow(/There is no order/)
  })
})

describe('show', () => {
  it('has every move of an order with its entries, which add up, by any of its numbers', async () => {
    const { event_order_id } = await ticketsSold()
    const text = await desk.show(event_order_id.toLowerCase())
    expect(text).toMatch(/paid \d+\n/)
    expect(text).toMatch(/earned \d+\n/)
    expect(text).toMatch(new RegExp(`pending of ${seller.name} +-200\\.00 taka +then 200\\.00 taka`))
    expect(text).toMatch(/buyers +260\.00 taka/)
    await expect(desk.show('EONONE')).rejects.toThrow(/There is no order EONONE/)
  })
})

describe('rules', () => {
  it('of commission: the most specific counts, from its day on, and is listed', async () => {
    const rate = async () => (await sqlRows(`select commission_rate('shop', $1, null) as rate`, [seller.id]))[0].rate
    expect(await rate()).toBe(500)
    await desk.commission({ kind: 'shop', rate: 450, seller: seller.name })
    expect(await rate()).toBe(450)
    const text = await desk.commission({ kind: 'shop', rate: 0, seller: seller.name, from: '2099-01-01' })
    expect(await rate()).toBe(450)
    expect(text).toContain(`shop, seller ${seller.name}: 4.5 % since`)
    expect(text).toContain(`shop, seller ${seller.name}: 0 % from 2099-01-01 on`)
    await expect(desk.commission({ kind: 'shop', rate: 1, from: '2020-01-01' })).rejects.toThrow(/is past/)
    await expect(desk.commission({ kind: 'shop', rate: 1, category: 999_999 })).rejects.toThrow(/no category/)
    await expect(desk.commission({ kind: 'shop', rate: 1, seller: 'not-there' })).rejects.toThrow(/no seller/)
  })

  it('of the hold: what begins from then on, ten days at most', async () => {
    expect(await desk.hold('shop', 9)).toMatch(/9 days/)
    expect(await desk.rules()).toContain('shop: 9 days')
    await expect(desk.hold('shop', 11)).rejects.toThrow(/10 days/)
    await desk.hold('shop', 7)
  })
})

/** As staff type it. Beside this process, whose gateway must go on answering. */
async function money(...words: string[]): Promise<{ code: unknown; out: string; error: string }> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: app.database.url,
    HATKHOLA_DATA: folder,
    APP_SECRET: TEST_SECRET,
    PAYMENT_GATEWAY_URL: 'http://127.0.0.1:1',
  }
  const child = spawn(process.execPath, ['src/tasks/money.ts', ...words], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let [out, error] = ['', '']
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (error += data.toString()))
  const [code] = await ended
  return { code, out, error }
}

describe('the command', () => {
  it('proves: ends with 0 where all fits, with 1 and what does not where not, and puts withdrawals on hold until it does', { timeout: 60_000 }, async () => {
    await sold(100)
    expect(await money('prove')).toMatchObject({ code: 0, out: expect.stringContaining('The ledger is whole.') })
    await sqlRows('update earnings set pending = pending + 1 where seller = $1', [seller.id])
    const said = await money('prove')
    expect(said).toMatchObject({ code: 1, out: expect.stringContaining(`more or less on hold than their orders say: account ${seller.id}`) })
    expect(await isLedgerInDoubt(app.database.db)).toBe(true)
    await sqlRows('update earnings set pending = pending - 1 where seller = $1', [seller.id])
    expect((await money('prove')).code).toBe(0)
    expect(await isLedgerInDoubt(app.database.db)).toBe(false)
  })

  it('says what is wrong with what was typed, and ends with 1', { timeout: 60_000 }, async () => {
    const said = await money('settle', '1e9', '--reference', 'x')
    expect(said).toMatchObject({ code: 1, error: expect.stringContaining('The amount is in taka') })
    expect(await money('balance', 'not-there')).toMatchObject({ code: 1, error: 'There is no seller not-there.\n' })
    expect(await money('help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run money -- <command>') })
  })
})
