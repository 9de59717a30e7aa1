import { seller_profiles } from '#server/db/tables/sellers.ts'
import { TEST_ORIGIN, TEST_SECRET, type TestApp } from '../app.ts'
import { type CrowdMember, makeCrowd } from '../orders/order-crowd.ts'

/** So many people with shops and verified e-mails, signed in. */
export async function makeSellers({ database }: Pick<TestApp, 'database'>, count: number): Promise<CrowdMember[]> {
  const people = await makeCrowd(database, count, TEST_SECRET)
  await database.pool.query('update users set email_verified_at = now() where id = any($1)', [people.map(({ user_id }) => user_id)])
  await database.db.insert(seller_profiles).values(people.map(({ user_id }) => ({ user_id, slug: `shop-${user_id}`, full_name: `Shop ${user_id}` })))
  return people
}

export interface SellerAsk {
  path: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object | undefined
  /** The bytes of a file, in place of `body`. */
  file?: Uint8Array<ArrayBuffer>
}

/** What a seller was answered. */
export interface SellerAnswer {
  status: number
  /** The answer, or the problem. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it.
  body: any
}

/** Asks as a seller's page does. Anything but a read is a POST unless said otherwise. */
export async function askAs(app: Pick<TestApp, 'request'>, { access }: Pick<CrowdMember, 'access'>, ask: SellerAsk): Promise<SellerAnswer> {
  const { path, body, file, method = body || file ? 'POST' : 'GET' } = ask
  const response = await app.request(path, {
    method,
    headers: { authorization: `Bearer ${access}`, origin: TEST_ORIGIN, 'content-type': file ? 'image/png' : 'application/json' },
    ...(file ? { body: file } : body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
