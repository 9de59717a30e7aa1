import { sql } from 'drizzle-orm'
import type { SeedDb } from '../seed-transaction.ts'
import { POSTERS } from './posters.ts'

/** An account of the demo market, as those know it who read its posts. */
export interface Member {
  id: number
  username: string
  /** Of the shop, else of their own page, else the username. */
  name: string
  /** When the account was made: milliseconds since the epoch. */
  since: number
  hasShop: boolean
  is_staff: boolean
}

/** Every account. */
export async function readMembers(db: SeedDb): Promise<Member[]> {
  const { rows } = await db.execute<{ id: number; username: string; shop: string | null; since: number; is_staff: boolean }>(sql`
    select u.id, u.username, s.full_name as shop, extract(epoch from u.created_at)::float8 * 1000 as since, u.is_staff
    from users u left join seller_profiles s on s.user_id = u.id order by u.id`)
  const pages = new Map(POSTERS.map(({ username, name }) => [username, name]))
  return rows.map(({ shop, ...row }) => ({ ...row, name: shop ?? pages.get(row.username) ?? row.username, hasShop: shop !== null }))
}
