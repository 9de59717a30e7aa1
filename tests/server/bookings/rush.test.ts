import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { type HeldRequest, type RawAnswer, sendTogether } from '#tests/support/server/barrier.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { askTexts, noonIn } from '#tests/support/server/nouns/bookings.ts'
import { ALWAYS, makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'

/** A crowd that is told to come again does so with the same keys, as our page does. */
const MOST_ROUNDS = 10

const database = useDatabase()
let folder = ''
let port = 0
let server: AppProcess

// A process of its own, so that the crowd and the service do not take turns on one thread.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-booking-rush-'))
  port = await freePort()
  server = await startApp(port, {
    DATABASE_URL: database.url,
    HATKHOLA_DATA: folder,
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
  })
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

type Wish = Record<string, string | number | undefined>

const asking = (buyer: CrowdMember, over: Wish): HeldRequest => ({ path: '/api/booking/', body: askTexts(over), headers: onceAs(buyer) })

/** Sends all at once; a buyer who is told "later" asks again with all others who were told so. No other answer of 500 or more is taken. */
async function rush(requests: readonly HeldRequest[]): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  let open = requests.map((request, at) => ({ request, at }))
  for (let round = 0; open.length > 0; round++) {
    if (round === MOST_ROUNDS) throw new Error(`${open.length} were told "later" ${MOST_ROUNDS} times`)
    const given = await sendTogether(
      port,
      open.map(({ request }) => request),
    )
    const again: typeof open = []
    for (const [index, one] of open.entries()) {
      const answer = given[index]
      if (!answer || isLater(answer)) again.push(one)
      else answers[one.at] = answer
    }
    open = again
  }
  return answers
}

const codeOf = (body: string): string => JSON.parse(body).code
const isLater = ({ status, body }: RawAnswer) => status === 503 || (status === 409 && codeOf(body) === 'in-progress')

function tally(answers: readonly RawAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? JSON.parse(body).state : codeOf(body)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

const deadlocks = async (): Promise<number> =>
  (await database.pool.query('select deadlocks::int as n from pg_stat_database where datname = current_database()')).rows[0].n

/** The same seed draws the same numbers. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

describe('of buyers at once', () => {
  it('fifty of a thousand have the fifty times there are, and the others hear of times that are free', { timeout: 180_000 }, async () => {
    const { id } = await makeService(database.db, { horizon_days: 10 })
    const buyers = await makeCrowd(database, 1000, TEST_SECRET)
    const before = await deadlocks()
    const answers = await rush(buyers.map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(2, (at % 50) * 60) })))
    expect(tally(answers)).toEqual({ confirmed: 50, 'time-gone': 950 })
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => JSON.parse(body).facts)
    expect(refused.every(({ near_1, near_3 }) => near_1 > 0 && near_3 > 0)).toBe(true)
    expect(await deadlocks()).toBe(before)
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it('two hundred have the four seats of fifty times', { timeout: 180_000 }, async () => {
    const { id } = await makeService(database.db, { seats: 4 })
    const buyers = await makeCrowd(database, 300, TEST_SECRET)
    const answers = await rush(buyers.map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(2, (at % 50) * 60) })))
    expect(tally(answers)).toEqual({ confirmed: 200, 'time-gone': 100 })
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it('of several services of one team, with lengths and pauses of all kinds, no member is taken twice', { timeout: 180_000 }, async () => {
    const seed = 1 + (Date.now() % 1_000_000)
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
    const before = await deadlocks()
    const answers = await rush(
      buyers.map((buyer) => {
        const { id: service, isHourly, hasSeats } = services[random(services.length)]!
        const [hours, seats] = [isHourly ? 1 + random(4) : 1, hasSeats ? 1 + random(2) : 1]
        return asking(buyer, { service, starts_at: noonIn(2, random(32) * 15), hours, seats, price_seen: 500 * hours * seats })
      }),
    )
    const { confirmed = 0, asked = 0, ...refused } = tally(answers)
    expect(Object.keys(refused)).toEqual(['time-gone'])
    expect(confirmed + asked).toBeGreaterThan(0)
    expect([await bookingFaults(database.pool), await deadlocks()], `seed ${seed}`).toEqual([[], before])
  })

  it('nothing is booked outside of the hours that stand, also when they change while a hundred ask', { timeout: 60_000 }, async () => {
    const { id, seller } = await makeService(database.db, { team: ['Rina'] })
    const buyers = await makeCrowd(database, 100, TEST_SECRET)
    const asked = rush(buyers.map((buyer, at) => asking(buyer, { service: id, starts_at: noonIn(2, (at % 50) * 60) })))
    const closed = { ...ALWAYS, windows: [{ from: noonIn(1).slice(0, 10), until: noonIn(9).slice(0, 10), kind: 'own', note: '', spans: [] }] }
    const change = async () => {
      const client = await database.pool.connect()
      await client.query('begin')
      await client.query('select from calendars where seller = $1 and member is null for update', [seller])
      await client.query('update calendars set hours = $2, version = version + 1 where seller = $1 and member is null', [seller, JSON.stringify(closed)])
      const { rows } = await client.query('select count(*)::int as n from bookings where service = $1', [id])
      await client.query('commit')
      client.release()
      return rows[0].n as number
    }
    const before = await change()
    await asked
    const { rows } = await database.pool.query('select count(*)::int as n from bookings where service = $1', [id])
    // Who was booked when the hours changed stays; nobody came after it.
    expect(rows[0].n).toBe(before)
    expect(await bookingFaults(database.pool)).toEqual([])
  })

  it('one who sends a wish a hundred times with one key has one booking', { timeout: 60_000 }, async () => {
    const { id } = await makeService(database.db)
    const [buyer] = await makeCrowd(database, 1, TEST_SECRET)
    const request = { path: '/api/booking/', body: askTexts({ service: id, starts_at: noonIn(2) }), headers: onceAs(buyer!, 'one-wish-of-one-buyer') }
    const answers = await rush(Array.from({ length: 100 }, () => request))
    expect(new Set(answers.map(({ body: text }) => JSON.parse(text).number)).size).toBe(1)
    expect(await bookingFaults(database.pool)).toEqual([])
  })
})

describe('the harness', () => {
  it('sees a time that is booked twice by who reads first and writes then: not one after the other, but as soon as they come together', async () => {
    const { id, seller, members } = await makeService(database.db)
    const [one] = await makeCrowd(database, 1, TEST_SECRET)
    const naive = async () => {
      const client = await database.pool.connect()
      await client.query('begin')
      const { rows } = await client.query(`select from naive_times where member = $1 and starts_at = $2`, [members[0], noonIn(2)])
      await client.query('select pg_sleep(0.05)')
      if (rows.length === 0)
        await client.query('insert into naive_times (member, starts_at, service, seller, buyer) values ($1, $2, $3, $4, $5)', [
          members[0],
          noonIn(2),
          id,
          seller,
          one!.user_id,
        ])
      await client.query('commit')
      client.release()
    }
    await database.pool.query('create table naive_times (member int, starts_at timestamptz, service int, seller int, buyer int)')
    const count = async () => (await database.pool.query('select count(*)::int as n from naive_times')).rows[0].n
    for (const _ of [1, 2, 3]) await naive()
    expect(await count()).toBe(1)
    await database.pool.query('truncate naive_times')
    await Promise.all([naive(), naive(), naive()])
    expect(await count()).toBeGreaterThan(1)
  })
})
