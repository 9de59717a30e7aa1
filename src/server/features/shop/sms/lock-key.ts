import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'

/** Lets one transaction after the other look whether there is an order of this key, and make it. @param key_hash `keyHash` */
export async function lockKey(tx: Tx, key_hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order by sms ${key_hash}`}, 0))`)
}
