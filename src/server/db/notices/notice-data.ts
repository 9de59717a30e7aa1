import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { users } from '../tables/accounts.ts'
import { notices, push_subscriptions } from '../tables/notices.ts'
import { purchases } from '../tables/purchases.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** Notices, and the browsers they are pushed to. Addresses of browsers are secrets of theirs: which service they belong to says enough. */
export const NOTICE_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const told = await db
      .select({
        kind: notices.kind,
        event_order_id: purchases.number,
        comment: notices.comment,
        event: notices.event,
        conversation: notices.conversation,
        about_noun: notices.about_noun,
        about: notices.about,
        at: notices.created_at,
        read_at: notices.read_at,
      })
      .from(notices)
      .leftJoin(purchases, eq(purchases.id, notices.purchase))
      .where(eq(notices.user_id, user_id))
      .orderBy(desc(notices.id))
      .limit(MOST_ROWS)
    const { endpoint, language, created_at } = push_subscriptions
    const browsers = await db.select({ endpoint, language, created_at }).from(push_subscriptions).where(eq(push_subscriptions.user_id, user_id))
    const [user] = await db.select({ off: users.notices_off }).from(users).where(eq(users.id, user_id))
    return {
      notices_switched_off: user?.off ?? [],
      notices: told,
      push_subscriptions: browsers.map(({ endpoint, ...rest }) => ({ push_service: new URL(endpoint).host, ...rest })),
    }
  },
  end: async (tx, user_id) => {
    await tx.delete(notices).where(eq(notices.user_id, user_id))
    await tx.update(users).set({ notices_off: [] }).where(eq(users.id, user_id))
    return undefined
  },
}
