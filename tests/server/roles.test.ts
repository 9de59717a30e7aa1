import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const running: AppProcess[] = []
let folder = ''
let buyer: SignedInPerson
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-roles-'))
  buyer = await joinAndLogIn(app, 'waiter')
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGTERM')))
  await rm(folder, { recursive: true })
})

async function start(role: string): Promise<{ address: string; end: AppProcess['end'] }> {
  const port = await freePort()
  const settings = { DATABASE_URL: app.database.url, HATKHOLA_DATA: folder, APP_SECRET: TEST_SECRET, SEED: 'none', HATKHOLA_OUT: join(folder, 'nothing-built') }
  const process = await startApp(port, { ...settings, HATKHOLA_ROLE: role })
  running.push(process)
  return { address: `http://127.0.0.1:${port}`, end: process.end }
}
/** An order that was not paid in time, and that a background job ends. */
async function overdue(): Promise<number> {
  const { ticket } = await makeShow(app)
  const { id } = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100))
  await app.database.pool.query(`update purchases set hold_expires_at = now() - interval '1 minute' where id = $1`, [id])
  return id
}
const stateOf = async (id: number) => (await app.database.pool.query('select state from purchases where id = $1', [id])).rows[0].state
const status = async (address: string, path: string) => (await fetch(address + path)).status
/** Several rounds of the job. */
const LONG_ENOUGH_MS = 12_000
async function isEnded(id: number): Promise<void> {
  await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('expired')
}

it('a web process answers and does no background jobs, a worker does them and answers for its health alone', { timeout: 120_000 }, async () => {
  const web = await start('web')
  const id = await overdue()
  await pause(LONG_ENOUGH_MS)
  expect(await stateOf(id)).toBe('held')
  expect(await status(web.address, '/api/event/')).toBe(200)

  const worker = await start('worker')
  await isEnded(id)
  expect(await status(worker.address, '/healthz')).toBe(200)
  expect(await status(worker.address, '/readyz')).toBe(200)
  for (const path of ['/api/event/', '/en/', '/']) expect(await status(worker.address, path)).toBe(404)
})

it('what a worker has not done when it is killed, the next one does', { timeout: 120_000 }, async () => {
  const worker = await start('worker')
  const ids = [await overdue(), await overdue(), await overdue()]
  expect(await worker.end('SIGKILL')).toBeNull()
  await start('worker')
  for (const id of ids) await isEnded(id)
})
