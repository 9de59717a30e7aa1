import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { isFlood, refusedFor } from './flood.ts'
import { readLately, type Writer } from './written-texts.ts'

/**
 * Whether a writer, who is held (`holdWriter`), has written many texts lately, of whatever kind.
 * @throws {Problem} too-many-requests — far too many.
 */
export async function isMuchLately(tx: Pick<Tx, 'execute'>, writer: Writer): Promise<boolean> {
  const lately = await readLately(tx, writer)
  const wait = refusedFor(lately)
  if (wait !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds: wait })
  return isFlood(lately)
}
