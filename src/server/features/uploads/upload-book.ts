import { and, eq, ne, notLike, sql } from 'drizzle-orm'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { Problem } from '#contract/core/problem.ts'
import { UPLOADS } from '#contract/uploads.ts'
import type { UploadBook } from '../../adapters/pictures.ts'
import { isPrivateFileKey } from '../../adapters/private-files.ts'
import { beyond, isUnverified } from '../../db/accounts/unverified.ts'
import type { Database } from '../../db/connection/open.ts'
import { uploads } from '../../db/tables/uploads.ts'

/** CVs have a limit of their own. What is about to be replaced does not count, so that a picture can be exchanged where there is no room for one more. */
const isPictureOf = (user_id: number, replaces = '') => and(eq(uploads.user_id, user_id), notLike(uploads.key, 'papers/%'), ne(uploads.key, replaces))

/**
 * Who keeps which pictures in the store. Three files of one person are worked on at once at most, so that is by how many the most may be passed.
 */
export const openUploadBook = (db: Pick<Database['db'], 'execute' | 'delete' | 'select' | '$count'>): UploadBook => ({
  enter: async ({ key, user_id, bytes, replaces }) => {
    if (
      !isPrivateFileKey(key) &&
      (await isUnverified(db, user_id)) &&
      (await db.$count(uploads, isPictureOf(user_id, replaces))) >= UNVERIFIED_LIMITS.picturesMost
    )
      throw beyond('picturesMost')
    const { rowCount } = await db.execute(sql`
      insert into uploads (key, user_id, bytes, look_at)
      select ${key}, ${user_id}, ${bytes}::int, now() + make_interval(days => ${UPLOADS.keepDays})
      where (select coalesce(sum(kept.bytes), 0) from uploads kept where kept.user_id = ${user_id}) + ${bytes}::int <= ${UPLOADS.mostOfOne * 1024 * 1024}::int`)
    if (rowCount === 0) throw new Problem('pictures-full', { facts: { most_mb: UPLOADS.mostOfOne } })
  },
  strike: async (key) => {
    await db.delete(uploads).where(eq(uploads.key, key))
  },
})
