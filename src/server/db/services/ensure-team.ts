import { sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'

/**
 * Makes what a seller's services need where it is not there yet: the seller as the first of the team, one calendar for all, and one of each member. Done
 * again, or by two at once, it changes nothing.
 */
export async function ensureTeam(tx: Pick<Tx, 'execute'>, seller: number): Promise<void> {
  // A statement that writes nothing would have kept pages made anew all the same.
  if (await isComplete(tx, seller)) return
  await tx.execute(sql`
    insert into team_members (seller, name, picture, is_owner)
    select user_id, full_name, profile_picture, true from seller_profiles where user_id = ${seller}
    on conflict (seller) where is_owner do nothing`)
  await tx.execute(sql`insert into calendars (seller) values (${seller}) on conflict (seller) where member is null do nothing`)
  await tx.execute(sql`
    insert into calendars (seller, member) select seller, id from team_members where seller = ${seller} and removed_at is null
    on conflict (member) do nothing`)
}

async function isComplete(tx: Pick<Tx, 'execute'>, seller: number): Promise<boolean> {
  const { rows } = await tx.execute<{ is_complete: boolean }>(sql`
    select exists (select from calendars where seller = ${seller} and member is null)
      and exists (select from team_members where seller = ${seller} and is_owner)
      and not exists (select from team_members m where m.seller = ${seller} and m.removed_at is null
        and not exists (select from calendars c where c.member = m.id)) as is_complete`)
  return rows[0]?.is_complete === true
}
