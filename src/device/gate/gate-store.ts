import { del, delMany, entries, get, set, update } from 'idb-keyval'
import * as v from 'valibot'
import { isProblemCode, type ProblemCode } from '#contract/core/problem.ts'
import { ScanToSend } from '#contract/events/check-ins.ts'
import { type GateScan, type GateTicket, readGate } from '#contract/events/gate.ts'
import { listTicketKeys } from '#contract/events/tickets.ts'
import { storeOf } from '../stores.ts'

const { event, label, expires_at, kinds } = readGate.answer.entries

const CachedGate = v.object({
  secret: v.string(),
  /** The account that opened it while signed in; null: none. */
  owner: v.nullable(v.number()),
  event,
  label,
  expires_at,
  kinds,
  /** Of the last answer, by the service's clock: what changed since is asked for next. */
  server_time: v.string(),
  /** Of the last whole list. */
  whole_at: v.string(),
  /** The service's clock is so much ahead of this phone's, milliseconds. */
  ahead_ms: v.number(),
  /** With which tickets are verified, and when they came. */
  keys: listTicketKeys.answer,
  keys_at: v.string(),
})
/** What this phone knows of a gate, without its tickets. */
export type CachedGate = v.InferOutput<typeof CachedGate>

const OwnScan = v.object({
  ...ScanToSend.entries,
  outcome: v.picklist(['admitted', 'conflict', 'refused', 'undone']),
  /** Of a refusal: why the whole message was refused; null: the service does not count this ticket. */
  why: v.nullable(v.custom<ProblemCode>(isProblemCode)),
})
/** A scan of this phone, and what the service said of it. */
export type OwnScan = v.InferOutput<typeof OwnScan>

/** Thousands of rows each, so they lie by themselves. They are as they were proven when they came: looking at each again would take long. */
export interface GateRows {
  tickets: GateTicket[]
  /** Of all gates, as the service told. */
  scans: GateScan[]
  own: OwnScan[]
}

const GATE = 'gate '
const rowKey = (secret: string, rows: keyof GateRows): string => `${rows} ${secret}`
const ROWS = ['tickets', 'scans', 'own'] as const

/** A gate of this phone; undefined when it keeps none such, or another version wrote it in a shape unknown here. */
export async function readCachedGate(secret: string): Promise<(CachedGate & GateRows) | undefined> {
  const read = v.safeParse(CachedGate, await get<unknown>(GATE + secret, storeOf('device')))
  if (!read.success) return undefined
  const [tickets, scans, own] = await Promise.all([
    get<unknown>(rowKey(secret, 'tickets'), storeOf('gates')),
    get<unknown>(rowKey(secret, 'scans'), storeOf('gates')),
    readOwnScans(secret),
  ])
  if (!Array.isArray(tickets) || !Array.isArray(scans)) return undefined
  return { ...read.output, tickets, scans, own }
}

/** What the service said of this phone's own scans at a gate. */
export async function readOwnScans(secret: string): Promise<OwnScan[]> {
  const own = await get<unknown>(rowKey(secret, 'own'), storeOf('gates'))
  return v.is(v.array(OwnScan), own) ? own : []
}

/**
 * Keeps what a gate was told. Its own scans are kept by `storeOwnScans`.
 * @param rows what has changed of them.
 * @throws {Problem} out-of-space — what was kept before still stands, but for rows that were written already.
 */
export async function storeGate(gate: CachedGate, rows: Partial<Omit<GateRows, 'own'>>): Promise<void> {
  // First, so that a list never claims to be newer than its rows.
  for (const name of ['tickets', 'scans'] as const) if (rows[name]) await set(rowKey(gate.secret, name), rows[name], storeOf('gates'))
  await set(GATE + gate.secret, v.parse(CachedGate, gate), storeOf('device'))
}

/**
 * Adds what the service said of this phone's own scans; of one that was told of before the later word stands. In one step: another tab may
 * do it at the same moment.
 * @throws {Problem} out-of-space — nothing was added.
 */
export async function storeOwnScans(secret: string, scans: readonly OwnScan[]): Promise<void> {
  const merge = (held: unknown) => {
    const byKey = new Map((v.is(v.array(OwnScan), held) ? held : []).map((scan) => [scan.key, scan]))
    for (const scan of scans) byKey.set(scan.key, scan)
    return [...byKey.values()]
  }
  await update<unknown>(rowKey(secret, 'own'), merge, storeOf('gates'))
}

/** Every gate that this phone keeps. */
export async function listCachedGates(): Promise<CachedGate[]> {
  const records = await entries<IDBValidKey, unknown>(storeOf('device'))
  return records.flatMap(([key, record]) => {
    const read = String(key).startsWith(GATE) ? v.safeParse(CachedGate, record) : undefined
    return read?.success ? [read.output] : []
  })
}

/** Forgets what a gate was told. Scans that wait lie in the outbox, and stay there. */
export async function dropGate(secret: string): Promise<void> {
  await del(GATE + secret, storeOf('device'))
  await delMany(
    ROWS.map((rows) => rowKey(secret, rows)),
    storeOf('gates'),
  )
}

/** Forgets the gates that accounts opened while signed in; what they scanned goes out all the same. @param spared the account whose gates stay. */
export async function dropOwnedGates(spared?: number): Promise<void> {
  for (const { owner, secret } of await listCachedGates()) if (owner !== null && owner !== spared) await dropGate(secret)
}
