import { type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { DESK_LIMITS, type DeskPerson } from '#contract/desk/people.ts'
import { senderOfAccount } from '../../../db/cases/add-report.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readSilences } from '../../../db/silences/silence-rows.ts'
import { iso } from '../../../db/wire-time.ts'
import { type PersonRow, personColumns } from './find-people.ts'
import { readLogRows } from './log-rows.ts'
import { maskedEmail, maskedPhone } from './masked-contact.ts'
import { readBuying, readSelling } from './shop-records.ts'

type Reader = Pick<Database['db'], 'execute'>
const MOST = DESK_LIMITS.listed

interface Contact extends Record<string, unknown> {
  email: string
  phone: string | null
}

/** A person to staff. @param who user ids: whose page, and who of the staff looks. @throws {Problem} not-found */
export async function readPerson(db: Reader, who: { person: number; staff: number }): Promise<DeskPerson> {
  const { rows } = await db.execute<PersonRow & Contact & Pick<DeskPerson, 'profile_picture' | 'email_verified' | 'is_grant_waiting'>>(sql`
    select ${personColumns}, u.profile_picture, u.email, u.phone, u.email_verified_at is not null as email_verified,
      exists (select from approvals g where g.kind = 'grant-staff' and g.subject = u.username and g.state = 'waiting') as is_grant_waiting
    from users u where u.id = ${who.person}`)
  const [row] = rows
  if (!row) throw new Problem('not-found')
  const { id, email, phone, ...person } = row
  const [shops, orders, cases, reports, buying, selling, silences, sessions, actions] = await Promise.all([
    db.execute<DeskPerson['shops'][number] & Record<string, unknown>>(sql`select full_name as name, slug from seller_profiles where user_id = ${id}`),
    readOrders(db, id),
    readCases(db, id),
    readReports(db, id),
    readBuying(db, id),
    readSelling(db, id),
    readSilences(db, sql`where s.user_id = ${id} order by s.id desc limit ${MOST}`),
    db.execute<DeskPerson['sessions'][number] & Record<string, unknown>>(sql`
      select device, ${iso(sql`created_at`)} as created_at, ${iso(sql`last_used_at`)} as last_used_at from sessions
      where user_id = ${id} and expires_at > now() order by last_used_at desc, id limit ${MOST}`),
    readLogRows(db, sql`e.user_id = ${id} and e.by = 'staff'`, MOST),
  ])
  return {
    ...person,
    is_own: id === who.staff,
    masked: row.deleted_at === null ? { email: maskedEmail(email), phone: phone && maskedPhone(phone) } : { email: '', phone: null },
    shops: shops.rows,
    orders,
    cases,
    reports,
    buying,
    selling,
    silences: silences.map(({ silence }) => silence),
    sessions: sessions.rows,
    actions,
  }
}

/** The latest of some rows, and how many there are. @param rows columns, where they come from, and by what the latest are first */
async function latestOf<Row>(db: Reader, rows: { columns: SQL; from: SQL; latestFirst: SQL }): Promise<{ total: number; latest: Row[] }> {
  const [latest, counted] = await Promise.all([
    db.execute<Row & Record<string, unknown>>(sql`select ${rows.columns} ${rows.from} order by ${rows.latestFirst} limit ${MOST}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${rows.from}`),
  ])
  return { total: counted.rows[0]?.total ?? 0, latest: latest.rows as Row[] }
}

const readOrders = (db: Reader, user_id: number): Promise<DeskPerson['orders']> =>
  latestOf(db, {
    columns: sql`o.number, o.kind, o.state, o.final_price, ${iso(sql`o.created_at`)} as created_at`,
    from: sql`from purchases o join buyers b on b.id = o.buyer where b.user_id = ${user_id} and o.state <> 'draft'`,
    latestFirst: sql`o.id desc`,
  })

const readCases = (db: Reader, user_id: number): Promise<DeskPerson['cases']> =>
  latestOf(db, {
    columns: sql`c.id as case_id, c.kind, c.state, c.report_count, ${iso(sql`c.opened_at`)} as opened_at`,
    from: sql`from cases c where c.owner = ${user_id}`,
    latestFirst: sql`c.id desc`,
  })

const readReports = (db: Reader, user_id: number): Promise<DeskPerson['reports']> =>
  latestOf(db, {
    columns: sql`c.id as case_id, c.kind, c.state, r.reason, ${iso(sql`r.at`)} as at`,
    from: sql`from reports r join cases c on c.id = r.case where r.sender = ${senderOfAccount(user_id)}`,
    latestFirst: sql`r.at desc, c.id desc`,
  })

/** Email and phone number of a person. @throws {Problem} not-found — the account is deleted: it has none. */
export async function readContact(db: Reader, person: number): Promise<{ email: string; phone: string | null }> {
  const { rows } = await db.execute<Contact>(sql`select email, phone from users where id = ${person} and deleted_at is null`)
  const [contact] = rows
  if (!contact) throw new Problem('not-found')
  return { email: contact.email, phone: contact.phone }
}
