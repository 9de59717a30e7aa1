import { createHash, randomBytes } from 'node:crypto'
import { type GateList, readGate } from '#contract/events/gate.ts'
import { decide, type GateBook } from '#device/gate/gate-verdict.ts'
import type { Database } from '#server/db/connection/open.ts'
import { gate_passes } from '#server/db/tables/gate.ts'
import { aSigner, EVENT } from '../support/phone/a-gate.ts'
import { makeEvent, makeTicket } from '../support/server/nouns/events.ts'
import { sell } from '../support/server/nouns/gates.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const TICKETS = 5000
const ROUNDS = 20
const QUICK_ROUNDS = 7
const LIST_MS = 300
/** As it travels, bytes: half a minute on a bad link, once before the event. */
const LIST_BYTES = 200_000
const VERDICT_MS = 5
const VERDICTS = 2000

/** A gate of five thousand tickets: how long its list takes and what it weighs, and how long a phone that has it thinks about one. */
export async function benchGate({ isQuick }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
  const { lines, list } = await withApp('demo', (app) => beside(app, async (database) => readLists(app, await makeGate(database), rounds)))
  lines.push(...(await verdicts(list)))
  for (const { what, values, unit } of lines) console.error(`${what}: ${median(values)?.toFixed(3)} ${unit}`)
  return { lines, raw: lines }
}

async function makeGate({ db, pool }: Database): Promise<string> {
  const event = await makeEvent(db)
  const kind = await makeTicket(db, event, { seats: 0, capacity: TICKETS })
  await sell({ database: { db, pool } as Database }, event, { kind, sold: TICKETS })
  const secret = randomBytes(24).toString('base64url')
  const secret_hash = createHash('sha256').update(secret).digest('hex')
  await db.insert(gate_passes).values({ event, label: 'North', secret_hash, expires_at: new Date(Date.now() + 3_600_000).toISOString() })
  await pool.query('vacuum analyze')
  return secret
}

async function readLists({ service }: ServedApp, secret: string, rounds: number): Promise<{ lines: Line[]; list: GateList }> {
  const [whole, changes, weight]: [number[], number[], number[]] = [[], [], []]
  let size = Number.NaN
  const ask = async (since: string | null, times: number[]): Promise<string> => {
    const begun = performance.now()
    const response = await fetch(service + readGate.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
      body: JSON.stringify({ secret, since }),
    })
    const text = await response.text()
    size = Number(response.headers.get('content-length'))
    if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 100)}`)
    times.push(performance.now() - begun)
    return text
  }
  let list: GateList | undefined
  for (let round = 0; round < rounds; round++) {
    const text = await ask(null, whole)
    weight.push(size)
    const read: GateList = JSON.parse(text)
    list = read
    // What was sold more than a minute ago has not changed.
    await ask(new Date(Date.parse(read.server_time) + 120_000).toISOString(), changes)
  }
  if (!list || list.tickets.length !== TICKETS) throw new Error('the list is not whole')
  const line = (what: string, unit: 'ms' | 'kB', { most, values }: { most: number; values: number[] }): Line => ({ goal: 'gate', what, unit, most, values })
  return {
    list,
    lines: [
      line(`list of ${TICKETS} tickets`, 'ms', { most: LIST_MS, values: whole }),
      line(`list of ${TICKETS} tickets, compressed`, 'kB', { most: LIST_BYTES, values: weight }),
      line('what changed, nothing', 'ms', { most: LIST_MS, values: changes }),
    ],
  }
}

/** By the phone's own code, on this machine. */
async function verdicts(list: GateList): Promise<Line[]> {
  const { key, sign } = await aSigner()
  const book: GateBook = {
    event: EVENT,
    is_called_off: false,
    keys: [key],
    tickets: new Map(list.tickets.map((ticket) => [ticket.id, ticket])),
    codes: new Map(list.tickets.map(({ id, code }) => [code, id])),
    dates: ['2090-01-01'],
    kinds: new Map(),
    at: Date.now(),
    admitted: new Map(),
  }
  const [byCode, byQr]: [number[], number[]] = [[], []]
  for (let n = 0; n < VERDICTS; n++) {
    const { id, code } = list.tickets[(n * 7919) % list.tickets.length] ?? { id: 0, code: '' }
    const text = await sign(id)
    for (const [values, shown] of [
      [byCode, { way: 'code', code }],
      [byQr, { way: 'qr', text }],
    ] as const) {
      const begun = performance.now()
      const { verdict } = await decide(book, shown)
      values.push(performance.now() - begun)
      if (verdict !== 'admit') throw new Error(`a good ticket was not let in: ${verdict}`)
    }
  }
  const line = (what: string, values: number[]): Line => ({ goal: 'gate', what, unit: 'ms', most: VERDICT_MS, values })
  return [line('verdict by code', byCode), line('verdict by QR code, with its signature', byQr)]
}
