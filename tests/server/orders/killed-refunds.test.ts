import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { callOff, joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { makeShow, orderBody, placed, seatsLeft } from '#tests/support/server/orders/orders.ts'
import { opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

/** The background job runs every fifteen seconds. */
const ROUND_MS = 120_000

const app = usePaying()
let folder = ''
let seller: SignedInPerson
let buyer: SignedInPerson
let atFirst: SeatsAtFirst
let show: Awaited<ReturnType<typeof makeShow>>
let server: AppProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-killed-refunds-'))
  buyer = await joinAndLogIn(app, 'nasrin')
  seller = await joinAsSeller(app, 'host')
  show = await makeShow(app, [{}], { seller: seller.id })
  atFirst = await countSeats(app.database.pool)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const faults = async () => [...(await orderFaults(app.database.pool, atFirst)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]

/** A server of its own beside the app, which stops for good in the middle of what it gives back. */
async function killInTheMiddle(): Promise<void> {
  const settings = {
    DATABASE_URL: app.database.url,
    HATKHOLA_DATA: folder,
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
    PAYMENT_GATEWAY_URL: app.gateway.url,
    PAUSE_AT: 'seller before-commit',
  }
  const running = await startApp(await freePort(), settings, 'tests/support/server/paused-server.ts')
  server = running
  for (let looks = 0; looks < 1000 && !running.output().includes('paused at seller'); looks++) await pause(50)
  expect(running.output()).toContain('paused at seller before-commit')
  await running.end('SIGKILL')
}

describe('guards', () => {
  it('an event that is called off: its server dies in the middle, nothing is half done, and each order goes back once', { timeout: ROUND_MS }, async () => {
    const orders = []
    for (let n = 0; n < 3; n++) {
      const order = await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 1 }], 100))
      await payAndTell(app, await opened(app, buyer, order))
      orders.push(order)
    }
    await callOff(app, seller, show.event)
    await killInTheMiddle()
    for (const { id } of orders) expect(await orderRow(app, id)).toMatchObject({ state: 'confirmed' })
    expect(await faults()).toEqual([])
    await giveBackWanted(app.parts())
    expect(await faults()).toEqual([])
    await app.reconcile()
    for (const { id } of orders) await passMinutes(app, id, 5)
    await app.reconcile()
    for (const { id } of orders) expect(await orderRow(app, id)).toMatchObject({ state: 'refunded', reason: 'called-off' })
    expect(await seatsLeft(app, show.ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await faults()).toEqual([])
  })
})
