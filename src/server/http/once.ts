import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { HEADERS } from '#contract/core/headers.ts'
import { isProblemCode, Problem, type ProblemCode } from '#contract/core/problem.ts'
import { isLockedOut } from '../db/connection/faults.ts'
import { inTransaction, type Tx } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import { kept_answers } from '../db/tables/kept-answers.ts'

/** A phone keeps what could not be sent, and for 30 days what its owner left sealed when they signed out: its key must be known for longer. */
const KEPT_DAYS = 60
const TIDIED_AT_ONCE = 1000
const RETRY_AFTER_SECONDS = 2

/** Refusals that asking again would not change: they are kept like answers. */
const FINAL: ReadonlySet<ProblemCode> = new Set([
  'sold-out',
  'price-changed',
  'bad-state',
  'event-closed',
  'too-many-held',
  'coupon-refused',
  'out-of-stock',
  'shop-closed',
  'not-delivered-there',
  'cod-refused',
  'wallet-refused',
  'trxid-used',
  'fee-changed',
  'fee-in-advance',
  'unpaid-limit',
  'cod-limit',
  'cod-paused',
  'job-closed',
  'job-changed',
  'already-applied',
])

/** What identifies a request with an idempotency key. */
export interface OnceRequest {
  user_id: number
  /** Of this user alone: the same key of another user is another one. */
  key: string
  fingerprint: string
}

type Outcome = { answer: unknown } | { problem: Problem }
type Given = Outcome & { isReplay: boolean }

/**
 * The key under which a request wants to act once; undefined when it named none.
 * @throws {Problem} bad-input — not 16 to 255 visible ASCII characters.
 */
export function readOnceKey(headers: Headers): string | undefined {
  const key = headers.get(HEADERS.onceKey)
  if (key === null) return undefined
  if (!/^[\x21-\x7e]{16,255}$/.test(key)) throw new Problem('bad-input', { fields: { [HEADERS.onceKey]: 'does-not-fit' } })
  return key
}

/** A mark of one request: the same for the same, however its JSON is ordered. @param address path with its parameters. */
export const fingerprintOf = (method: string, address: string, body: unknown): string =>
  createHash('sha256')
    .update(`${method} ${address}\n${JSON.stringify(body, inOrder) ?? ''}`)
    .digest('hex')

/** Sorts the keys of every object that is written. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/**
 * Acts in one transaction, and under an idempotency key only once: the key, what was done and what was answered are written together or not at all.
 * A twin that comes meanwhile waits and gets the same answer. A final refusal undoes what was begun and is kept too.
 * @param asked absent: no key was named.
 * @throws {Problem} key-reused — the key stands for something else; in-progress — the twin took longer than this one may wait; and what `act`
 * throws, if it is not final.
 * @see IETF draft "The Idempotency-Key HTTP Header Field"
 */
export function actOnce(db: Pick<Database['db'], 'transaction'>, asked: OnceRequest | undefined, act: (tx: Tx) => Promise<unknown>): Promise<Given> {
  return inTransaction(db, async (tx) => {
    if (!asked) return { answer: await act(tx), isReplay: false }
    if (!(await claim(tx, asked))) return { ...(await outcomeBefore(tx, asked)), isReplay: true }
    const outcome = await attempt(tx, act)
    await keep(tx, asked, outcome)
    return { ...outcome, isReplay: false }
  })
}

/** Whether a request with this key was answered: what costs work before a transaction need not be done again. */
export async function wasAnswered(db: Pick<Database['db'], 'select'>, asked: OnceRequest): Promise<boolean> {
  const kept = await db.select({ status: kept_answers.status }).from(kept_answers).where(rowOf(asked))
  return kept.length > 0
}

/** Whether the idempotency key is new. Waits for another transaction that has written the same key. */
async function claim(tx: Tx, asked: OnceRequest): Promise<boolean> {
  try {
    // The answer is not known yet, and no other transaction sees the row before it is.
    const claimed = await tx
      .insert(kept_answers)
      .values({ ...asked, status: 0, body: '' })
      .onConflictDoNothing()
      .returning({ key: kept_answers.key })
    return claimed.length > 0
  } catch (error) {
    throw isLockedOut(error) ? new Problem('in-progress', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error }) : error
  }
}

/** The savepoint is not released: it ends with the transaction, and that is a statement less for each answer. */
async function attempt(tx: Tx, act: (tx: Tx) => Promise<unknown>): Promise<Outcome> {
  await tx.execute(sql`savepoint before_act`)
  try {
    return { answer: await act(tx) }
  } catch (error) {
    if (!(error instanceof Problem && FINAL.has(error.code))) throw error
    await tx.execute(sql`rollback to savepoint before_act`)
    return { problem: error }
  }
}

/** Written as text within JSON: a JSON column would put the keys into an order of its own, and the second answer would not be the first. */
async function keep(tx: Tx, asked: OnceRequest, outcome: Outcome): Promise<void> {
  const { status, told } = 'problem' in outcome ? { status: outcome.problem.status, told: refusalOf(outcome.problem) } : { status: 200, told: outcome.answer }
  await tx
    .update(kept_answers)
    .set({ status, body: JSON.stringify(told) })
    .where(rowOf(asked))
}

async function outcomeBefore(tx: Tx, asked: OnceRequest): Promise<Outcome> {
  const text = sql<string>`${kept_answers.body} #>> '{}'`
  const [kept] = await tx.select({ fingerprint: kept_answers.fingerprint, status: kept_answers.status, text }).from(kept_answers).where(rowOf(asked))
  // Tidied away in this very moment.
  if (!kept) throw new Problem('in-progress', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  if (kept.fingerprint !== asked.fingerprint) throw new Problem('key-reused')
  const told: unknown = JSON.parse(kept.text)
  return kept.status === 200 ? { answer: told } : { problem: problemFrom(told) }
}

const rowOf = ({ user_id, key }: OnceRequest) => and(eq(kept_answers.user_id, user_id), eq(kept_answers.key, key))

interface Refusal {
  code: ProblemCode
  fields?: Record<string, string>
  facts?: Record<string, number>
}

const refusalOf = ({ code, fields, facts }: Problem): Refusal => ({ code, ...(fields && { fields }), ...(facts && { facts }) })

function problemFrom(told: unknown): Problem {
  // Written by `refusalOf`; a code that is no more is a fault of ours.
  const { code, ...more } = told as Refusal
  return new Problem(isProblemCode(code) ? code : 'bug', more)
}

/**
 * Has keys answered with what a thing has become, in place of what was said of it: of what its owner takes back no copy stays. The keys still stand
 * for what was done, so that nothing is done again.
 * @param thing the name of its number in answers, and that number.
 */
export async function keepInstead(
  tx: Pick<Tx, 'execute'>,
  user_id: number,
  { thing, answer }: { thing: [name: string, id: number]; answer: unknown },
): Promise<void> {
  const [name, id] = thing
  await tx.execute(sql`
    update kept_answers set body = to_jsonb(${JSON.stringify(answer)}::text)
    where user_id = ${user_id} and status = 200 and (body #>> '{}')::jsonb ->> ${name}::text = ${String(id)}`)
}

/** Forgets keys after `KEPT_DAYS`, a thousand at a time. */
export async function tidyKeptAnswers(db: Pick<Database['db'], 'execute'>): Promise<void> {
  for (let gone: number = TIDIED_AT_ONCE; gone === TIDIED_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from kept_answers where (user_id, key) in (
        select user_id, key from kept_answers where created_at < now() - make_interval(days => ${KEPT_DAYS})
        order by created_at limit ${TIDIED_AT_ONCE} for update skip locked)`)
    gone = rowCount ?? 0
  }
}
