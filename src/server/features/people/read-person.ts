import { sql } from 'drizzle-orm'
import { usernameKey } from '#contract/accounts/usernames.ts'
import { Problem } from '#contract/core/problem.ts'
import type { PersonPage } from '#contract/people/people.ts'
import type { Database } from '../../db/connection/open.ts'
import { iso } from '../../db/wire-time.ts'

/**
 * A member who has opened a page of their own, as any visitor may see them; or the way to the shop of one who has a shop.
 * @throws {Problem} not-found — there is neither, staff have taken it off, or the account was deleted or locked.
 */
export async function readPerson(db: Pick<Database['db'], 'execute'>, username: string): Promise<PersonPage> {
  const { rows } = await db.execute<PersonPage & Record<string, unknown>>(sql`
    select u.id, u.username, coalesce(own.name, p.full_name) as name, case when own.name is null then p.profile_picture else own.picture end as picture,
      ${iso(sql`u.created_at`)} as member_since,
      (select count(*)::integer from follows where followed = u.id) as follower_count,
      (select count(*)::integer from posts where author = u.id and state = 'shown') as post_count, p.slug
    from users u
    left join people own on own.user_id = u.id and own.taken_off_reason is null
    left join seller_profiles p on p.user_id = u.id and p.taken_off_at is null
    where u.username_key = ${usernameKey(username)} and u.deleted_at is null and u.locked_at is null and (own.user_id is not null or p.user_id is not null)`)
  const [person] = rows
  if (!person) throw new Problem('not-found')
  return person
}
