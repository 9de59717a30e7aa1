import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { type HeldRequest, sendTogether } from '#tests/support/server/barrier.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { type CrowdMember, makeCrowd, onceAs, type PricedLine, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { codeOf, rush, tally } from '#tests/support/server/orders/rush.ts'

const PRICE = 150
const database = useDatabase()
let folder = ''
let port = 0
let server: AppProcess

// A process of its own, so that the crowd and the service do not take turns on one thread.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-overselling-'))
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

const crowd = (count: number) => makeCrowd(database, count, TEST_SECRET)
const lineOf = (event_ticket: number, quantity = 1): PricedLine => ({ event_ticket, quantity, price: PRICE })
const order = (member: CrowdMember, lines: PricedLine[], key?: string): HeldRequest => ({
  path: placeOrder.path,
  body: wholeOrder(lines),
  headers: onceAs(member, key),
})

/** An event whose tickets have so many seats each, and which has so many itself. */
async function market(seats: number, ...tickets: number[]): Promise<{ ids: number[]; atFirst: SeatsAtFirst }> {
  const event = await makeEvent(database.db, { seats, price: PRICE })
  const ids: number[] = []
  for (const capacity of tickets) ids.push(await makeTicket(database.db, event, { seats: capacity, capacity, price: PRICE }))
  return { ids, atFirst: await countSeats(database.pool) }
}

const seatsOf = async (ids: number[]) =>
  (await database.pool.query<{ seats: number }>('select seats from event_tickets where id = any($1) order by id', [ids])).rows.map(({ seats }) => seats)

describe('answers', () => {
  it('a hundred of five hundred buyers with the hundred seats there are', { timeout: 60_000 }, async () => {
    const { ids, atFirst } = await market(100, 100)
    const buyers = await crowd(500)
    const answers = await rush(
      port,
      buyers.map((buyer) =>
        order(
          buyer,
          ids.map((id) => lineOf(id)),
        ),
      ),
    )
    expect(tally(answers, 'order_state')).toEqual({ held: 100, 'sold-out': 400 })
    expect(await seatsOf(ids)).toEqual([0])
    expect(await orderFaults(database.pool, atFirst)).toEqual([])
  })

  it('with no more tickets than the event has seats, however many each kind has', { timeout: 30_000 }, async () => {
    const { ids, atFirst } = await market(50, 40, 40)
    const [first = 0, second = 0] = ids
    const buyers = await crowd(150)
    // A third wants one of each, named in either order: a buyer who holds one kind must not wait for a buyer who holds the other.
    const wanted = [[lineOf(first)], [lineOf(second)], [lineOf(first), lineOf(second)], [lineOf(second), lineOf(first)]]
    const answers = await rush(
      port,
      buyers.map((buyer, at) => order(buyer, wanted[at % wanted.length] ?? [])),
    )
    const sold = 80 - (await seatsOf(ids)).reduce((sum, seats) => sum + seats, 0)
    expect(sold).toBe(50)
    expect(Object.keys(tally(answers, 'order_state')).toSorted()).toEqual(['held', 'sold-out'])
    expect(await orderFaults(database.pool, atFirst)).toEqual([])
  })

  it('no buyer with a part of what they asked for', async () => {
    const { ids, atFirst } = await market(20, 20)
    const buyers = await crowd(40)
    const answers = await rush(
      port,
      buyers.map((buyer) =>
        order(
          buyer,
          ids.map((id) => lineOf(id, 3)),
        ),
      ),
    )
    expect(tally(answers, 'order_state')).toEqual({ held: 6, 'sold-out': 34 })
    const refused = answers.findLast(({ status }) => status === 409)
    expect(JSON.parse(refused?.body ?? '').facts).toEqual({ [`ticket_${ids[0]}`]: expect.any(Number) })
    expect(await seatsOf(ids)).toEqual([2])
    expect(await orderFaults(database.pool, atFirst)).toEqual([])
  })

  it('two hundred times the same request with one order', { timeout: 30_000 }, async () => {
    const { ids, atFirst } = await market(100, 100)
    const [one, other] = await crowd(2)
    const lines = ids.map((id) => lineOf(id))
    const key = 'one-intent-of-one-buyer'
    if (!one || !other) throw new Error('no crowd')
    const answers = await rush(
      port,
      Array.from({ length: 200 }, () => order(one, lines, key)),
    )
    expect(tally(answers, 'order_state')).toEqual({ held: 200 })
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get(HEADERS.replayed) === 'true')).toHaveLength(199)
    expect(await seatsOf(ids)).toEqual([99])

    const [changed] = await rush(port, [
      order(
        one,
        ids.map((id) => lineOf(id, 2)),
        key,
      ),
    ])
    expect([changed?.status, codeOf(changed?.body ?? '')]).toEqual([422, 'key-reused'])
    const [theirs] = await rush(port, [order(other, lines, key)])
    expect(theirs?.headers.has(HEADERS.replayed)).toBe(false)
    expect(JSON.parse(theirs?.body ?? '').id).not.toBe(JSON.parse(answers[0]?.body ?? '').id)
    expect(await seatsOf(ids)).toEqual([98])
    expect(await orderFaults(database.pool, atFirst)).toEqual([])
  })

  it('one buyer who orders in many windows at once with two orders', async () => {
    const { ids, atFirst } = await market(100, 100)
    const [buyer] = await crowd(1)
    if (!buyer) throw new Error('no crowd')
    const answers = await rush(
      port,
      Array.from({ length: 30 }, () =>
        order(
          buyer,
          ids.map((id) => lineOf(id)),
        ),
      ),
    )
    expect(tally(answers, 'order_state')).toEqual({ held: 2, 'too-many-held': 28 })
    expect(await orderFaults(database.pool, atFirst)).toEqual([])
  })
})

describe('guards', () => {
  it('by a harness that detects an oversell: code that reads seats first and takes them later sells seats twice', { timeout: 30_000 }, async () => {
    const { ids, atFirst } = await market(50, 50)
    const [ticket = 0] = ids
    const pool = new pg.Pool({ connectionString: database.url, max: 10 })
    const naive = await listen(
      createServer((incoming, outgoing) => {
        incoming.resume().once('end', async () => {
          const isSold = await sellNaively(pool, ticket)
          outgoing.writeHead(isSold ? 200 : 409).end(JSON.stringify(isSold ? { order_state: 'held' } : { code: 'sold-out' }))
        })
      }),
    )
    const requests = Array.from({ length: 400 }, (): HeldRequest => ({ path: '/', body: {} }))
    const { held = 0 } = tally(await sendTogether((naive.address() as AddressInfo).port, requests), 'order_state')
    naive.close()
    await pool.end()
    expect(held).toBeGreaterThan(50)
    expect(await orderFaults(database.pool, atFirst)).toContainEqual(
      expect.stringMatching(`^ticket ${ticket} had 50 seats to sell and has sold or left (?!50$)`),
    )
  })
})

async function listen(made: Server): Promise<Server> {
  made.listen(0, '127.0.0.1')
  await once(made, 'listening')
  return made
}

/** How it must not be done: reads what is left, and believes it still when it writes. */
async function sellNaively(pool: pg.Pool, ticket: number): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ seats: number; event: number }>('select seats, event from event_tickets where id = $1', [ticket])
    const [left] = rows
    if (!left || left.seats < 1) return false
    await client.query(
      `with made as (
         insert into purchases (number, buyer, event, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final,
           total_price, service_charge, final_price)
         select 'N' || nextval('purchases_id_seq'), (select min(id) from buyers), $2, 'held', now() + interval '15 min', 'N', '0', 'n', 150, 210, 150, 60, 210
         returning id)
       insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $1, 1, 150, 'N' from made`,
      [ticket, left.event],
    )
    await client.query('update event_tickets set seats = $2 where id = $1', [ticket, left.seats - 1])
    return true
  } finally {
    await client.query('commit')
    client.release()
  }
}
