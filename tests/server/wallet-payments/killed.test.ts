import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { makeNumber, SHOP_NUMBER } from '#tests/support/server/nouns/wallet-payments.ts'
import {
  type ClaimWalk,
  type ClaimWrite,
  cancelOf,
  claimOf,
  missingOf,
  orderBy,
  sendNoted,
  sendOpen,
  stepOf,
  walkOn,
} from '#tests/support/server/orders/claim-walk.ts'
import { makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { walletFaults } from '#tests/support/server/orders/wallet-invariants.ts'

/** The same draws again: `SEED=<number>`. What is done at one moment may still come in another order. */
const SEED = /^[1-9]\d*$/.test(process.env.SEED ?? '') ? Number(process.env.SEED) : 1 + Math.floor(Math.random() * 1e6)
/** `CLAIM_KILLS=50` for the long run: most of its time servers start. */
const KILLS = Number(process.env.CLAIM_KILLS ?? 2)
const POINTS = ['claim after-check', 'cancel after-commit-before-reply', 'claim before-commit', 'shop before-commit', 'cancel before-commit'] as const
const CLIENTS = 6
const STOCK = 1000 + KILLS * 100

const database = useDatabase()
let folder = ''
let port = 0
let server: AppProcess | undefined
let walk: ClaimWalk

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-claims-killed-'))
  const [seller, first, ...others] = await makeCrowd(database, 7, TEST_SECRET)
  if (!seller || !first) throw new Error('no crowd')
  await database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, 'draper', 'Draper')`, [seller.user_id])
  const sari = await makeProduct(database.db, { seller: await makeShop(database.db, { seller: seller.user_id }), variants: [{ price: 1000, stock: STOCK }] })
  await makeNumber({ database }, seller.user_id)
  walk = {
    ...{ app: { database }, dice: makeDice(SEED), buyers: [first, ...others], seller, sari, number: SHOP_NUMBER, send },
    ...{ said: [], open: [], wrong: [], purchases: [], claims: [], trxids: [] },
  }
})
afterEach(() => server?.end('SIGKILL'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Brings up a server that stops at a place, if one is named, once it has passed it so many times. */
async function begin(point = '', after = 0): Promise<AppProcess> {
  await server?.end('SIGKILL')
  port = await freePort()
  const settings = {
    DATABASE_URL: database.url,
    HATKHOLA_DATA: folder,
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
    PAUSE_AT: point,
    PAUSE_AFTER: String(after),
  }
  server = await startApp(port, settings, 'tests/support/server/paused-server.ts')
  return server
}

function send({ who, path, body, key }: ClaimWrite): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json', ...onceAs(who, key) }
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body), headers }).catch(() => undefined)
}

/** Waits until so many have come to the place, and kills the server there. */
async function killAt(point: string, running: AppProcess, expected = 1): Promise<void> {
  const arrived = () => running.output().split(`paused at ${point}`).length - 1
  for (let looks = 0; looks < 1500 && arrived() < expected; looks++) await pause(20)
  expect(arrived(), running.output().slice(-500)).toBeGreaterThanOrEqual(expected)
  await running.end('SIGKILL')
}

const rowsOf = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const statesOf = async () => (await rowsOf('select state from wallet_claims order by id')).map(({ state }) => state)
const faults = async () => [...(await walletFaults(database.pool)), ...(await shopFaults(database.pool)), ...(await proveLedger(database)), ...walk.wrong]

/** Each piece is on the shelf, or in an order that goes on. */
async function countPieces(): Promise<number> {
  const held = `select count(*)::int from shop_orders where state in ('waiting', 'placed')`
  const [{ pieces }] = await rowsOf(`select stock + (${held}) as pieces from product_variants where id = $1`, [walk.sari.variants[0]])
  return pieces
}

/** What was said to be done is there, each TrxID counts once, and no piece and no money is lost. */
async function isWhole(message: string): Promise<void> {
  expect(await missingOf(walk), message).toEqual([])
  expect(await rowsOf('select trxid from wallet_claims group by trxid having count(*) > 1'), message).toEqual([])
  expect(await countPieces(), message).toBe(STOCK)
  expect(await faults(), message).toEqual([])
}

describe('a server that is killed amid payments by mobile wallet', { timeout: 120_000 + KILLS * 30_000 }, () => {
  it('has written nothing of a claim, a seller’s word or a cancel before it commits; sent again each is written once', async () => {
    const [one, two, three] = walk.buyers
    if (!two || !three) throw new Error('no crowd')
    const running = await begin('claim before-commit', 2)
    for (const who of [one, two, three]) await sendNoted(walk, await orderBy(walk, who))
    const [claim, another, third] = walk.purchases.map((of, at) => claimOf(of, { trxid: `AA0000000${at}`, sent_to: SHOP_NUMBER }))
    if (!claim || !another || !third) throw new Error('an order was refused')
    for (const write of [claim, another]) expect(await sendNoted(walk, write)).toBe(true)
    const [confirmed, cancelled] = walk.claims
    if (!confirmed || !cancelled) throw new Error('a claim was refused')
    const writes = [stepOf(walk.seller, confirmed.id, ['came', {}]), await cancelOf(walk, cancelled), third]
    const asked = writes.map((write) => sendNoted(walk, write))
    await killAt('claim before-commit', running, writes.length)
    expect(await Promise.all(asked)).toEqual([false, false, false])
    expect(await statesOf(), 'nothing of it was written').toEqual(['claimed', 'claimed'])
    await begin()
    expect(await sendOpen(walk)).toBe(0)
    for (const write of writes) expect((await send(write))?.status).toBe(200)
    expect(await statesOf()).toEqual(['confirmed', 'cancelled', 'claimed'])
    const changes = await rowsOf('select action, count(*)::int as n from wallet_claim_changes group by action order by action')
    expect(changes).toEqual([
      { action: 'came', n: 1 },
      { action: 'cancel', n: 1 },
      { action: 'claim', n: 3 },
    ])
    await isWhole('after three writes')
  })

  it(`keeps what it has acknowledged, whenever it dies, in ${KILLS} deaths (SEED=${SEED})`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const point = POINTS[kill % POINTS.length] ?? POINTS[0]
      const message = `SEED=${SEED}, death ${kill + 1} at "${point}"`
      const running = await begin(point, walk.dice.whole(2, point.startsWith('claim') ? 12 : 4))
      const clients = Array.from({ length: CLIENTS }, async () => {
        await sendOpen(walk)
        await walkOn(walk)
      })
      await killAt(point, running)
      await Promise.all(clients)
      expect(walk.open.length, message).toBeGreaterThan(0)
      await isWhole(message)
    }
    await begin()
    expect(await sendOpen(walk)).toBe(0)
    await isWhole(`SEED=${SEED}, in the end`)
    const kinds = new Set(walk.said.map((said) => said.split(' ')[0]))
    expect([...kinds], `SEED=${SEED}`).toEqual(expect.arrayContaining(['order', 'claim', 'came']))
  })
})
