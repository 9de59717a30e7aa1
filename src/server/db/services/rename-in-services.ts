import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { services } from '../tables/services.ts'
import { learnServiceTerms, SERVICE_TEXT_COLUMNS } from './service-words.ts'

/** Rows that are read and rewritten at once: each with its descriptions. */
const BATCH = 200

/** Has services found by what their provider is called now, and by the district where it is. */
export async function renameInServices(tx: Pick<Tx, 'select' | 'insert' | 'execute'>, seller: number, seller_name: string): Promise<void> {
  const [shop] = await tx.select({ district: seller_profiles.district }).from(seller_profiles).where(eq(seller_profiles.user_id, seller))
  const { id } = services
  const columns = { id, ...pick(services, SERVICE_TEXT_COLUMNS) }
  for (let last = 0, count = BATCH; count === BATCH; ) {
    const mine = and(eq(services.seller, seller), gt(id, last))
    const rows = await tx.select(columns).from(services).where(mine).orderBy(asc(id)).limit(BATCH)
    const terms = await learnServiceTerms(
      tx,
      rows.map((row) => ({ ...row, seller_name, district: shop?.district ?? null })),
    )
    const some = rows.map((service, at) => ({ id: service.id, words: terms[at] }))
    await tx.execute(sql`
      update services set search_words = array_to_tsvector(renamed.words)
      from json_to_recordset(${JSON.stringify(some)}::json) as renamed (id integer, words text[])
      where services.id = renamed.id`)
    last = rows.at(-1)?.id ?? last
    count = rows.length
  }
}
