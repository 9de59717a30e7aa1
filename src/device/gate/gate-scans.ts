import * as v from 'valibot'
import { addressOf, type ResultOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { newKey } from '#contract/core/new-key.ts'
import { ScansOfGate, type ScanToSend, sendScans } from '#contract/events/check-ins.ts'
import { GATE_LIMITS } from '#contract/events/gate-rules.ts'
import { changeEntry, dropEntry, readEntries, storeEntry } from '../outbox/outbox.ts'
import { type OutboxEntry, PHONE } from '../outbox/outbox-entry.ts'

const NOUN = 'gate-scans'

/** Scans of one gate as they wait in the outbox of this phone, and what was said of them. */
export interface StoredScans {
  id: string
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
  scans: ScanToSend[]
  /** Null until the service has answered. */
  results: ResultOf<typeof sendScans>['results'] | null
}

/** The entry that was added to last, by gate: looked at first. */
const open = new Map<string, string>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Keeps a scan for sending. It joins those that wait and are not on their way, up to two hundred in a message: a thousand scans are few
 * messages. When it returns, the scan lies on the disk.
 * @throws {Problem} out-of-space — the phone could not keep it.
 */
export function queueScan(secret: string, scan: ScanToSend, language: Language): Promise<void> {
  // One after the other: each would begin a message of its own otherwise.
  const kept = last.then(() => joinOrBegin({ secret, scans: [scan] }, language))
  last = kept.catch(() => undefined)
  return kept
}

async function joinOrBegin(body: ScansOfGate, language: Language): Promise<void> {
  const held = open.get(body.secret)
  if (held !== undefined && (await join(held, body))) return
  for (const { id, scans } of await readScans(body.secret)) {
    if (id !== held && scans.length < GATE_LIMITS.scansMost && (await join(id, body))) return
  }
  const entry = entryOf(body, language)
  await storeEntry(PHONE, entry)
  open.set(body.secret, entry.id)
}

/** What may have arrived may be added to all the same: the service knows each scan by its own key. */
async function join(id: string, { secret, scans: [scan] }: ScansOfGate): Promise<boolean> {
  const joined = await changeEntry(PHONE, id, (entry) => {
    const held = bodyOf(entry)
    if (entry.state !== 'waiting' || held?.secret !== secret || !scan || held.scans.length >= GATE_LIMITS.scansMost) return undefined
    return { ...entry, body: { secret, scans: [...held.scans, scan] } }
  })
  if (joined) open.set(secret, id)
  return joined !== undefined
}

/** All that the outbox has of one gate, or without a secret of all gates, the oldest first. */
export async function readScans(secret?: string): Promise<(StoredScans & { secret: string })[]> {
  return (await readEntries(PHONE)).flatMap((entry) => {
    const body = bodyOf(entry)
    if (!body || (secret !== undefined && body.secret !== secret)) return []
    const { id, state, problem } = entry
    const answer = state === 'sent' ? v.safeParse(sendScans.answer, entry.answer) : undefined
    return [{ id, state, problem, ...body, results: answer?.success ? answer.output.results : null }]
  })
}

/** Forgets a message whose results are kept elsewhere. */
export const dropScans = (id: string): Promise<void> => dropEntry(PHONE, id)

/** How many scans the service does not have yet, and may still take. */
export const countWaiting = (kept: readonly StoredScans[]): number => kept.filter(isWaiting).reduce((count, { scans }) => count + scans.length, 0)

export const isWaiting = ({ state }: Pick<StoredScans, 'state'>): boolean => state !== 'sent' && state !== 'needs-you'

function bodyOf({ noun, body }: OutboxEntry): ScansOfGate | undefined {
  const read = noun === NOUN ? v.safeParse(ScansOfGate, body) : undefined
  return read?.success ? read.output : undefined
}

function entryOf(body: ScansOfGate, language: Language): OutboxEntry {
  const now = new Date().toISOString()
  return {
    id: newKey(),
    idempotency_key: newKey(),
    noun: NOUN,
    method: sendScans.method,
    address: addressOf(sendScans),
    body,
    about: null,
    language,
    created_at: now,
    changed_at: now,
    ask_after: null,
    state: 'waiting',
    tries: 0,
    next_at: null,
    may_have_arrived: false,
    problem: null,
    answer: null,
  }
}
