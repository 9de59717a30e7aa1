import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection/open.ts'
import { known_devices } from '../../../db/tables/accounts.ts'
import type { Cookies } from '../../../http/responses/cookies.ts'

const MARK_BYTES = 16
const MARK = /^[\w-]{22}$/
/** The longest that browsers keep a cookie. @see RFC 6265bis §5.5 */
export const KNOWN_DEVICE_DAYS = 400

const hashOf = (mark: string): string => createHash('sha256').update(mark).digest('base64url')

const readMark = (cookies: Pick<Cookies, 'read'>): string | undefined => MARK.exec(cookies.read('__Host-dv') ?? '')?.[0]

/** Whether this account was opened from this browser before. */
export async function isKnownDevice(db: Pick<Database['db'], 'select'>, cookies: Pick<Cookies, 'read'>, user_id: number): Promise<boolean> {
  const mark = readMark(cookies)
  if (mark === undefined) return false
  const found = await db
    .select({ user_id: known_devices.user_id })
    .from(known_devices)
    .where(and(eq(known_devices.user_id, user_id), eq(known_devices.mark_hash, hashOf(mark))))
  return found.length > 0
}

/** From now on this browser is one of the account's. One mark serves every account that is opened here. */
export async function markDevice(db: Pick<Database['db'], 'insert'>, cookies: Pick<Cookies, 'read' | 'set'>, user_id: number): Promise<void> {
  const mark = readMark(cookies) ?? randomBytes(MARK_BYTES).toString('base64url')
  await db
    .insert(known_devices)
    .values({ user_id, mark_hash: hashOf(mark) })
    .onConflictDoUpdate({ target: [known_devices.user_id, known_devices.mark_hash], set: { last_seen_at: sql`now()` } })
  cookies.set('__Host-dv', mark, KNOWN_DEVICE_DAYS * 86_400)
}
