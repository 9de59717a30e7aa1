import { seller_profiles } from '#server/db/tables/sellers.ts'
import type { TestApp } from '../app.ts'
import { send } from '../orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '../people.ts'

/** Joins as a seller and signs in. */
export async function joinAsSeller(app: Pick<TestApp, 'request' | 'database'>, username: string): Promise<SignedInPerson> {
  const seller = await joinAndLogIn(app, username, { email_verified_at: new Date().toISOString() })
  await app.database.db.insert(seller_profiles).values({ user_id: seller.id, slug: username, full_name: username })
  return seller
}

/** Calls an event of the seller off, by the door. */
export async function callOff(app: Pick<TestApp, 'request'>, seller: Pick<SignedInPerson, 'access'>, event: number): Promise<void> {
  const response = await send(app, seller, { path: `/api/event/${event}/call_off/`, body: { reason: 'The hall has burnt down.' } })
  if (response.status !== 200) throw new Error(`the event goes on: ${response.status} ${await response.text()}`)
}

/** Makes a person's last proof of identity too old. */
export const forgetProof = ({ database }: Pick<TestApp, 'database'>, { id }: Pick<SignedInPerson, 'id'>) =>
  database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [id])
