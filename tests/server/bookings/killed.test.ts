import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { askTexts, noonIn } from '#tests/support/server/nouns/bookings.ts'
import { makeService, type ServiceOver } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'

const POINT = 'booking before-commit'
const database = useDatabase()
let folder = ''
let port = 0
let server: AppProcess | undefined
let [buyer, provider]: CrowdMember[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-bookings-killed-'))
  ;[buyer, provider] = await makeCrowd(database, 2, TEST_SECRET)
  await database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, 'plumber', 'Plumber')`, [provider?.user_id])
})
afterEach(() => server?.end('SIGKILL'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Brings up a server that stops at a place, if one is named. */
async function begin(point = ''): Promise<AppProcess> {
  await server?.end('SIGKILL')
  port = await freePort()
  const settings = {
    DATABASE_URL: database.url,
    HATKHOLA_DATA: folder,
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
    PAUSE_AT: point,
  }
  server = await startApp(port, settings, 'tests/support/server/paused-server.ts')
  return server
}

interface Write {
  path: string
  body: object
  key: string
}

const send = (who: CrowdMember | undefined, { path, body, key }: Write): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...onceAs(who!, key) },
  })

async function answered(who: CrowdMember | undefined, write: Write): Promise<Pick<Booking, 'number' | 'state' | 'version'>> {
  const response = await send(who, write)
  if (response.status !== 200) throw new Error(`refused: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Sends a write to a server that is killed before it commits: it gets no answer. */
async function killedWhile(who: CrowdMember | undefined, write: Write): Promise<void> {
  const running = await begin(POINT)
  const answer = send(who, write).catch(() => undefined)
  for (let looks = 0; looks < 600 && !running.output().includes(`paused at ${POINT}`); looks++) await pause(50)
  expect(running.output()).toContain(`paused at ${POINT}`)
  await running.end('SIGKILL')
  expect(await answer).toBeUndefined()
}

const make = (over: ServiceOver = {}) => makeService(database.db, { seller: provider!.user_id, ...over })
const rowsOf = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows
/** What there is of the bookings of a service: their states and changes, the notices of them, and how many times they take. */
async function kept(service: number) {
  const states = await rowsOf('select state, starts_at, proposed_starts_at from bookings where service = $1 order by id', [service])
  const of = 'select b.id from bookings b where b.service = $1'
  const changes = await rowsOf(`select action from booking_events where booking in (${of}) order by id`, [service])
  const letters = await rowsOf(`select kind from booking_letters where booking in (${of}) order by id`, [service])
  const [{ times }] = await rowsOf(`select count(*)::int as times from occupied where holder in (${of})`, [service])
  return { states, changes: changes.map(({ action }) => action), letters: letters.map(({ kind }) => kind), times }
}

/** Sends a write that the server dies with, then the same write twice; gives what there was before and is afterwards. */
async function killedOnce(who: CrowdMember | undefined, service: number, write: Write) {
  const before = await kept(service)
  await killedWhile(who, write)
  expect(await kept(service), 'nothing of it was written').toEqual(before)
  await begin()
  const [first, again] = [await answered(who, write), await answered(who, write)]
  expect([again.number, again.state]).toEqual([first.number, first.state])
  expect(await bookingFaults(database.pool)).toEqual([])
  return kept(service)
}
const step = (number: string, to: string, body: object): Write => ({ path: `/api/booking/${number}/${to}/`, body, key: `${to}-of-${number}` })

describe('a server that is killed before it commits', { timeout: 120_000 }, () => {
  it('has written nothing of a booking: its time stays free for another buyer, or the same request books it once', async () => {
    const { id } = await make()
    const write = { path: '/api/booking/', body: askTexts({ service: id, starts_at: noonIn(3) }), key: 'a-booking-that-dies' }
    expect(await killedOnce(buyer, id, write)).toMatchObject({ states: [{ state: 'confirmed' }], changes: ['ask'], times: 1 })
  })

  it('has accepted nothing; the same accept is written once afterwards', async () => {
    const { id } = await make({ is_instant: false })
    await begin()
    const { number } = await answered(buyer, { path: '/api/booking/', body: askTexts({ service: id, starts_at: noonIn(4) }), key: 'a-request-that-stays' })
    const after = await killedOnce(provider, id, step(number, 'accept', { version: 1 }))
    expect(after).toMatchObject({ states: [{ state: 'confirmed' }], changes: ['ask', 'accept'], times: 1 })
    expect(after.letters.filter((kind) => kind === 'booking-confirmed')).toHaveLength(1)
  })

  it('has taken no proposed time and let none go: proposed and agreed to once afterwards', async () => {
    const { id } = await make()
    await begin()
    const { number } = await answered(buyer, { path: '/api/booking/', body: askTexts({ service: id, starts_at: noonIn(5) }), key: 'a-booking-that-moves' })
    expect(await killedOnce(buyer, id, step(number, 'propose', { version: 1, starts_at: noonIn(6) }))).toMatchObject({ changes: ['ask', 'propose'], times: 2 })
    const moved = await killedOnce(provider, id, step(number, 'agree', { version: 2 }))
    expect(moved).toMatchObject({ changes: ['ask', 'propose', 'agree'], times: 1 })
    expect(moved.states.map(({ starts_at, proposed_starts_at }) => [starts_at.toISOString(), proposed_starts_at])).toEqual([[noonIn(6), null]])
  })
})
