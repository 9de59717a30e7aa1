import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { conversationsSql } from '#server/features/conversations/conversation-rows.ts'
import { countSql, pageSql } from '#server/features/conversations/list-conversations.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'

const database = useDatabase()
const MANY = 20_000
/** Each of two hundred accounts has asked the support team about a hundred orders. */
const FILL = `
  insert into users (username, username_key, email, email_key) select 'u' || n, 'u' || n, 'u' || n, 'u' || n from generate_series(1, 200) n;
  insert into buyers (user_id) select id from users;
  insert into purchases (number, buyer, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
    select 'O' || n, 1 + n % 200, '', '', '', 0, 0, 0, 0, 0 from generate_series(1, ${MANY}) n;
  insert into conversations (kind, purchase, asker, begun_by, waiting_since)
    select 'support', n, 1 + n % 200, 1 + n % 200, case when n % 1000 = 0 then now() end from generate_series(1, ${MANY}) n;
  insert into conversation_messages (conversation, sender, side, text) select 1 + n % ${MANY}, 1, 'asker', 'x' from generate_series(1, ${3 * MANY}) n;
  insert into conversation_sides (conversation, side, user_id, last_message, read_to, unread, mail_due_at)
    select c.id, side, case side when 'asker' then c.asker end, ${2 * MANY} + c.id, 0, case when c.id % 500 = 0 then 3 else 0 end, case when c.id % 5000 = 0 then now() end
    from conversations c, unnest(array['asker', 'answerer']) side;
  analyze users, purchases, conversations, conversation_messages, conversation_sides`
beforeAll(async () => {
  // One by one: a busy machine may need longer for all of them than one query may take.
  for (const part of FILL.split(';')) await database.pool.query(part)
}, 60_000)

const who = { user_id: 7, is_staff: true }

/** Which large tables were read from one end to the other, and how many rows of them were looked at. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ours = steps.filter((step) => /^conversation|^purchases$/.test(step['Relation Name'] ?? ''))
  const touched = ours.reduce((sum, step) => sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'], 0)
  return { scanned: ours.filter((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0).map((step) => step['Relation Name']), touched }
}

describe('answers from many conversations', () => {
  it.each<[string, () => SQL, number]>([
    ['a page of one’s own', () => conversationsSql(pageSql(who, {}, 30)), 400],
    ['a later page', () => conversationsSql(pageSql(who, { cursor: String(2 * MANY + 10_000) }, 30)), 400],
    ['those with something unread', () => conversationsSql(pageSql(who, { unread: 'true' }, 30)), 400],
    ['a page of the support team', () => conversationsSql(pageSql(who, { list: 'support' }, 30)), 500],
    ['how many there are of one’s own, and unread', () => countSql(who, {}), 400],
    ['whose mail is due', () => sql`select conversation, side from conversation_sides where mail_due_at <= now() order by mail_due_at limit 10`, 20],
    ['messages of one', () => sql`select * from conversation_messages m where m.conversation = 17 and m.id < 50000 order by m.id desc limit 51`, 60],
    [
      'messages of an account in a day',
      () =>
        sql`select created_at from conversation_messages t where t.sender = 7 and t.created_at > now() - interval '1 day' order by created_at desc offset 199 limit 1`,
      250,
    ],
    [
      'what waits for an answer',
      () => sql`select id from conversations where kind = 'support' and waiting_since is not null order by waiting_since limit 200`,
      50,
    ],
  ])('%s without reading them all', async (_, query, below) => {
    const { scanned, touched } = await planOf(query())
    expect(scanned).toEqual([])
    expect(touched).toBeLessThan(below)
  })
})
