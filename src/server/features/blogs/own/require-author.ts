import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { authors } from '../../../db/tables/blogs.ts'

type Reads = Pick<Database['db'], 'select'>

const grantOf = (db: Reads, user_id: number) =>
  db
    .select({ user_id: authors.user_id })
    .from(authors)
    .where(and(eq(authors.user_id, user_id), eq(authors.state, 'granted')))

/**
 * Lets pass a user whom staff have let write.
 * @throws {Problem} not-an-author
 */
export async function requireAuthor(db: Reads, user_id: number): Promise<void> {
  const [granted] = await grantOf(db, user_id)
  if (!granted) throw new Problem('not-an-author')
}

/**
 * The same for a transaction by which something may appear: staff take the right back before it or after it, never in between. Taken before any
 * article is held.
 * @throws {Problem} not-an-author
 */
export async function holdAuthor(tx: Pick<Tx, 'select'>, user_id: number): Promise<void> {
  const [granted] = await grantOf(tx, user_id).for('share')
  if (!granted) throw new Problem('not-an-author')
}

/** Lets pass authors whose shop stands: nothing of theirs appears while it is taken off. @throws {Problem} shop-taken-off */
export const requireShop = (db: Reads, user_id: number): Promise<void> => requireShopStands(db, user_id)
