import { desc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { known_devices, mail_links, security_events, sessions } from '../tables/accounts.ts'
import { kept_answers } from '../tables/kept-answers.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** Signing in, and what happened to an account. */
export const ACCOUNT_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { device, created_at, last_used_at, expires_at, remember } = sessions
    const signedIn = await db
      .select({ device, created_at, last_used_at, expires_at, remember })
      .from(sessions)
      .where(eq(sessions.user_id, user_id))
      .orderBy(desc(last_used_at))
      .limit(MOST_ROWS)
    const links = await db
      .select({ purpose: mail_links.purpose, email: mail_links.email, expires_at: mail_links.expires_at })
      .from(mail_links)
      .where(eq(mail_links.user_id, user_id))
      .limit(MOST_ROWS)
    const { at, kind, by, details } = security_events
    const happened = await db
      .select({ at, kind, by, details })
      .from(security_events)
      .where(eq(security_events.user_id, user_id))
      .orderBy(desc(security_events.id))
      .limit(MOST_ROWS)
    return {
      sessions: signedIn,
      known_devices: await db.$count(known_devices, eq(known_devices.user_id, user_id)),
      mail_links: links,
      security_events: happened,
    }
  },
  end: async (tx, user_id) => {
    // What staff wrote about a person goes with them.
    await tx.update(security_events).set({ reason: null }).where(eq(security_events.user_id, user_id))
    for (const theirs of [sessions, known_devices, mail_links, kept_answers]) await tx.delete(theirs).where(eq(theirs.user_id, user_id))
    return undefined
  },
  pictures: (among) => sql`select id, profile_picture from users where ${among(sql`id`)}`,
}
