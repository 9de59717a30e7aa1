import { seller_profiles } from '#server/db/tables/sellers.ts'
import type { TestApp } from './app.ts'
import { joinAndLogIn, type SignedInPerson } from './people.ts'

/** Somebody who sells, signed in. */
export async function joinAsSeller(app: Pick<TestApp, 'request' | 'database'>, username: string): Promise<SignedInPerson> {
  const seller = await joinAndLogIn(app, username)
  await app.database.db.insert(seller_profiles).values({ user_id: seller.id, slug: username, full_name: username })
  return seller
}

/** What calling an event off leaves in it. */
export const callOff = ({ database }: Pick<TestApp, 'database'>, event: number, reason = 'The hall has burnt down.') =>
  database.pool.query(
    `update events set event_status = 'Cancelled', called_off_at = coalesce(called_off_at, now()), called_off_reason = $2, is_active = false where id = $1`,
    [event, reason],
  )

/** Lets the last proof of somebody be too old. */
export const forgetProof = ({ database }: Pick<TestApp, 'database'>, { id }: Pick<SignedInPerson, 'id'>) =>
  database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [id])
