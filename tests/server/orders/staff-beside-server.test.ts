import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initiatePayment, PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { startGatewayForTest, type TestGateway } from '#tests/support/server/orders/local-gateway.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { passMinutes } from '#tests/support/server/orders/paying.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const PRICE = 150
/** A round of the server, twice, and processes to start. */
const LONG_MS = 180_000

const database = useDatabase()
let folder = ''
let gateway: TestGateway
let server: AppProcess
let origin = ''
let items: Parameters<typeof wholeOrder>[0]
let atFirst: SeatsAtFirst
let settings: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-staff-orders-'))
  gateway = await startGatewayForTest()
  await gateway.control({ ipn_count: 0 })
  const event = await makeEvent(database.db, { seats: 50, price: PRICE })
  const ticket = await makeTicket(database.db, event, { seats: 50, capacity: 50, price: PRICE })
  items = [{ event_ticket: ticket, quantity: 1, price: PRICE }]
  atFirst = await countSeats(database.pool)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  settings = { DATABASE_URL: database.url, HATKHOLA_DATA: folder, APP_SECRET: TEST_SECRET }
  server = await startApp(port, { ...settings, HATKHOLA_OUT: join(folder, 'nothing-built'), SEED: 'none', PAYMENT_GATEWAY_URL: gateway.url })
}, LONG_MS)
afterAll(async () => {
  await server?.end('SIGKILL')
  await gateway?.stop()
  await rm(folder, { recursive: true, force: true })
})

const post = async (who: CrowdMember, path: string, body: object) =>
  (await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...onceAs(who) } })).json()
const stateOf = async (id: number): Promise<string> => (await database.pool.query('select state from purchases where id = $1', [id])).rows[0].state
const faults = async () => [...(await orderFaults(database.pool, atFirst)), ...(await moneyFaults(database.pool, await gateway.ledger()))]

/** An order that a card has paid for. */
async function paidOrder(card?: string): Promise<{ id: number; event_order_id: string; user_id: number }> {
  const [who] = await makeCrowd(database, 1, TEST_SECRET)
  if (!who) throw new Error('nobody is there')
  const { id, event_order_id } = await post(who, '/api/event_order/', wholeOrder(items))
  await post(who, initiatePayment.path, { event_order_id })
  const { fields } = (await gateway.pay(`EO${event_order_id}-1`, 'paid', card)).return
  await fetch(origin + PAYMENT_PATHS.notice, { method: 'POST', body: new URLSearchParams(fields) })
  return { id, event_order_id, user_id: who.user_id }
}

/** Runs the command; with a place to stop at it is killed there. */
async function staff(args: string[], point = ''): Promise<string> {
  const entry = point ? 'tests/support/server/orders/paused-order-task.ts' : 'src/tasks/order.ts'
  const child = spawn(process.execPath, [join(ROOT, entry), ...args], { cwd: ROOT, env: { PATH: process.env.PATH, ...settings, PAUSE_AT: point } })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString()
      if (point && output.includes(`paused at ${point}`)) child.kill('SIGKILL')
    })
  await ended
  return output
}

async function until(is: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 300 && !(await is()); looks++) await pause(200)
}

describe('answers', () => {
  it('staff at a terminal: a server at work gives the money back, writes the e-mail and tells its buyer', { timeout: LONG_MS }, async () => {
    const { id, event_order_id, user_id } = await paidOrder()
    expect(await stateOf(id)).toBe('confirmed')
    expect(await staff(['refund', event_order_id, '--reason', 'the artist is ill'])).toContain('210 taka go back')
    const asked = `select 1 from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = ${id} and r.refund_ref_id is not null`
    await until(async () => (await database.pool.query(asked)).rows.length > 0)
    await passMinutes({ database }, id, 2)
    const told = async () => (await database.pool.query('select kind from notices where user_id = $1 order by id', [user_id])).rows.map(({ kind }) => kind)
    await until(async () => (await told()).includes('refunded'))
    expect(await stateOf(id)).toBe('refunded')
    expect(await told()).toContain('refunded')
    const letters = async () => Promise.all((await readdir(join(folder, 'mail'))).map((name) => readFile(join(folder, 'mail', name), 'utf8')))
    const isOfIt = (letter: string) => letter.includes(event_order_id) && letter.includes('210') && letter.includes('cancelled')
    // That it is cancelled, at once; and later that its money has gone back: each once.
    await until(async () => (await letters()).filter(isOfIt).length > 1)
    const subjects = (await letters()).filter(isOfIt).map((letter) => /^Subject: .*$/m.exec(letter)?.[0])
    expect(subjects).toHaveLength(2)
    expect(new Set(subjects).size).toBe(2)
    expect(await faults()).toEqual([])
  })
})

describe('guards', () => {
  it.each<[string, string, string, string]>([
    ['confirm', 'staff before-commit', 'review', 'confirmed'],
    ['confirm', 'staff after-commit-before-reply', 'confirmed', 'confirmed'],
    ['refund', 'staff before-commit', 'review', 'refund_due'],
    ['refund', 'staff after-commit-before-reply', 'refund_due', 'refund_due'],
  ])('an order whose "%s" was killed at "%s": all of it is done, or nothing, and once', { timeout: LONG_MS }, async (...[act, point, then, after]) => {
    const { id, event_order_id } = await paidOrder('4000000000000119')
    expect(await stateOf(id)).toBe('review')
    const args = [act, event_order_id, '--reason', 'looked at']
    expect(await staff(args, point)).toContain(`paused at ${point}`)
    // The database hears a moment later that the killed command is gone.
    await until(
      async () =>
        (await database.pool.query(`select 1 from pg_stat_activity where datname = current_database() and application_name like 'hatkhola staff%'`)).rows
          .length === 0,
    )
    expect(await stateOf(id)).toBe(then)
    expect(await faults()).toEqual([])
    await staff(args)
    expect([after, 'refunded']).toContain(await stateOf(id))
    const { rows } = await database.pool.query(`select count(*)::int as n from purchase_changes where purchase = $1 and by = 'staff'`, [id])
    expect(rows).toEqual([{ n: 1 }])
    expect(await faults()).toEqual([])
  })
})
