import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Hours } from '#contract/services/hours.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import type { HeldRequest } from '#tests/support/server/barrier.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { askTexts, noonIn } from '#tests/support/server/nouns/bookings.ts'
import { ALWAYS, makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'
import { deadlocksOf, rush, tally } from '#tests/support/server/orders/rush.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

const database = useDatabase()
let folder = ''
let port = 0
const servers: AppProcess[] = []

// Processes of their own, so that the crowd and the service do not take turns on one thread. Two of them, so that the database decides between them.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-booking-rush-'))
  port = await begin('one')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await rm(folder, { recursive: true, force: true })
})

async function begin(name: string): Promise<number> {
  const free = await freePort()
  const server = await startApp(free, {
    DATABASE_URL: database.url,
    HATKHOLA_DATA: join(folder, name),
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
  })
  servers.push(server)
  return free
}

type Wish = Record<string, string | number | undefined>

const asking = (buyer: CrowdMember, over: Wish): HeldRequest => ({ path: '/api/booking/', body: askTexts(over), headers: onceAs(buyer) })

/** Drawn anew each time; a run that found something is repeated by `SEED_OF_RUSH=7`. */
const seed = Number(process.env.SEED_OF_RUSH ?? 1 + (Date.now() % 1_000_000))
const bookedOf = async (service: number): Promise<number> =>
  (await database.pool.query('select count(*)::int as n from bookings where service = $1', [service])).rows[0].n

describe('of buyers at once', () => {
  it('fifty of a thousand have the fifty times there are, and the others hear of times that are free', { timeout: 180_000 }, async () => {
    const { id } = await makeService(database.db, { horizon_days: 10 })
    const buyers = await makeCrowd(database, 1000, TEST_SECRET)
    const other = await begin('two')
    const requests = buyers.map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(2, (at % 50) * 60) }))
    const answers = (await Promise.all([rush(port, requests.slice(0, 500)), rush(other, requests.slice(500))])).flat()
    expect(tally(answers)).toEqual({ confirmed: 50, 'time-gone': 950 })
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => JSON.parse(body).facts)
    expect(refused.every(({ near_1, near_3 }) => near_1 > 0 && near_3 > 0)).toBe(true)
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it('two hundred have the four seats of fifty times', { timeout: 180_000 }, async () => {
    const { id } = await makeService(database.db, { seats: 4 })
    const buyers = await makeCrowd(database, 300, TEST_SECRET)
    const answers = await rush(
      port,
      buyers.map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(2, (at % 50) * 60) })),
    )
    expect(tally(answers)).toEqual({ confirmed: 200, 'time-gone': 100 })
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it(`of several services of one team, with lengths and pauses of all kinds, no member is taken twice, seed ${seed}`, { timeout: 180_000 }, async () => {
    const random = randomOf(seed)
    const first = await makeService(database.db, { team: ['Rina', 'Kamal'], step: '15' })
    const more = { seller: first.seller, step: '15' } as const
    const others = [
      await makeService(database.db, { ...more, duration: 30, pause_after: 15 }),
      await makeService(database.db, { ...more, duration: 90, pause_before: 30 }),
      await makeService(database.db, { ...more, seats: 3, duration: 45 }),
      await makeService(database.db, { ...more, pricing: 'hourly', hours_most: 4, is_instant: false }),
    ]
    const services = [first, ...others].map(({ id }, at) => ({ id, isHourly: at === 4, hasSeats: at === 3 }))
    const buyers = await makeCrowd(database, 300, TEST_SECRET)
    const answers = await rush(
      port,
      buyers.map((buyer) => {
        const { id: service, isHourly, hasSeats } = services[random(services.length)]!
        const [hours, seats] = [isHourly ? 1 + random(4) : 1, hasSeats ? 1 + random(2) : 1]
        return asking(buyer, { service, starts_at: noonIn(2, random(32) * 15), hours, seats, price_seen: 500 * hours * seats })
      }),
    )
    const { confirmed = 0, asked = 0, ...refused } = tally(answers)
    expect(Object.keys(refused)).toEqual(['time-gone'])
    expect(confirmed + asked).toBeGreaterThan(0)
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it('nothing is booked outside of the hours that stand, also when they change while fifty who have seen the former ones ask', {
    timeout: 60_000,
  }, async () => {
    const { id, seller } = await makeService(database.db, { team: ['Rina'] })
    const buyers = await makeCrowd(database, 100, TEST_SECRET)
    const requests = buyers.map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(2, at * 60) }))
    expect(tally(await rush(port, requests.slice(0, 50)))).toEqual({ confirmed: 50 })
    const closed: Hours = { ...ALWAYS, windows: [{ from: noonIn(1).slice(0, 10), until: noonIn(9).slice(0, 10), kind: 'own', note: '', spans: [] }] }
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('update calendars set hours = $2, version = version + 1 where seller = $1 and member is null', [seller, JSON.stringify(closed)])
    const asked = rush(port, requests.slice(50))
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await database.pool.query(waiting)).rows[0].n, { timeout: 10_000, interval: 5 }).toBeGreaterThan(0)
    await client.query('commit')
    client.release()
    expect(tally(await asked)).toEqual({ 'time-gone': 50 })
    expect(await bookedOf(id)).toBe(50)
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it('one who sends a wish a hundred times with one key has one booking', { timeout: 60_000 }, async () => {
    const { id } = await makeService(database.db)
    const [buyer] = await makeCrowd(database, 1, TEST_SECRET)
    const request = { path: '/api/booking/', body: askTexts({ service: id, starts_at: noonIn(2) }), headers: onceAs(buyer!, 'one-wish-of-one-buyer') }
    const answers = await rush(
      port,
      Array.from({ length: 100 }, () => request),
    )
    expect(tally(answers)).toEqual({ confirmed: 100 })
    expect(new Set(answers.map(({ body: text }) => JSON.parse(text).number)).size).toBe(1)
    expect(await bookedOf(id)).toBe(1)
    expect(await bookingFaults(database.pool)).toEqual([])
  })
})

describe('the checker', () => {
  // Without the exclusion constraint the service only looks first and writes then.
  it('finds a member who is taken twice when the service reads first and inserts then: not one after the other, but at once', { timeout: 60_000 }, async () => {
    const { id } = await makeService(database.db, { step: '15' })
    const buyers = await makeCrowd(database, 33, TEST_SECRET)
    const TAKEN_TWICE = expect.stringContaining('member has two at once')
    await database.pool.query('alter table occupied drop constraint occupied_once')
    try {
      for (const buyer of buyers.slice(0, 3)) await rush(port, [asking(buyer, { service: id, starts_at: noonIn(2) })])
      expect([await bookedOf(id), await bookingFaults(database.pool)]).toEqual([1, []])
      await rush(
        port,
        // Starts that overlap: who wants the same one has a turn in the process.
        buyers.slice(3).map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(3, (at % 4) * 15) })),
      )
      expect(await bookedOf(id)).toBeGreaterThan(2)
      expect(await bookingFaults(database.pool)).toContainEqual(TAKEN_TWICE)
    } finally {
      await database.pool.query('delete from occupied where holder in (select id from bookings where service = $1)', [id])
      await database.pool.query('alter table occupied add constraint occupied_once exclude using gist (member with =, during with &&, holder with <>)')
    }
  })
})

describe('the database', () => {
  it('has had no deadlock', { timeout: 30_000 }, async () => {
    // Connections report theirs at their end at the latest.
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    const others = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'hatkhola pid %'`
    await expect.poll(async () => (await database.pool.query(others)).rows[0].n, { timeout: 10_000 }).toBe(0)
    expect(await deadlocksOf(database)).toBe(0)
  })
})
