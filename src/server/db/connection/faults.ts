import { Problem } from '#contract/core/problem.ts'

/** How long a client waits before it asks a database again that was away: restarts of PostgreSQL take one to five seconds. */
const RETRY_AFTER_SECONDS = 2

/** No connection, lost connection, or no name for the host: what Node says. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED'])

/**
 * What PostgreSQL says when the same statement may work a moment later: shut down or starting (57P), too slow (57014), a lock not had
 * in time (55P03), out of connections or memory (53), lost or refused connections (08), conflicts between transactions (40),
 * a transaction that idled too long (25P03, 25P04), a replica that went back (25006).
 * @see PostgreSQL documentation, "PostgreSQL Error Codes"
 */
const BUSY_STATES = /^(57P0[1-5]|57014|55P03|53[0-9A-Z]{3}|08[0-9A-Z]{3}|40001|40P01|25P0[34]|25006)$/

/** Disk full, of the database or of the pictures; a broken disk (58030) looks the same to a user: nothing could be written. */
const FULL_STATES = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT'])

/** A state that PostgreSQL gives, but for those of a connection that ends. */
const SAID_BY_POSTGRESQL = /^(?!08|57P)[0-9A-Z]{5}$/

/** A state that comes with the end of the connection, or with one that is of no more use. */
const ENDS_CONNECTION = /^(?:08[0-9A-Z]{3}|57P0[1-5])$/

/** node-postgres gives these errors no code. */
const NAMELESS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

interface Coded {
  code?: unknown
  constraint?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown
}

/**
 * The Problem that a database failure stands for, or undefined when it is none of the expected ones (then it is a bug).
 * Drizzle wraps what the driver says, and Node bundles the attempts on several addresses, so causes are looked through.
 */
export function asProblem(error: unknown): Problem | undefined {
  for (const one of causesOf(error)) {
    if (one instanceof Problem) return one
    const code = typeof one.code === 'string' ? one.code : ''
    if (FULL_STATES.has(code)) return new Problem('service-full', { cause: error })
    if (BUSY_STATES.test(code) || NETWORK_CODES.has(code)) return busy(error)
    if (typeof one.message === 'string' && NAMELESS.test(one.message)) return busy(error)
  }
  return undefined
}

/** Whether a statement failed because another row has what must be had once. */
export const isTaken = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '23505')

/** Whether the database does not let its role do something. */
export const isForbidden = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '42501')

/** The name of a move of money, under which it happens once. */
const NAME_OF_MOVE = 'ledger_moves_name_unique'

/** Whether two transactions were in each other's way and this one gave in: the same again may work, and sees the move of money that the other has written. */
export const isConflict = (error: unknown): boolean =>
  causesOf(error).some(({ code, constraint }) => code === '40001' || code === '40P01' || (code === '23505' && constraint === NAME_OF_MOVE))

/** Whether another transaction kept a lock for longer than this one may wait. */
export const isLockedOut = (error: unknown): boolean => causesOf(error).some(({ code }) => code === '55P03')

/**
 * Whether a transaction that failed has certainly written nothing: we or PostgreSQL refused something in it. Where the connection was lost, it may
 * have been committed all the same, and what its rows name must stay.
 */
export const isUndone = (error: unknown): boolean =>
  causesOf(error).some((one) => one instanceof Problem || (typeof one.code === 'string' && SAID_BY_POSTGRESQL.test(one.code) && !NETWORK_CODES.has(one.code)))

/** Whether the connection itself may be what failed, or what was asked of it has not been answered: in which state it is, is not known. */
export const isLost = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      (typeof code === 'string' && (ENDS_CONNECTION.test(code) || NETWORK_CODES.has(code))) || (typeof message === 'string' && NAMELESS.test(message)),
  )

const busy = (cause: unknown) => new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })

/** The error, what caused it, and what it bundles; at most ten, so that a ring of causes ends. */
function causesOf(error: unknown): Coded[] {
  const found: Coded[] = []
  const waiting: unknown[] = [error]
  while (waiting.length > 0 && found.length < 10) {
    const one = waiting.shift()
    if (typeof one !== 'object' || one === null) continue
    const coded: Coded = one
    found.push(coded)
    waiting.push(coded.cause, ...(Array.isArray(coded.errors) ? coded.errors : []))
  }
  return found
}
