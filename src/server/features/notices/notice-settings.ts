import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { groupNamed, mailKindOf, NOTICE_GROUP_NAMES, switchedOff } from '#contract/notices/notice-groups.ts'
import type { NoticeSetting, NoticeSwitch } from '#contract/notices/notice-settings.ts'
import type { Database } from '../../db/connection/open.ts'
import { users } from '../../db/tables/accounts.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

/**
 * Which channels are on for each group that concerns an account, in the order of the settings.
 * @throws {Problem} not-signed-in — it was deleted meanwhile.
 */
export async function listNoticeSettings(db: Pick<Database['db'], 'select'>, user_id: number): Promise<NoticeSetting[]> {
  const [row] = await db
    .select({ user: users, seller: seller_profiles.user_id })
    .from(users)
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, users.id))
    .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
  if (!row) throw new Problem('not-signed-in')
  const { user, seller } = row
  return NOTICE_GROUP_NAMES.filter((group) => seller !== null || groupNamed(group).audience === 'everyone').map((group) => {
    const mail = mailKindOf(group)
    const isOn = (way: 'app' | 'push') => !user.notices_off.includes(switchedOff(group, way))
    return { group, app: isOn('app'), push: isOn('push'), mail: mail ? user[mail] : null }
  })
}

/** Switches one group by one way, for one account. @throws {Problem} not-signed-in — it was deleted meanwhile. */
export async function switchNotices(db: Database['db'], user_id: number, { group, way, is_on }: NoticeSwitch): Promise<NoticeSetting[]> {
  const theirs = and(eq(users.id, user_id), isNull(users.deleted_at))
  const mail = mailKindOf(group)
  if (way !== 'mail') {
    // In one statement, so that two switches at once are both kept.
    const name = sql`${switchedOff(group, way)}::text`
    const others = sql`array_remove(${users.notices_off}, ${name})`
    const notices_off = is_on ? others : sql`array_append(${others}, ${name})`
    await db.update(users).set({ notices_off }).where(theirs)
  } else if (mail) {
    await db
      .update(users)
      .set({ [mail]: is_on })
      .where(theirs)
  }
  return listNoticeSettings(db, user_id)
}
