import { asc, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { calendars } from '../tables/services.ts'

/**
 * Holds the hours of members until the transaction ends, their own and those of all: who changes hours or removes a member waits, others who book do not.
 * What is read afterwards stands at commit. The rows are taken in the order of their ids.
 */
export async function holdHours(tx: Tx, { seller, members }: { seller: number; members: readonly number[] }): Promise<void> {
  await tx
    .select({ id: calendars.id })
    .from(calendars)
    .where(sql`${calendars.seller} = ${seller} and (${calendars.member} is null or ${inArray(calendars.member, [...members])})`)
    .orderBy(asc(calendars.id))
    .for('share')
}
