import { hash, verify } from '@node-rs/argon2'
import { Problem } from '#contract/core/problem.ts'
import { limitConcurrency } from '../../../http/limits/limit-concurrency.ts'

/** argon2id. @see OWASP, "Password Storage Cheat Sheet" */
const ARGON = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** More at once would take the processors from all visitors who only read. */
const AT_ONCE = 2
const MOST_WAITING = 40
const RETRY_AFTER_SECONDS = 2

export interface Passwords {
  /** @throws {Problem} busy — too many are being worked on. */
  hash: (password: string) => Promise<string>
  /**
   * Whether a password is the one behind a hash. Without a hash (no account of that name, or no password) it takes as long, and is false.
   * @throws {Problem} busy — too many are being worked on.
   */
  verify: (stored: string | null | undefined, password: string) => Promise<boolean>
}

/** Hashes passwords, two at once; the queue is bounded, so that a flood of sign-ins is refused rather than answered when its clients have gone. */
export function openPasswords(): Passwords {
  const inTurn = limitConcurrency(AT_ONCE)
  let waiting = 0
  const bounded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= AT_ONCE + MOST_WAITING) throw new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    waiting++
    try {
      return await inTurn(work)
    } finally {
      waiting--
    }
  }
  // What unknown names are checked against.
  let nobody: Promise<string> | undefined
  return {
    hash: (password) => bounded(() => hash(password, ARGON)),
    verify: (stored, password) =>
      bounded(async () => {
        nobody ??= hash(crypto.randomUUID(), ARGON)
        const isRight = await verify(stored ?? (await nobody), password)
        return isRight && Boolean(stored)
      }),
  }
}
