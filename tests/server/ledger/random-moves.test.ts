import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { COMPILED_ONCE } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { type Market, makeMarket, sell } from '#tests/support/server/ledger/ledger-orders.ts'
import type { MoverTask } from '#tests/support/server/ledger/mover.ts'
import { naiveMoves } from '#tests/support/server/ledger/naive-move.ts'

/** The same draws again: `SEED=<number>`. What is done at one moment may still come in another order. */
const SEED = /^[1-9]\d*$/.test(process.env.SEED ?? '') ? Number(process.env.SEED) : 1 + Math.floor(Math.random() * 1e6)
/** `LEDGER_MOVES=50000` for the long run. */
const MOVES = Number(process.env.LEDGER_MOVES ?? 3000)
const PROCESSES = 2
const SELLERS = 20
const LONG_MS = 60_000 + MOVES * 60
const MOVER = resolve(import.meta.dirname, '../../support/server/ledger/mover.ts')

interface Mover {
  child: ChildProcess
  said: string[]
  wrong: string[]
  /** Resolves when it has stopped at its place, or ended. */
  stopped: Promise<unknown>
  ended: Promise<unknown>
}

function startMover(task: MoverTask): Mover {
  const env = { ...process.env, ...COMPILED_ONCE, MOVER: JSON.stringify(task) }
  const child = spawn(process.execPath, [MOVER], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, wrong]: [string[], string[]] = [[], []]
  let rest = ''
  const ended = once(child, 'exit')
  const paused = new Promise<void>((done) => {
    child.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n')
      // What follows the last line break was cut off by a kill, or comes with the next piece.
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('said ')) said.push(line.slice(5))
        else if (line.startsWith('wrong ')) wrong.push(line.slice(6))
        else if (line.startsWith('paused ')) done()
      }
    })
  })
  child.stderr.on('data', (data: Buffer) => wrong.push(data.toString()))
  return { child, said, wrong, ended, stopped: Promise.race([paused, ended]) }
}

/** As of one moment: all entries together, what sellers' accounts store beside the entries of the house, and the least of them. */
const TOTALS = `select (select coalesce(sum(paisa), 0) from ledger_entries)::float8 as entries,
  ((select coalesce(sum(balance * case kind when 'due' then 1 else -1 end), 0) from ledger_accounts where owner is not null)
    + (select coalesce(sum(paisa), 0) from ledger_entries where version is null))::float8 as stored,
  (select least(0, min(balance)) from ledger_accounts)::float8 as least`

/** Looks again and again until it is stopped; gives what it has seen that must not be, and how often it looked. */
function watchTotals({ pool }: Database) {
  const faults: string[] = []
  let [looks, took, isOver] = [0, 0, false]
  const rounds = async () => {
    while (!isOver) {
      // A look at a large ledger takes long: it is not to be all that the machine does.
      await wait(Math.max(50, 4 * took))
      const begun = performance.now()
      const read = await pool.query(TOTALS).catch(() => undefined)
      took = performance.now() - begun
      if (!read) continue
      looks++
      const { entries, stored, least } = read.rows[0]
      if (entries !== 0 || stored !== 0 || least < 0) faults.push(JSON.stringify(read.rows[0]))
    }
  }
  const over = rounds()
  return {
    faults,
    stop: async () => {
      isOver = true
      await over
      return looks
    },
  }
}

describe('guards', () => {
  const folder = join(tmpdir(), `hatkhola-ledger-${randomBytes(6).toString('hex')}`)
  let database: Database
  let market: Market
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: folder, label: 'hatkhola ledger test', log: () => undefined, fast: true })
    // What was acknowledged is to outlive the database: it is written before it is said.
    await database.db.execute(
      sql.raw(`alter database ${(await database.pool.query('select current_database() as name')).rows[0].name} set synchronous_commit = on`),
    )
    await migrate(database)
    market = await makeMarket(database, SELLERS)
  }, LONG_MS)
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await database?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** A round of several processes, of which the first may be killed where it stops. */
  async function round(place: number, { pause, amid }: { pause?: NonNullable<MoverTask['pause']>['at']; amid?: () => Promise<void> }): Promise<Mover[]> {
    const steps = Math.ceil(MOVES / 3 / PROCESSES)
    const movers = Array.from({ length: PROCESSES }, (_, nth) =>
      startMover({
        ...{ url: database.url, market, steps, seed: SEED + place * 1009 + nth * 101 },
        ...(pause && nth === 0 && { pause: { at: pause, after: Math.ceil(steps / 3) } }),
      }),
    )
    for (const { child } of movers) running.add(child)
    const [first] = movers
    if (pause && first) {
      await first.stopped
      first.child.kill('SIGKILL')
    }
    await amid?.()
    await Promise.all(movers.map(({ ended }) => ended))
    return movers
  }

  /** PostgreSQL dies at once and comes back at its address. */
  async function restartDatabase(): Promise<void> {
    await wait(1500)
    const pid = Number((await readFile(join(folder, 'database/data/postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGQUIT')
    await expect
      .poll(
        () =>
          database.pool.query('select 1').then(
            () => true,
            () => false,
          ),
        { timeout: 20_000, interval: 200 },
      )
      .toBe(true)
  }

  it(`every paisa, through ${MOVES} moves at random, killed processes and a database that dies (SEED=${SEED})`, { timeout: LONG_MS }, async () => {
    const watch = watchTotals(database)
    const movers = [
      ...(await round(0, { pause: 'before-commit' })),
      ...(await round(1, { pause: 'after-commit' })),
      ...(await round(2, { amid: restartDatabase })),
    ]
    const looks = await watch.stop()
    const message = `SEED=${SEED}`
    expect(
      movers.flatMap(({ wrong }) => wrong),
      message,
    ).toEqual([])
    expect(watch.faults, message).toEqual([])
    expect(looks).toBeGreaterThan(10)
    expect(await proveLedger(database), message).toEqual([])
    expect(await missing(movers.flatMap(({ said }) => said)), message).toEqual([])
    const { rows } = await database.pool.query('select kind, count(*)::int as n, count(distinct name)::int as names from ledger_moves group by kind')
    for (const { kind, n, names } of rows) expect([kind, names]).toEqual([kind, n])
    const seen = rows.map(({ kind }) => kind)
    expect(seen, message).toEqual(
      expect.arrayContaining(['paid', 'earned', 'freed', 'unearned', 'refunded', 'commission', 'covered', 'asked', 'sent', 'settled']),
    )
    expect(
      rows.reduce((sum, { n }) => sum + n, 0),
      message,
    ).toBeGreaterThan(MOVES / 2)
  })

  /** What was acknowledged and is not there. */
  async function missing(said: readonly string[]): Promise<string[]> {
    expect(said.length).toBeGreaterThan(0)
    const { rows } = await database.pool.query(
      `select s.said from unnest($1::text[]) s (said) where not case split_part(s.said, ' ', 1)
        when 'move' then exists (select from ledger_moves m where m.name = substring(s.said from 6))
        when 'refund' then exists (select from refunds r where r.refund_trans_id = substring(s.said from 8))
        when 'payout' then exists (select from ledger_moves m where m.name = 'asked ' || split_part(s.said, ' ', 2))
        else exists (select from earnings e where e.shop_order = split_part(s.said, ' ', 2)::int) end`,
      [said],
    )
    return rows.map((row) => row.said)
  }
})

describe('the checker', () => {
  const database = useDatabase()

  // What it is held against must itself be able to see what is wrong.
  it('catches moves that read a balance first and write it afterwards', { timeout: 30_000 }, async () => {
    const { sellers, buyer } = await makeMarket(database, 1)
    const [seller = 0] = sellers
    await sell(database.db, buyer, [{ seller, gross: 100_000, free_at: sql`now() - interval '1 minute'` }])
    await freeDue(database.db)
    expect(await proveLedger(database)).toEqual([])
    await naiveMoves(database, { seller, paisa: 60_000, times: 8 })
    const faults = await proveLedger(database)
    expect(faults).toContainEqual(expect.stringMatching(/sum of their entries: free of account/))
    expect(faults).toContainEqual(expect.stringMatching(/another balance than the one before/))
    expect((await database.pool.query(TOTALS)).rows[0].stored).not.toBe(0)
  })
})
