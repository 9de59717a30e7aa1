import { Problem } from '#contract/core/problem.ts'
import { changeEntry, dropEntry, readEntries } from './outbox.ts'
import { type OutboxEntry, PHONE } from './outbox-entry.ts'
import { readFiles, sweepFiles } from './outbox-files.ts'
import { type Outcome, postEntry } from './outbox-post.ts'
import { afterTry, isDue, isLeftBehind, isOver, wantsAsking, whileSending } from './outbox-steps.ts'
import { inTurn } from './outbox-turn.ts'
import { queuedEndpoint } from './queued-endpoints.ts'

/** Between two entries others may have their turn; this long they are waited for. */
const NEXT_TURN_MS = 60_000
/** After so many tries in a row that nobody answered the network is taken to be gone: the rest waits untouched. */
const MOST_UNANSWERED = 2

/** A token of the owner, and whose it is; null where none is needed. */
export interface Pass {
  id: number
  access: string | null
}

export interface ReplayHow {
  /**
   * A token of the owner. Null: nobody, or somebody else, is signed in here; then nothing of the owner's is touched.
   * @param failed the one that the service did not take; null at first.
   * @throws {Problem} not-signed-in — the owner's session is over; offline, too-slow, busy, strange-answer — nothing is known.
   */
  token: (failed: string | null) => Promise<Pass | null>
  /** Only this entry. */
  only?: string
  /** The network has just come back: what waits for nothing else goes at once. */
  hurry?: boolean
  /** How long to wait for another sender to end, milliseconds; 0 or absent: not at all, it does the work. */
  waitMs?: number
  /** Hears how each try went on the network. */
  report?: (outcome: 'succeeded' | 'failed') => void
}

export interface ReplayResult {
  /** What was settled now, as it stands. */
  sent: OutboxEntry[]
  refused: OutboxEntry[]
  /** How many go out later by themselves. */
  left: number
}

interface Round {
  userId: number
  how: ReplayHow
  /** Each is tried once. */
  tried: Set<string>
  result: ReplayResult
  unanswered: number
}

/**
 * Sends what one person has waiting, the oldest first, one at a time over all tabs and the worker. Each entry has its own time of the next
 * try, so one that always fails holds nobody up; each is read again when its turn has come, so what was changed or thrown away meanwhile
 * does not leave.
 * @throws {Problem} out-of-space — the phone cannot note that it sends: then it does not.
 * @see facts "PWA, offline" 2.6
 */
export async function replay({ userId }: { userId: number }, how: ReplayHow): Promise<ReplayResult> {
  const round: Round = { userId, how, tried: new Set(), result: { sent: [], refused: [], left: 0 }, unanswered: 0 }
  await sweepFiles(userId)
  let goesOn = await inTurn(how.waitMs ?? 0, (alone) => sendNext(round, alone))
  while (goesOn === true) goesOn = await inTurn(NEXT_TURN_MS, (alone) => sendNext(round, alone))
  const left = (await readEntries(userId)).filter(({ state }) => state === 'waiting' || state === 'sending')
  return { ...round.result, left: left.length }
}

/**
 * The same for what waits in the name of this phone itself, which needs no session.
 * @throws {Problem} out-of-space — the phone cannot note that it sends: then it does not.
 */
export const replayPhone = (how: Omit<ReplayHow, 'token'>): Promise<ReplayResult> =>
  replay({ userId: PHONE }, { ...how, token: async () => ({ id: PHONE, access: null }) })

/** @returns whether there may be another one. */
async function sendNext(round: Round, alone: boolean): Promise<boolean> {
  const { userId, tried } = round
  const entry = await nextOf(round, alone)
  if (!entry || navigator.onLine === false || round.unanswered >= MOST_UNANSWERED) return false
  tried.add(entry.id)
  const pass = await passOf(round)
  if (!pass) return false
  const sending = await changeEntry(userId, entry.id, (held) => (isTheSame(held, entry) ? whileSending(held, Date.now()) : undefined))
  if (!sending) return true
  const outcome = await tryTwice(round, sending, pass)
  const more = { now: Date.now(), mayHaveArrived: entry.may_have_arrived }
  // Somebody without locks may have settled it meanwhile.
  const settled = await changeEntry(userId, entry.id, (held) => (isTheSame(held, sending) ? afterTry(held, outcome, more) : undefined))
  note(round, outcome, settled)
  return outcome.kind !== 'not-signed-in'
}

/** Puts right what stands there, and gives what is to be sent next. */
async function nextOf({ userId, how, tried }: Round, alone: boolean): Promise<OutboxEntry | undefined> {
  const now = Date.now()
  for (const entry of await readEntries(userId)) {
    if (isOver(entry, now)) await dropEntry(userId, entry.id)
    const put = (change: Partial<OutboxEntry>) => changeEntry(userId, entry.id, (held) => (isTheSame(held, entry) ? { ...held, ...change } : undefined))
    if (isLeftBehind(entry, now, alone)) await put({ state: 'waiting', next_at: null })
    else if (wantsAsking(entry, now)) await put({ state: 'ask-first', next_at: null })
  }
  const isWanted = (entry: OutboxEntry) => !tried.has(entry.id) && (how.only === undefined ? isDue(entry, now, how.hurry ?? false) : entry.id === how.only)
  const canBeSent = ({ state, method, address }: OutboxEntry) => (state === 'waiting' || state === 'login') && isOpenTo(userId, queuedEndpoint(method, address))
  return (await readEntries(userId)).find((entry) => isWanted(entry) && canBeSent(entry))
}

/** What is nobody's goes where anybody may call, and nowhere else. */
const isOpenTo = (userId: number, spec: ReturnType<typeof queuedEndpoint>): boolean => spec !== undefined && (userId !== PHONE || spec.access === 'anyone')

const isTheSame = (held: OutboxEntry, read: OutboxEntry): boolean =>
  held.state === read.state && held.idempotency_key === read.idempotency_key && held.tries === read.tries

/** The way into the service; null when nothing can be sent now. */
async function passOf({ userId, how }: Round): Promise<Pass | null> {
  try {
    const pass = await how.token(null)
    return pass?.id === userId ? pass : null
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    if (cause.code === 'not-signed-in') await askToLogIn(userId)
    return null
  }
}

/** All that waits now waits for its owner. */
async function askToLogIn(userId: number): Promise<void> {
  for (const { id, state } of await readEntries(userId)) {
    if (state !== 'waiting') continue
    await changeEntry(userId, id, (held) =>
      held.state === 'waiting'
        ? { ...held, state: 'login', next_at: null, problem: { code: 'not-signed-in' }, changed_at: new Date().toISOString() }
        : undefined,
    )
  }
}

/** The phone's clock says nothing about a token: it is used until the service refuses it, then renewed, once. */
async function tryTwice({ userId, how }: Round, entry: OutboxEntry, pass: Pass): Promise<Outcome> {
  const files = await readFiles(userId, entry).catch(problemOnly)
  // What the phone has lost of it no other try brings back.
  if (files instanceof Problem) return { kind: 'refused', problem: { code: files.code, ...(files.fields && { fields: files.fields }) } }
  const outcome = await postEntry(entry, pass.access, files)
  if (outcome.kind !== 'not-signed-in') return outcome
  try {
    const renewed = await how.token(pass.access)
    return renewed?.id === pass.id ? await postEntry(entry, renewed.access, files) : outcome
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    return cause.code === 'not-signed-in' ? outcome : { kind: 'later', problem: { code: cause.code }, retryAfterSeconds: 0, isKnown: true }
  }
}

function problemOnly(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  throw cause
}

function note(round: Round, outcome: Outcome, settled: OutboxEntry | undefined): void {
  const isUnanswered = outcome.kind === 'later' && (outcome.problem.code === 'offline' || outcome.problem.code === 'too-slow')
  round.unanswered = isUnanswered ? round.unanswered + 1 : 0
  round.how.report?.(isUnanswered ? 'failed' : 'succeeded')
  if (settled?.state === 'sent') round.result.sent.push(settled)
  if (settled?.state === 'needs-you') round.result.refused.push(settled)
}
