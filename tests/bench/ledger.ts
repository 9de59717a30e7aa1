import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { dueEarningsSql, freeDue } from '#server/ledger/free-due.ts'
import { type Move, postMoves } from '#server/ledger/post-moves.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { type Market, makeMarket } from '../support/server/ledger/ledger-orders.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { growHolds, growLedger } from './many-entries.ts'

const SELLERS = 1000
const CLIENTS = 16
const [SECONDS, QUICK_SECONDS] = [20, 5]
const GOALS = { overMany: 500, onOne: 100, p95: 100, proofSeconds: 30, freeSeconds: 10 } as const
const [ENTRIES, QUICK_ENTRIES] = [1_000_000, 100_000]
const [HELD, QUICK_HELD, DUE] = [1_000_000, 100_000, 1000]

/** Moves of money a second, a proof of a large ledger, and money that becomes free among much that does not: on a database that writes to the disk. */
export async function benchLedger({ isQuick }: BenchOptions): Promise<Findings> {
  // Not mkdtemp: for root, PostgreSQL runs as another user, who must be able to enter.
  const dataFolder = join(tmpdir(), `hatkhola-bench-ledger-${randomBytes(6).toString('hex')}`)
  const database = await openDatabase({ dataFolder, label: 'hatkhola bench ledger', log: () => undefined })
  try {
    await migrate(database)
    const market = await makeMarket(database, SELLERS)
    const lines = [
      ...(await proving(database, market, isQuick ? QUICK_ENTRIES : ENTRIES)),
      ...(await moving(database, market, isQuick ? QUICK_SECONDS : SECONDS)),
      ...(await freeing(database, market, isQuick ? QUICK_HELD : HELD)),
    ]
    return { lines, raw: lines }
  } finally {
    await database.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function proving(database: Database, market: Market, entries: number): Promise<Line[]> {
  await growLedger(database, market, entries)
  const begun = performance.now()
  const faults = await proveLedger(database)
  const seconds = (performance.now() - begun) / 1000
  return [lineOf({ what: `proof of ${entries} entries`, unit: 's', most: GOALS.proofSeconds, values: [seconds], ...(faults[0] && { fault: faults[0] }) })]
}

let made = 0
/** What an order of goods brings its seller, and the operator. */
const earned = (seller: number): Move => ({
  ...{ name: `corrected bench ${made++}`, kind: 'corrected', note: 'a measurement', sellers: [seller] },
  entries: [
    { kind: 'pending', seller, paisa: 95_000 },
    { house: 'commission', paisa: -5000 },
    { house: 'buyers', paisa: 100_000 },
  ],
})

async function moving(database: Database, { sellers }: Market, seconds: number): Promise<Line[]> {
  // A pool has ten connections: of another process are the others.
  const other = await openDatabase({ url: database.url, dataFolder: '', label: 'hatkhola bench ledger, more', log: () => undefined })
  try {
    const both = [database, other]
    const many = await movesOf(both, seconds, () => sellers[Math.floor(Math.random() * sellers.length)] ?? 0)
    const one = await movesOf(both, seconds, () => sellers[0] ?? 0)
    // All that wait for one account wait for each other: how long is a matter of how many come.
    const paced = await pacedMoves(both, seconds, sellers[0] ?? 0)
    const of = `moves over ${SELLERS} sellers, ${CLIENTS} clients`
    return [
      lineOf({ what: of, unit: 'a second', least: GOALS.overMany, values: [many.rate] }),
      lineOf({ what: `${of}, p95`, unit: 'ms', most: GOALS.p95, values: [percentile(many.times, 0.95)] }),
      lineOf({ what: `moves of one seller, ${CLIENTS} clients`, unit: 'a second', least: GOALS.onOne, values: [one.rate] }),
      lineOf({ what: `moves of one seller, ${GOALS.onOne} a second, p95`, unit: 'ms', most: GOALS.p95, values: [percentile(paced, 0.95)] }),
    ]
  } finally {
    await other.close()
  }
}

interface Pace {
  rate: number
  times: number[]
}

async function movesOf(databases: readonly Database[], seconds: number, draw: () => number): Promise<Pace> {
  const times: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  const client = async (place: number) => {
    const { db } = databases[place % databases.length] as Database
    while (performance.now() < until) {
      const asked = performance.now()
      await inTransaction(db, (tx) => postMoves(tx, [earned(draw())]))
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, place) => client(place)))
  return { rate: times.length / ((performance.now() - begun) / 1000), times }
}

/** Sent at even distances, whether or not the database keeps up. Gives milliseconds from when each was due. */
async function pacedMoves(databases: readonly Database[], seconds: number, seller: number): Promise<number[]> {
  const begun = performance.now()
  const sent: Promise<number>[] = []
  for (let number = 0; number < seconds * GOALS.onOne; number++) {
    const due = begun + (number * 1000) / GOALS.onOne
    const early = due - performance.now()
    if (early > 0) await wait(early)
    const { db } = databases[number % databases.length] as Database
    // One that found no connection in time took for ever.
    sent.push(
      inTransaction(db, (tx) => postMoves(tx, [earned(seller)])).then(
        () => performance.now() - due,
        () => Number.POSITIVE_INFINITY,
      ),
    )
  }
  return Promise.all(sent)
}

async function freeing(database: Database, market: Market, all: number): Promise<Line[]> {
  await growHolds(database, market, { all, due: DUE })
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, buffers, timing off) ${dueEarningsSql()}`)
  console.error(rows.map((row) => row['QUERY PLAN']).join('\n'))
  const begun = performance.now()
  const freed = await freeDue(database.db)
  const seconds = (performance.now() - begun) / 1000
  const fault = freed === DUE ? undefined : `${freed} became free`
  return [lineOf({ what: `${DUE} of ${all} orders on hold become free`, unit: 's', most: GOALS.freeSeconds, values: [seconds], ...(fault && { fault }) })]
}

function lineOf(line: Omit<Line, 'goal'>): Line {
  console.error(`${line.what}: ${line.values.map((value) => Math.round(value * 100) / 100).join(', ')} ${line.unit}`)
  return { goal: 'ledger', ...line }
}
