import { type SQL, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { openReadings } from '#server/metrics/readings/open-readings.ts'
import { purchaseReading } from '#server/metrics/readings/read-purchases.ts'
import { queueReadings } from '#server/metrics/readings/read-queues.ts'
import type { Reading } from '#server/metrics/readings/reading.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const app = useApp()

function open(readings: readonly Reading[]) {
  const registry = new Registry()
  const logged: string[] = []
  let now = 0
  const read = openReadings({ db: app.database.db, readings, registry, log: { warn: (_, text) => logged.push(text) }, clock: () => now })
  return {
    logged,
    pass: (ms: number) => {
      now += ms
    },
    text: async () => {
      await read()
      return registry.metrics()
    },
  }
}

const inDoubt = (value: () => number): Reading => ({ name: 'one', read: async () => [{ metric: 'hatkhola_ledger_in_doubt', value: value() }] })

describe('readings', () => {
  it('are made every ten seconds at most, however many ask', async () => {
    let times = 0
    const one = open([inDoubt(() => ++times)])
    const texts = await Promise.all([one.text(), one.text(), one.text()])
    for (const text of texts) expect(text).toContain('hatkhola_ledger_in_doubt 1')
    one.pass(9_999)
    expect(await one.text()).toContain('hatkhola_ledger_in_doubt 1')
    one.pass(1)
    expect(await one.text()).toContain('hatkhola_ledger_in_doubt 2')
  })

  it('that cost more are made less often', async () => {
    let times = 0
    const one = open([{ ...inDoubt(() => ++times), lasts_ms: 60_000 }])
    for (const value of [1, 1, 1, 1, 1, 1, 2]) {
      expect(await one.text()).toContain(`hatkhola_ledger_in_doubt ${value}`)
      one.pass(10_000)
    }
  })

  it('that fail have no value, not an old one and not 0, are counted each time and said once', async () => {
    let isBroken = false
    const breaking: Reading = {
      name: 'breaking',
      read: async (db) => {
        await db.execute(isBroken ? sql`select no_such_column from purchases` : sql`select 1`)
        return [{ metric: 'hatkhola_ledger_in_doubt', value: 1 }]
      },
    }
    const other: Reading = { name: 'other', read: async () => [{ metric: 'hatkhola_replicas', value: 3 }] }
    const one = open([breaking, other])
    expect(await one.text()).toMatch(/hatkhola_ledger_in_doubt 1\n[\s\S]*hatkhola_replicas 3\n/)
    isBroken = true
    for (const times of [1, 2]) {
      one.pass(10_000)
      const text = await one.text()
      expect(text).toContain(`hatkhola_readings_failed_total{reading="breaking"} ${times}`)
      expect(text).toContain('hatkhola_readings_failed_total{reading="other"} 0')
      expect(text).not.toMatch(/^hatkhola_ledger_in_doubt/m)
      expect(text).toContain('hatkhola_replicas 3')
    }
    expect(one.logged).toHaveLength(1)
  })

  it('cannot write, and end after a second', async () => {
    const doing = (name: string, statement: SQL): Reading => ({ name, read: (db) => db.execute(statement).then(() => []) })
    const writing = doing('writing', sql`insert into seedings (name) values ('x')`)
    const slow = doing('slow', sql`select pg_sleep(20)`)
    const startedAt = performance.now()
    const text = await open([writing, slow]).text()
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    for (const reading of ['writing', 'slow']) expect(text).toContain(`hatkhola_readings_failed_total{reading="${reading}"} 1`)
    expect((await app.database.pool.query(`select from seedings where name = 'x'`)).rowCount).toBe(0)
  })

  it('tell how many rows are due, since when, and what purchases have come to', async () => {
    const { ticket } = await makeShow(app)
    const ids: number[] = []
    for (const name of ['rupa', 'mita', 'joya'])
      ids.push((await placed(app, await joinAndLogIn(app, name), orderBody([{ event_ticket: ticket, quantity: 1 }], 100))).id)
    await app.database.pool.query(`update purchases set hold_expires_at = now() - interval '5 minutes' where id = any($1)`, [ids.slice(0, 2)])
    await app.database.pool.query(`update purchases set created_at = now() - interval '2 days' where id = $1`, [ids[0]])
    await app.database.pool.query(
      `insert into purchase_tasks (purchase, kind, due_at) values ($1, 'letter', now() - interval '1 hour'), ($1, 'tell-paid', now() + interval '1 hour')`,
      [ids[0]],
    )
    const text = await open([...queueReadings, purchaseReading]).text()
    const numberOf = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.slice(line.length),
      )
    expect(numberOf('hatkhola_queue_due{queue="holds",kind=""}')).toBe(2)
    expect(Math.abs(numberOf('hatkhola_queue_oldest_seconds{queue="holds",kind=""}') - 300)).toBeLessThan(60)
    expect(numberOf('hatkhola_queue_due{queue="purchase_tasks",kind="letter"}')).toBe(1)
    expect(Math.abs(numberOf('hatkhola_queue_oldest_seconds{queue="purchase_tasks",kind="letter"}') - 3600)).toBeLessThan(60)
    expect(numberOf('hatkhola_queue_due{queue="purchase_tasks",kind="tell-paid"}')).toBe(0)
    expect(numberOf('hatkhola_purchases_last_day{state="held"}')).toBe(2)
  })
})
