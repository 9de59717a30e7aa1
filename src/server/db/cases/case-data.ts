import { sql } from 'drizzle-orm'
import type { PersonalData } from '../personal-data.ts'
import { iso } from '../wire-time.ts'
import { senderOfAccount } from './add-report.ts'

/** Far above what one person does in years. */
const MOST_ROWS = 10_000

/**
 * What a person reported, and what staff decided about what is theirs. Who reported them, and that somebody did, is not told.
 * With the account the words of its reports end, and no case names it as its owner any more.
 */
export const CASE_DATA: PersonalData = {
  exportOf: async (db, user_id) => {
    const { rows: reports } = await db.execute(sql`
      select c.kind, c.subject, r.reason, r.note, ${iso(sql`r.at`)} as at from reports r join cases c on c.id = r."case"
      where r.sender = ${senderOfAccount(user_id)} order by r.at desc limit ${MOST_ROWS}`)
    const { rows: decisions } = await db.execute(sql`
      select kind, subject, state, reason, ${iso(sql`decided_at`)} as at from cases
      where owner = ${user_id} and state in ('removed', 'restored') order by decided_at desc limit ${MOST_ROWS}`)
    return { reports, decisions }
  },
  end: async (tx, user_id) => {
    await tx.execute(sql`update reports set note = '', sender = 'gone ' || gen_random_uuid() where sender = ${senderOfAccount(user_id)}`)
    await tx.execute(sql`update cases set owner = null where owner = ${user_id}`)
    return undefined
  },
}
