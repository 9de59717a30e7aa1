import { asc, eq } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import { dhakaDay } from '#contract/core/time.ts'
import type { OwnShop } from '#contract/products/shops.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readSuspension } from '../../../db/sellers/read-suspension.ts'
import { delivery_options, shops } from '../../../db/tables/products.ts'

/** Whose shop, seen when. */
export interface WhoseShop {
  seller: number
  /** Milliseconds since the epoch. */
  now: number
}

const SHOWN = ['id', 'kind', 'note', 'districts', 'areas', 'fee', 'free_from', 'days_least', 'days_most', 'is_cod'] as const

/** One's own shop. A seller who has said nothing yet has one without options, of version 0. */
export async function readOwnShop(db: Pick<Database['db'], 'select'>, { seller, now }: WhoseShop): Promise<OwnShop> {
  const [shop] = await db.select().from(shops).where(eq(shops.seller, seller))
  const options = await db.select().from(delivery_options).where(eq(delivery_options.seller, seller)).orderBy(asc(delivery_options.id))
  const { closed_from, closed_until, dbid = '', sms_phone = null, version = 0 } = shop ?? {}
  const isOver = !closed_from || !closed_until || closed_until < dhakaDay(now)
  const closed = isOver ? null : { from: closed_from, until: closed_until }
  return { options: options.map((option) => pick(option, SHOWN)), closed, dbid, sms_phone, suspended: await readSuspension(db, seller), version }
}
