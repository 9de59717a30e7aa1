import { type SQL, sql } from 'drizzle-orm'
import type { Silence } from '#contract/accounts/silences.ts'
import type { DeskSilence } from '#contract/desk/people.ts'
import type { Database } from '../connection/open.ts'
import { iso } from '../wire-time.ts'

type Reader = Pick<Database['db'], 'execute'>

/** Whether a row `s` of silences holds now. */
export const isStanding: SQL = sql`(s.lifted_at is null and (s.until is null or s.until > now()))`

interface Row extends Record<string, unknown> {
  id: number
  username: string
  from: string
  until: string | null
  is_standing: boolean
  reason: string
  lifted_at: string | null
  lifted_by: string | null
  objection: string | null
  objected_at: string | null
  objection_answer: string | null
  answered_at: string | null
  answered_by: string | null
  by: string | null
}

/**
 * Silences with who of the staff did what.
 * @param which the end of a statement about rows `s` of silences, from `where` on. One that has run out was lifted by nobody.
 */
export async function readSilences(db: Reader, which: SQL): Promise<{ username: string; silence: DeskSilence }[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, u.username, ${iso(sql`s."from"`)} as "from", ${iso(sql`s.until`)} as until, ${isStanding} as is_standing, s.reason,
      case when s.lifted_by is not null then ${iso(sql`s.lifted_at`)} end as lifted_at, lifter.username as lifted_by,
      s.objection, ${iso(sql`s.objected_at`)} as objected_at, s.objection_answer, ${iso(sql`s.answered_at`)} as answered_at,
      answerer.username as answered_by, giver.username as by
    from silences s
    join users u on u.id = s.user_id
    join users giver on giver.id = s.by
    left join users lifter on lifter.id = s.lifted_by
    left join users answerer on answerer.id = s.answered_by
    ${which}`)
  return rows.map(({ username, objection, objected_at, objection_answer, answered_at, ...row }) => ({
    username,
    silence: { ...row, objection: said(objection, objected_at), answer: said(objection_answer, answered_at) },
  }))
}

const said = (text: string | null, at: string | null) => (text !== null && at !== null ? { text, at } : null)

/** The same to the person, who does not learn who of the staff it was. */
export const toPerson = ({ from, until, is_standing, reason, lifted_at, objection, answer }: DeskSilence): Silence => ({
  ...{ from, until, is_standing, reason, lifted_at, objection, answer },
})
