import { eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { people } from '../../../db/tables/people.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Whether an account is younger than a day: it shows no links and no films until staff have looked. */
export async function isNewAccount(tx: Pick<Tx, 'execute'>, user_id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${user_id} and created_at > now() - make_interval(hours => ${POST_LIMITS.newHours})`)
  return rows.length > 0
}

/**
 * Lets pass who may be read by everybody: with a verified e-mail, and with a shop or a page of their own, neither of them taken off.
 * @throws {Problem} not-verified; page-needed; shop-taken-off, taken-off — by staff.
 */
export async function requirePublicAuthor(tx: Pick<Tx, 'select'>, user_id: number): Promise<void> {
  const [author] = await tx
    .select({
      email_verified_at: users.email_verified_at,
      shop: seller_profiles.user_id,
      shop_off_at: seller_profiles.taken_off_at,
      page: people.user_id,
      page_off: people.taken_off_reason,
    })
    .from(users)
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, users.id))
    .leftJoin(people, eq(people.user_id, users.id))
    .where(eq(users.id, user_id))
  if (!author?.email_verified_at) throw new Problem('not-verified')
  if (author.shop_off_at !== null) throw new Problem('shop-taken-off')
  if (author.page_off !== null) throw new Problem('taken-off')
  if (author.shop === null && author.page === null) throw new Problem('page-needed')
}

/**
 * How long ago an author wrote posts within a day, in seconds, the latest first; no more than can matter. Those they have deleted count; when staff have
 * released one does not.
 */
async function agesOfPosts(tx: Pick<Tx, 'execute'>, author: number): Promise<number[]> {
  const { rows } = await tx.execute<{ age: number }>(sql`
    select extract(epoch from now() - created_at)::float8 as age from written_texts
    where user_id = ${author} and source like 'post %' and created_at > now() - interval '1 day' order by created_at desc limit ${POST_LIMITS.perDay}`)
  return rows.map(({ age }) => age)
}

/** @throws {Problem} too-many-requests — so many in an hour or a day, with the seconds until the next is taken. The author is held (`holdWriter`). */
export async function requireRoom(tx: Pick<Tx, 'execute'>, author: number, isNew: boolean): Promise<void> {
  const ages = await agesOfPosts(tx, author)
  const limits = [
    { most: POST_LIMITS.perHour, seconds: HOUR_SECONDS },
    { most: isNew ? POST_LIMITS.perDayNew : POST_LIMITS.perDay, seconds: DAY_SECONDS },
  ]
  const waits = limits.map(({ most, seconds }) => seconds - (ages[most - 1] ?? Number.POSITIVE_INFINITY))
  const wait = Math.max(...waits)
  if (wait > 0) throw new Problem('too-many-requests', { retryAfterSeconds: Math.ceil(wait) })
}
