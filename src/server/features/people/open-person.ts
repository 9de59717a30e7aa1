import { and, eq, isNull } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { openPerson as contract, OwnPerson } from '#contract/people/people.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { learnPersonWords, personTermColumn } from '../../db/people/person-words.ts'
import { renameInPosts } from '../../db/posts/rename-in-posts.ts'
import { users } from '../../db/tables/accounts.ts'
import { people } from '../../db/tables/people.ts'
import { readOwnPerson } from './read-own-person.ts'

/**
 * Opens a page of one's own, or changes its name.
 * @throws {Problem} not-verified — the e-mail of the account; not-signed-in — it was deleted or locked meanwhile.
 */
export async function openPerson(db: Database['db'], user_id: number, { name }: BodyOf<typeof contract>): Promise<{ person: OwnPerson }> {
  await inTransaction(db, async (tx) => {
    // Held, so that no page opens in an account that is just being deleted.
    const [owner] = await tx
      .select({ username: users.username, email_verified_at: users.email_verified_at })
      .from(users)
      .where(and(eq(users.id, user_id), isNull(users.deleted_at), isNull(users.locked_at)))
      .for('key share')
    if (!owner) throw new Problem('not-signed-in')
    if (owner.email_verified_at === null) throw new Problem('not-verified')
    const texts = { name, username: owner.username }
    await learnPersonWords(tx, [texts])
    const said = { name, ...personTermColumn(texts) }
    const [before] = await tx.select({ name: people.name }).from(people).where(eq(people.user_id, user_id)).for('update')
    await tx
      .insert(people)
      .values({ user_id, ...said })
      .onConflictDoUpdate({ target: people.user_id, set: said })
    if (before && before.name !== name) await renameInPosts(tx, user_id)
  })
  return readOwnPerson(db, user_id)
}
