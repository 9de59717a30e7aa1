import { and, eq, ne, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { SellerForm } from '#contract/sellers/sellers.ts'
import { freeName, requireNotFreedLately } from '../../db/accounts/freed-names.ts'
import { renameInBlogs } from '../../db/blogs/rename-in-blogs.ts'
import { isTaken } from '../../db/connection/faults.ts'
import type { Database } from '../../db/connection/open.ts'
import { eventWords, learnWords } from '../../db/events/event-words.ts'
import { learnSellerWords, sellerWordColumn } from '../../db/sellers/seller-words.ts'
import { events } from '../../db/tables/events.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

/** Rows that one statement rewrites. */
const BATCH = 1000

/**
 * Changes a shop; with its name the words by which its events and articles are found.
 * @throws {Problem} taken — the `slug` is another shop's, or was lately; not-found — the shop is gone.
 */
export async function editShop(db: Database['db'], user_id: number, form: SellerForm): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const mine = eq(seller_profiles.user_id, user_id)
      const [before] = await tx.select({ full_name: seller_profiles.full_name, slug: seller_profiles.slug }).from(seller_profiles).where(mine).for('update')
      if (!before) throw new Problem('not-found')
      const others = and(eq(seller_profiles.slug, form.slug), ne(seller_profiles.user_id, user_id))
      if ((await tx.$count(seller_profiles, others)) > 0) throw new Problem('taken', { fields: { slug: 'taken' } })
      await learnSellerWords(tx, [form])
      await tx
        .update(seller_profiles)
        .set({ ...form, ...sellerWordColumn(form) })
        .where(mine)
      if (before.slug !== form.slug) {
        await requireNotFreedLately(tx, { kind: 'shop', name: form.slug, user_id })
        await freeName(tx, { kind: 'shop', name: before.slug, user_id })
      }
      if (before.full_name === form.full_name) return
      await renameInEvents(tx, user_id, form.full_name)
      await renameInBlogs(tx, user_id, form.full_name)
    })
  } catch (error) {
    // Somebody was quicker, by less than the question before took.
    if (isTaken(error)) throw new Problem('taken', { fields: { slug: 'taken' }, cause: error })
    throw error
  }
}

async function renameInEvents(tx: Transaction, seller: number, seller_name: string): Promise<void> {
  const rows = await tx
    .select({ id: events.id, title: events.title, type: events.type, location: events.location })
    .from(events)
    .where(eq(events.seller, seller))
    .orderBy(events.id)
  const texts = rows.map((row) => ({ ...row, seller_name }))
  await learnWords(tx, texts)
  for (let at = 0; at < texts.length; at += BATCH) {
    const some = texts.slice(at, at + BATCH).map((event) => ({ id: event.id, words: eventWords(event).search }))
    await tx.execute(sql`
      update events set search_words = array_to_tsvector(renamed.words)
      from json_to_recordset(${JSON.stringify(some)}::json) as renamed (id integer, words text[])
      where events.id = renamed.id`)
  }
}
