import { sql } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { iso } from '../wire-time.ts'

/** What of messages waits for staff: a conversation with the support team that has no answer. */
interface WaitingMessage extends Record<string, unknown> {
  id: number
  /** Since when, ISO 8601, and for how many seconds by the clock of the database. */
  since: string
  seconds: number
  /** Of all that wait, listed or not. */
  total: number
}

type Reader = Pick<Database['db'], 'execute'>

const SINCE = sql`${iso(sql`since`)} as since, extract(epoch from now() - since)::int as seconds, (count(*) over ())::int as total`

/** Conversations with the support team that wait for an answer, the longest waiting first. */
export async function listUnanswered(db: Reader, most: number): Promise<WaitingMessage[]> {
  const { rows } = await db.execute<WaitingMessage>(sql`
    select id, ${SINCE} from (select id, waiting_since as since from conversations where kind = 'support' and waiting_since is not null) waiting
    order by waiting.since, id limit ${most}`)
  return rows
}
