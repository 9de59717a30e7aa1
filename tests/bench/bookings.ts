import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askBooking } from '#contract/bookings/booking-asking.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { readSlots } from '#contract/services/slots.ts'
import type { Database } from '#server/db/connection/open.ts'
import { sendTogether } from '../support/server/barrier.ts'
import { askTexts, noonIn } from '../support/server/nouns/bookings.ts'
import { makeService } from '../support/server/nouns/services.ts'
import { bookingFaults } from '../support/server/orders/booking-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs } from '../support/server/orders/order-crowd.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { faultOfShots } from './load.ts'
import { shootAtPace, slowness } from './paced-load.ts'
import { type ServedApp, withApp } from './serving.ts'

/** Of one team, over the days that are asked for. */
const [MEMBERS, BOOKED, DAYS] = [10, 2000, 35]
const SLOTS = { rate: 40, connections: 20 }
const SLOTS_MS = 60
const [CROWD, TIMES] = [1000, 50]
const BURST_MS = 3000
const PROVIDERS = 50
const CLIENTS = 20
const LEAST_A_SECOND = 100
/** Each client books this often, so that all together come a little faster than the goal; a client that is late begins at once. */
const EVERY_MS = 180
const [SECONDS, QUICK_SECONDS] = [60, 15]
const HOURS_AHEAD = 1200

interface Running {
  app: ServedApp
  database: Database
  secret: string
  rounds: number
  seconds: number
}

/** Free times of a busy team, a crowd that wants fifty times at the same moment, and bookings at a steady pace. */
export const benchBookings = ({ isQuick }: BenchOptions): Promise<Findings> =>
  withApp('demo', (app) =>
    beside(app, async (database) => {
      const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
      const running = { app, database, secret, rounds: isQuick ? 1 : 3, seconds: isQuick ? QUICK_SECONDS : SECONDS }
      const lines = [await freeTimes(running), ...(await burst(running)), ...(await atSteadyPace(running))]
      return { lines, raw: lines }
    }),
  )

/** How many days are asked for differs from one request to the next, so that no answer can be kept for it. */
async function freeTimes({ app, database, rounds }: Running): Promise<Line> {
  const { id } = await makeBusyTeam(database)
  const path = `${addressOf(readSlots, { params: { service_id: id } })}?days={rand:${DAYS - 2}-${DAYS}}`
  const shots = []
  await shootAtPace({ base: app.service, path, ...SLOTS }, 1)
  for (let round = 0; round < rounds; round += 1) shots.push(await shootAtPace({ base: app.service, path, ...SLOTS }))
  // None of them was asked for by anybody.
  await database.pool.query('delete from occupied where holder < -1000000000')
  const fault = faultOfShots(shots) ?? shots.map((shot) => slowness(shot, SLOTS.rate)).find(Boolean)
  const what = `free times of ${DAYS} days, ${MEMBERS} members, ${BOOKED} bookings, ${SLOTS.rate}/s, p95`
  return lineOf({ what, unit: 'ms', most: SLOTS_MS, values: shots.map(({ p95 }) => p95), ...(fault && { fault }) })
}

async function makeBusyTeam({ db, pool }: Database): Promise<{ id: number }> {
  const { id, members } = await makeService(db, { team: Array.from({ length: MEMBERS - 1 }, (_, at) => `Member ${at}`) })
  // A booking of half an hour in every few hours of each member.
  await pool.query(
    `insert into occupied (member, during, holder)
     select m, tstzrange(at, at + interval '30 minutes'), -(1000000000 + row_number() over ())
     from unnest($1::int[]) m, generate_series(date_trunc('day', now()), date_trunc('day', now()) + $2 * interval '1 day', $2 * interval '1 day' / $3) at limit $4`,
    [members, DAYS, BOOKED / MEMBERS, BOOKED],
  )
  return { id }
}

/** A buyer who is told to come later does so, as a phone would: until then the time runs. */
async function burst({ app, database, secret, rounds }: Running): Promise<Line[]> {
  const [p99s, firsts, faults] = [[] as number[], [] as number[], [] as string[]]
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await makeService(database.db, { horizon_days: 10 })
    const buyers = await makeCrowd(database, CROWD, secret)
    const requests = buyers.map((buyer, at) => ({
      path: askBooking.path,
      body: askTexts({ service: id, starts_at: noonIn(2, (at % TIMES) * 60) }),
      headers: onceAs(buyer),
    }))
    const answers = await sendTogether(Number(new URL(app.service).port), requests)
    const ends = await Promise.all(answers.map((answer, at) => untilAnswered(app, answer, requests[at] as (typeof requests)[number])))
    const booked = ends.filter(({ status }) => status === 200).length
    if (booked !== TIMES) faults.push(`${booked} of ${TIMES} times were booked`)
    const strange = ends.find(({ status }) => status !== 200 && status !== 409)
    if (strange) faults.push(`answered ${strange.status}`)
    p99s.push(
      percentile(
        ends.map(({ took }) => took),
        0.99,
      ),
    )
    firsts.push(answers.filter(({ status }) => status === 503).length)
  }
  const [fault] = [...faults, ...(await bookingFaults(database.pool))]
  const what = `${CROWD} buyers ask for ${TIMES} times at the same moment`
  return [
    lineOf({ what: `${what}, p99 of the last answer`, unit: 'ms', most: BURST_MS, values: p99s, ...(fault && { fault }) }),
    lineOf({ what: `${what}, told to come later`, unit: 'x', values: firsts }),
  ]
}

type Sent = Parameters<typeof sendTogether>[1][number]
type Answered = Awaited<ReturnType<typeof sendTogether>>[number]

async function untilAnswered(
  { service }: ServedApp,
  first: Pick<Answered, 'status' | 'headers' | 'took'>,
  { path, body, headers }: Sent,
): Promise<{ status: number; took: number }> {
  let { status, took } = first
  let retryAfter: string | null | undefined = first.headers.get('retry-after')
  while (status === 503) {
    const begun = performance.now()
    await wait(Number(retryAfter ?? 1) * 1000)
    const answer = await fetch(service + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
    await answer.text()
    status = answer.status
    retryAfter = answer.headers.get('retry-after')
    took += performance.now() - begun
  }
  return { status, took }
}

/** Twenty clients, each time as another buyer and for another time of one of fifty providers. */
async function atSteadyPace({ app, database, secret, seconds }: Running): Promise<Line[]> {
  const made = await Promise.all(Array.from({ length: PROVIDERS }, () => makeService(database.db)))
  const buyers = (await makeCrowd(database, Math.ceil((seconds * 1000) / EVERY_MS + 1) * CLIENTS, secret)).entries()
  const times: number[] = []
  const wrong: string[] = []
  const begun = performance.now()
  const client = async (number: number) => {
    let due = begun + (number * EVERY_MS) / CLIENTS
    for (const [at, buyer] of buyers) {
      await wait(Math.max(0, due - performance.now()))
      if (performance.now() - begun > seconds * 1000) return
      const from = performance.now()
      due = Math.max(due + EVERY_MS, from)
      const starts_at = noonIn(1, (Math.floor(at / PROVIDERS) % HOURS_AHEAD) * 60)
      const fault = await book(app, buyer, { service: made[at % PROVIDERS]?.id, starts_at })
      if (fault) wrong.push(fault)
      else times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  const took = (performance.now() - begun) / 1000
  const [fault] = [...(wrong.length > 0 ? [`${wrong.length} bookings failed (${wrong[0]})`] : []), ...(await bookingFaults(database.pool))]
  const what = `bookings over ${PROVIDERS} providers, ${CLIENTS} clients`
  return [
    lineOf({ what, unit: 'a second', least: LEAST_A_SECOND, values: [times.length / took], ...(fault && { fault }) }),
    lineOf({ what: `${what}, p95`, unit: 'ms', values: [percentile(times, 0.95)] }),
  ]
}

/** @returns what went wrong; undefined when it is booked. */
async function book({ service }: ServedApp, buyer: CrowdMember, wish: { service: number | undefined; starts_at: string }): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', ...onceAs(buyer) }
  const answer = await fetch(service + askBooking.path, { method: 'POST', headers, body: JSON.stringify(askTexts(wish)) })
  const said = await answer.text()
  return answer.ok ? undefined : `${answer.status} ${said.slice(0, 200)}`
}

function lineOf(line: Omit<Line, 'goal'>): Line {
  console.error(`${line.what}: ${line.values.map((value) => Math.round(value)).join(', ')} ${line.unit}`)
  return { goal: 'bookings', ...line }
}
