import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { Slug } from '#contract/sellers/sellers.ts'
import { isFreedLately } from '../../db/accounts/freed-names.ts'
import type { Database } from '../../db/connection/open.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

/** Whether an account can have this address for its shop, and if not, the reason. Another account may still be quicker. */
export async function checkSlug(
  db: Pick<Database['db'], 'select' | '$count'>,
  user_id: number,
  asked: string,
): Promise<{ free: boolean; reason: string | null }> {
  const slug = v.safeParse(Slug, asked)
  if (!slug.success) return { free: false, reason: slug.issues[0].message }
  const others = await db
    .select({ user_id: seller_profiles.user_id })
    .from(seller_profiles)
    .where(and(eq(seller_profiles.slug, slug.output), ne(seller_profiles.user_id, user_id)))
  const isTaken = others.length > 0 || (await isFreedLately(db, { kind: 'shop', name: slug.output, user_id }))
  return isTaken ? { free: false, reason: 'taken' } : { free: true, reason: null }
}
