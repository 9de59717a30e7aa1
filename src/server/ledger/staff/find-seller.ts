import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { MoneyRefused } from './money-refused.ts'

/** An account that sells, or did. */
export interface NamedSeller {
  id: number
  username: string
}

/** A seller by username, address of the shop, or `#` and the number of the account. @throws {MoneyRefused} there is none */
export async function findSeller(db: Pick<Tx, 'execute'>, name: string): Promise<NamedSeller> {
  const number = /^#([1-9]\d{0,8})$/.exec(name)?.[1]
  const { rows } = await db.execute<NamedSeller & Record<string, unknown>>(sql`
    select u.id, u.username from users u left join seller_profiles s on s.user_id = u.id
    where case when ${number ?? null}::int is not null then u.id = ${number ?? null}::int else u.username = ${name} or s.slug = ${name} end
    order by (u.username = ${name}) desc limit 1`)
  const [found] = rows
  if (!found) throw new MoneyRefused(`There is no seller ${name}.`)
  return found
}
