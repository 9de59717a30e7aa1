import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnPerson } from '#contract/people/people.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import type { Database } from '../../db/connection/open.ts'
import { people } from '../../db/tables/people.ts'
import { readOwnPerson } from './read-own-person.ts'

interface Tools {
  db: Database['db']
  pictures: Pictures
}

/**
 * Gives one's own page the picture that was sent, in place of the one it had.
 * @throws {Problem} unsupported-media, too-large, busy, pictures-full — as `Pictures` says; not-found — there is no such page, or not any more.
 */
export async function savePersonPicture({ db, pictures }: Tools, user_id: number, sent: Uint8Array): Promise<{ person: OwnPerson }> {
  const { person } = await readOwnPerson(db, user_id)
  if (!person) throw new Problem('not-found')
  const path = await pictures.keep('people', sent, { user_id, replaces: person.picture })
  const before = await exchange(db, user_id, path)
  await pictures.drop(before === undefined ? path : before)
  if (before === undefined) throw new Problem('not-found')
  return readOwnPerson(db, user_id)
}

export async function dropPersonPicture({ db, pictures }: Tools, user_id: number): Promise<{ person: OwnPerson }> {
  await pictures.drop((await exchange(db, user_id, null)) ?? null)
  return readOwnPerson(db, user_id)
}

/** Sets the picture; gives the previous one, to this caller alone. Undefined: there is no page. */
const exchange = (db: Database['db'], user_id: number, path: string | null): Promise<string | null | undefined> =>
  db.transaction(async (tx) => {
    const mine = eq(people.user_id, user_id)
    const [before] = await tx.select({ picture: people.picture }).from(people).where(mine).for('update')
    await tx.update(people).set({ picture: path }).where(mine)
    return before?.picture
  })
