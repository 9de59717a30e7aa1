import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { team_members } from '../tables/services.ts'

interface Exchanged {
  seller: number
  before: string | null
  after: string | null
}

/** Has a seller shown in their team with the picture of their shop, where that was so before. */
export async function followShopPicture(tx: Pick<Tx, 'update'>, { seller, before, after }: Exchanged): Promise<void> {
  await tx
    .update(team_members)
    .set({ picture: after })
    .where(and(eq(team_members.seller, seller), team_members.is_owner, sql`${team_members.picture} is not distinct from ${before}`))
}
