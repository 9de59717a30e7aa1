import type { Database } from '../db/connection/open.ts'
import { requireTogether } from '../db/relations/blocks.ts'

/**
 * Goes on only where there is no block between a writer and any of those whom they write to, in either direction.
 * @param user_id undefined or null: a guest, whom no member can have blocked
 * @throws {Problem} not-possible
 */
export async function requireNoBlock(
  db: Pick<Database['db'], 'execute'>,
  user_id: number | null | undefined,
  others: readonly (number | null)[],
): Promise<void> {
  if (user_id === null || user_id === undefined) return
  for (const other of others) if (other !== null) await requireTogether(db, user_id, other)
}
