import { eq, or } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { blocks, follows, mutes } from '../tables/relations.ts'

/** Whom a person follows, mutes and blocks. With the account it goes, and so does what others have set about it. */
export const RELATION_DATA: PersonalData = {
  exportOf: async (db, user_id) => ({
    following: await db.select({ user_id: follows.followed, at: follows.at }).from(follows).where(eq(follows.follower, user_id)),
    muted: await db.select({ user_id: mutes.muted, until: mutes.until, at: mutes.at }).from(mutes).where(eq(mutes.user_id, user_id)),
    blocked: await db.select({ user_id: blocks.blocked, at: blocks.at }).from(blocks).where(eq(blocks.user_id, user_id)),
  }),
  end: async (tx, user_id) => {
    await tx.delete(follows).where(or(eq(follows.follower, user_id), eq(follows.followed, user_id)))
    await tx.delete(mutes).where(or(eq(mutes.user_id, user_id), eq(mutes.muted, user_id)))
    await tx.delete(blocks).where(or(eq(blocks.user_id, user_id), eq(blocks.blocked, user_id)))
    return undefined
  },
}
