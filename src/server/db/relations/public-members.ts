import { type SQL, sql } from 'drizzle-orm'

const ofMember = (user_id: SQL): SQL => sql`
  from users u
  left join seller_profiles p on p.user_id = u.id and p.taken_off_at is null
  left join people own on own.user_id = u.id and own.taken_off_reason is null
  where u.id = ${user_id} and u.deleted_at is null and u.locked_at is null`

/** Where there is a shop, its picture. */
const PICTURE = sql`case when p.user_id is null then own.picture else p.profile_picture end as picture`

/** A member of whom something is public: `user_id`, `username`, `slug`, `name`, `picture`. A shop comes before a page of one's own. */
export const publicMemberSql = (user_id: SQL): SQL => sql`
  select u.id as user_id, u.username, p.slug, coalesce(p.full_name, own.name) as name, ${PICTURE} ${ofMember(user_id)}
    and (p.user_id is not null or own.user_id is not null)`

/** Any member, to those who have to do with them: without a page of their own they go by their username. */
export const knownMemberSql = (user_id: SQL): SQL => sql`
  select u.id as user_id, u.username, p.slug, coalesce(p.full_name, own.name, u.username) as name, ${PICTURE} ${ofMember(user_id)}`

/** Whether staff have taken a member’s own page off, and with it all that they post, also as a shop. */
export const hasPageOff = (user_id: SQL): SQL => sql`exists (select from people off where off.user_id = ${user_id} and off.taken_off_reason is not null)`
