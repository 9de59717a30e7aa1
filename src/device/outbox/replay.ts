import { Problem } from '#contract/core/problem.ts'
import { isNetworkProblem } from '#contract/core/problem-code.ts'
import { changeEntry, dropEntry, dropReplaced, readEntries } from './outbox.ts'
import { isToBeSent, type OutboxEntry, PHONE } from './outbox-entry.ts'
import { readFiles, sweepFiles } from './outbox-files.ts'
import { withOutboxLock } from './outbox-lock.ts'
import { type Outcome, postEntry, type Why, whyOf } from './outbox-post.ts'
import { afterTry, isDue, isLeftBehind, isOver, isTooLate, wantsAsking, whenTooLate, whileSending } from './outbox-steps.ts'
import { type OwnerToken, ownerToken, type Pass } from './owner-token.ts'
import { queuedEndpoint } from './queued-endpoints.ts'

/** Between two entries others may have their turn; this long they are waited for. */
const NEXT_TURN_MS = 60_000
/** After so many unanswered tries in a row the network is taken to be gone: the rest waits untouched. */
const MOST_UNANSWERED = 2

export interface ReplayOptions extends OwnerToken {
  /**
   * Asks whether the service can be reached, before something leaves the phone for the first time. Absent: what cannot be changed any more anyway.
   * @throws {Problem} offline, too-slow, strange-answer — it cannot: nothing has left.
   */
  knock?: () => Promise<void>
  /** Only this entry, and once; before it one that it must wait for. */
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
  options: ReplayOptions
  /** Each is tried once. */
  tried: Set<string>
  result: ReplayResult
  unanswered: number
  /** The way into the service, once there is one. */
  pass: Pass | null
  /** A token that the service did not take. */
  refused: string | null
  /** The service has answered a knock. */
  isReached: boolean
  /** What is to be prepared for. */
  next: OutboxEntry | undefined
}

/** What a turn ends with: something must be asked before the next entry can go, there may be another one, or it is over. */
type Turn = 'prepare' | 'next' | 'over'

/**
 * Sends what one person has waiting, the oldest first, one at a time over all tabs and the worker. Each entry has its own time of the next
 * try, so one that always fails holds up no other; each is read again when its turn has come, so what was changed or thrown away meanwhile
 * does not leave. The sender that has the turn only sends: a token, and whether the service is there, are asked for before.
 * @throws {Problem} out-of-space — the phone cannot note that it sends: then it does not.
 * @see facts "PWA, offline" 2.6
 */
export async function replay({ userId }: { userId: number }, options: ReplayOptions): Promise<ReplayResult> {
  const result: ReplayResult = { sent: [], refused: [], left: 0 }
  const round: Round = { userId, options, tried: new Set(), result, unanswered: 0, pass: null, refused: null, isReached: false, next: undefined }
  await sweepFiles(userId)
  const turn = (waitMs: number) => withOutboxLock(waitMs, (isExclusive) => sendNext(round, isExclusive))
  let ended = await turn(options.waitMs ?? 0)
  while (ended === 'prepare' || (ended === 'next' && !isDone(round))) {
    if (ended === 'prepare' && !(await prepare(round))) break
    ended = await turn(NEXT_TURN_MS)
  }
  const left = (await readEntries(userId)).filter(({ state }) => state === 'waiting' || state === 'sending')
  return { ...result, left: left.length }
}

/** Whether the one entry that was asked for has been tried. */
const isDone = ({ options: { only }, tried }: Round): boolean => only !== undefined && tried.has(only)

/**
 * The same for what waits in the name of this phone itself, which needs no session.
 * @throws {Problem} out-of-space — the phone cannot note that it sends: then it does not.
 */
export const replayPhone = (options: Omit<ReplayOptions, 'token'>): Promise<ReplayResult> =>
  replay({ userId: PHONE }, { ...options, ...ownerToken(undefined, PHONE) })

async function sendNext(round: Round, isExclusive: boolean): Promise<Turn> {
  const { userId, options, tried, pass } = round
  const entry = await nextOf(round, isExclusive)
  if (!entry || navigator.onLine === false || round.unanswered >= MOST_UNANSWERED) return 'over'
  round.next = entry
  if (!pass || wantsKnock(round, entry)) return 'prepare'
  if (options.isHere && !(await options.isHere())) return 'over'
  tried.add(entry.id)
  const sending = await changeEntry(userId, entry.id, (held) => (isTheSame(held, entry) ? whileSending(held, Date.now()) : undefined))
  if (!sending) return 'next'
  const outcome = await tryOnce(round, sending, pass)
  if (outcome.kind === 'not-signed-in' && round.refused === null) {
    // The phone's clock says nothing about a token: it is used until the service refuses it, then renewed, once. Nothing was done in this try.
    await changeEntry(userId, entry.id, (held) => (isTheSame(held, sending) ? entry : undefined))
    tried.delete(entry.id)
    Object.assign(round, { pass: null, refused: pass.access })
    return 'prepare'
  }
  await settle(round, { entry, sending, outcome })
  return outcome.kind === 'not-signed-in' ? 'over' : 'next'
}

/** Whether the service is asked first if it is there: this entry has certainly not left yet. */
const wantsKnock = ({ options, isReached }: Round, { may_have_arrived }: OutboxEntry): boolean => options.knock !== undefined && !isReached && !may_have_arrived

/** What the next entry needs of the network before it can be sent. @returns whether it is all there. */
async function prepare(round: Round): Promise<boolean> {
  const { options, next } = round
  if (!next) return false
  try {
    round.pass ??= await passOf(round)
    if (round.pass && wantsKnock(round, next)) {
      await options.knock?.()
      round.isReached = true
    }
    return round.pass !== null
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    // It is as if it had been sent in vain, but for one thing: it is certain that nothing was done.
    const outcome: Outcome = { kind: 'later', problem: { code: cause.code }, retryAfterSeconds: 0, isKnown: true }
    await settle(round, { entry: next, sending: next, outcome })
    return false
  }
}

/** Notes what came of a try. @param tried.sending as it stands while it is tried. */
async function settle(round: Round, { entry, sending, outcome }: { entry: OutboxEntry; sending: OutboxEntry; outcome: Outcome }): Promise<void> {
  const more = { now: Date.now(), mayHaveArrived: entry.may_have_arrived }
  const tries = entry.tries + 1
  // A sender without locks may have settled it meanwhile.
  const settled = await changeEntry(round.userId, entry.id, (held) => (isTheSame(held, sending) ? afterTry({ ...held, tries }, outcome, more) : undefined))
  note(round, outcome, settled)
}

/** Puts right what stands there, and gives what is to be sent next. */
async function nextOf({ userId, options, tried }: Round, isExclusive: boolean): Promise<OutboxEntry | undefined> {
  const now = Date.now()
  for (const entry of await readEntries(userId)) {
    if (isOver(entry, now)) await dropEntry(userId, entry.id)
    const put = (change: Partial<OutboxEntry>) => changeEntry(userId, entry.id, (held) => (isTheSame(held, entry) ? { ...held, ...change } : undefined))
    const leftBehind = isLeftBehind(entry, now, isExclusive)
    if (isTooLate(entry, now) && (leftBehind || isToBeSent(entry))) await put(whenTooLate(now))
    else if (leftBehind) await put({ state: 'waiting', next_at: null })
    else if (wantsAsking(entry, now)) await put({ state: 'ask-first', next_at: null })
  }
  const all = await wantedEntries(userId)
  // What was thrown away can be taken back for a moment, and would then go after it.
  const firstOf = (entry: OutboxEntry) => all.find((one) => (one.id === entry.after && one.state !== 'sent') || isTurnBefore(one, entry, all))
  const only = all.find(({ id }) => id === options.only)
  const asked = only && [only.id, firstOf(only)?.id]
  const isWanted = (entry: OutboxEntry) =>
    !tried.has(entry.id) && (options.only === undefined ? isDue(entry, now, options.hurry ?? false) : asked?.includes(entry.id))
  const canBeSent = ({ state, method, address }: OutboxEntry) => (state === 'waiting' || state === 'login') && isOpenTo(userId, queuedEndpoint(method, address))
  return all.find((entry) => isWanted(entry) && canBeSent(entry) && !firstOf(entry))
}

/** What is not settled yet goes before what was made after it in the same turn; what was refused holds up nothing, its owner decides about it. */
const isTurnBefore = (one: OutboxEntry, entry: OutboxEntry, all: readonly OutboxEntry[]): boolean =>
  entry.in_turn !== undefined &&
  one.in_turn === entry.in_turn &&
  one.noun === entry.noun &&
  (IN_TURN as readonly string[]).includes(one.state) &&
  all.indexOf(one) < all.indexOf(entry)
const IN_TURN = ['waiting', 'sending', 'login', 'ask-first'] as const satisfies OutboxEntry['state'][]

/** The entries, but for those that others wait behind and of which it has turned out that they have not arrived: they are not sent again. */
async function wantedEntries(userId: number): Promise<OutboxEntry[]> {
  const all = await readEntries(userId)
  const firsts = all.flatMap(({ after, state }) => (after !== undefined && state !== 'discarded' ? [after] : []))
  const gone: string[] = []
  for (const id of firsts) if (await dropReplaced(userId, id)) gone.push(id)
  return all.filter(({ id }) => !gone.includes(id))
}

/** An entry of no account goes only to endpoints that are open to all. */
const isOpenTo = (userId: number, spec: ReturnType<typeof queuedEndpoint>): boolean => spec !== undefined && (userId !== PHONE || spec.access === 'anyone')

const isTheSame = (held: OutboxEntry, read: OutboxEntry): boolean =>
  held.state === read.state && held.idempotency_key === read.idempotency_key && held.tries === read.tries

/**
 * The way into the service; null when nothing can be sent now.
 * @throws {Problem} offline, too-slow, strange-answer — the network does not give it.
 */
async function passOf({ userId, options, refused }: Round): Promise<Pass | null> {
  try {
    const pass = await options.token(refused)
    return pass?.id === userId ? pass : null
  } catch (cause) {
    if (!(cause instanceof Problem) || isNetworkProblem(cause.code)) throw cause
    if (cause.code === 'not-signed-in') await askToLogIn(userId, whyOf(cause))
    return null
  }
}

/** All that waits now waits for its owner. */
async function askToLogIn(userId: number, problem: Why): Promise<void> {
  for (const { id, state } of await readEntries(userId)) {
    if (state !== 'waiting') continue
    await changeEntry(userId, id, (held) =>
      held.state === 'waiting' ? { ...held, state: 'login', next_at: null, problem, changed_at: new Date().toISOString() } : undefined,
    )
  }
}

async function tryOnce({ userId }: Round, entry: OutboxEntry, { access }: Pass): Promise<Outcome> {
  const files = await readFiles(userId, entry).catch(problemOnly)
  // What the phone has lost of it no other try brings back.
  if (files instanceof Problem) return { kind: 'refused', problem: { code: files.code, ...(files.fields && { fields: files.fields }) } }
  return postEntry(entry, access, files)
}

function problemOnly(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  throw cause
}

function note(round: Round, outcome: Outcome, settled: OutboxEntry | undefined): void {
  const isUnanswered = outcome.kind === 'later' && (outcome.problem.code === 'offline' || outcome.problem.code === 'too-slow')
  round.unanswered = isUnanswered ? round.unanswered + 1 : 0
  round.options.report?.(isUnanswered ? 'failed' : 'succeeded')
  if (settled?.state === 'sent') round.result.sent.push(settled)
  if (settled?.state === 'needs-you') round.result.refused.push(settled)
}
