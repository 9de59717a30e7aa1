import { createHash } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../connection/open.ts'
import { freed_names } from '../tables/freed-names.ts'

/** How long a name that was given up is kept from others, so that no stranger answers at an address that people still know. */
export const FREED_NAME_DAYS = 90

interface OwnedName {
  kind: (typeof freed_names.$inferSelect)['kind']
  /** In its compared form. */
  name: string
  user_id: number
}

/** Notes that an account gave up a name, in the transaction in which it does. */
export async function freeName(tx: Pick<Database['db'], 'insert'>, { kind, name, user_id }: OwnedName): Promise<void> {
  const row = { user_id, freed_at: sql`now()` }
  await tx
    .insert(freed_names)
    .values({ kind, name_hash: hashOf(name), ...row })
    .onConflictDoUpdate({ target: [freed_names.kind, freed_names.name_hash], set: row })
}

/** Whether another account gave this name up less than 90 days ago. Without `user_id`: whether any did. */
export async function isFreedLately(
  db: Pick<Database['db'], '$count'>,
  { kind, name, user_id }: Pick<OwnedName, 'kind' | 'name'> & Partial<OwnedName>,
): Promise<boolean> {
  const { name_hash, freed_at } = freed_names
  const isRecent = sql`${freed_at} > now() - make_interval(days => ${FREED_NAME_DAYS})`
  const isOthers = user_id === undefined ? undefined : ne(freed_names.user_id, user_id)
  return (await db.$count(freed_names, and(eq(freed_names.kind, kind), eq(name_hash, hashOf(name)), isRecent, isOthers))) > 0
}

/**
 * Goes on only if no other account gave this name up lately. Asked after the name was written in the same transaction: an account that is just
 * giving it up has then been waited for.
 * @throws {Problem} taken — with the field.
 */
export async function requireNotFreedLately(tx: Pick<Database['db'], '$count'>, owned: OwnedName): Promise<void> {
  if (await isFreedLately(tx, owned)) throw new Problem('taken', { fields: { [owned.kind === 'shop' ? 'slug' : 'username']: 'taken' } })
}

const hashOf = (name: string): string => createHash('sha256').update(name).digest('base64url')
