import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'

/** A database as it was before there were conversations. */
const host = new pg.Pool({ connectionString: inject('testDatabase').url, max: 1 })
const name = `test_moved_${randomBytes(6).toString('hex')}`
let database: Awaited<ReturnType<typeof openDatabase>>
const rows = async (text: string) => (await database.pool.query(text)).rows
const isNew = ({ sql }: { sql: string }) => sql.includes('CREATE TABLE "conversations"')

const BEFORE = `
  insert into users (username, username_key, email, email_key) select n, n, n || '@mail.example', n || '@mail.example' from unnest(array['employer', 'one', 'two']) n;
  insert into job_categories (title, title_bn) values ('Work', 'কাজ');
  insert into job_posts (employer, title, company, job_type, deadline, description, job_category, job_subcategory, job_subsubcategory, search_words)
    values (1, 'Tailor', 'Rupsha', 'Full Time', now(), '', 1, 1, 1, '');
  insert into job_applications (job_post, applicant, full_name, phone_number, email, language, search_words)
    select 1, a, 'Somebody', '', '', 'en', '' from unnest(array[2, 3]) a;
  insert into job_messages (job_application, text, client_key, created_at) values
    (1, 'first to one', 'a', '2026-01-01T00:00:00Z'), (2, 'to two', 'b', '2026-01-02T00:00:00Z'), (1, 'second to one', 'c', '2026-01-03T00:00:00Z');
  insert into notices (user_id, kind, job_application, job_message, read_at) values
    (2, 'employer-message', 1, 1, now()), (3, 'employer-message', 2, 2, now()), (2, 'employer-message', 1, 3, null);
  insert into notices (user_id, kind, job_application, details) values (2, 'application', 1, '{"state": "seen"}');
  insert into job_letters (kind, job_application, job_message, due_at) values ('message', 1, 1, null), ('message', 2, 2, null), ('message', 1, 3, now());
  insert into job_letters (kind, job_application, due_at) values ('decision', 1, null);`

beforeAll(async () => {
  await host.query(`create database ${name}`)
  const own = new URL(inject('testDatabase').url)
  own.pathname = `/${name}`
  database = await openDatabase({ url: own.href, dataFolder: '', label: 'test', log: () => undefined })
  const all = await readMigrations()
  await migrate(database, all.slice(0, all.findIndex(isNew)))
  await database.pool.query(BEFORE)
  await migrate(database, all)
})
afterAll(async () => {
  await database.close()
  await host.query(`drop database ${name} with (force)`)
  await host.end()
})

describe('what employers wrote before there were conversations', () => {
  it('lies in one conversation for each application, with its text and time', async () => {
    expect(await rows('select kind, job_application, asker, begun_by, waiting_since from conversations order by id')).toEqual([
      { kind: 'application', job_application: 1, asker: 2, begun_by: 1, waiting_since: null },
      { kind: 'application', job_application: 2, asker: 3, begun_by: 1, waiting_since: null },
    ])
    expect(
      await rows(`select c.job_application, m.sender, m.side, m.text, to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD') as day
        from conversation_messages m join conversations c on c.id = m.conversation order by m.id`),
    ).toEqual([
      { job_application: 1, sender: 1, side: 'answerer', text: 'first to one', day: '2026-01-01' },
      { job_application: 2, sender: 1, side: 'answerer', text: 'to two', day: '2026-01-02' },
      { job_application: 1, sender: 1, side: 'answerer', text: 'second to one', day: '2026-01-03' },
    ])
  })

  it('is read as far as its notices were, and what was still to be mailed is', async () => {
    const sides = await rows(`select c.job_application, s.side, s.user_id, s.last_message, s.read_to, s.unread, s.mailed_to, s.mail_due_at is not null as is_due
      from conversation_sides s join conversations c on c.id = s.conversation order by c.id, s.side`)
    expect(sides).toEqual([
      { job_application: 1, side: 'answerer', user_id: 1, last_message: 3, read_to: 3, unread: 0, mailed_to: 3, is_due: false },
      { job_application: 1, side: 'asker', user_id: 2, last_message: 3, read_to: 1, unread: 1, mailed_to: 2, is_due: true },
      { job_application: 2, side: 'answerer', user_id: 1, last_message: 2, read_to: 2, unread: 0, mailed_to: 2, is_due: false },
      { job_application: 2, side: 'asker', user_id: 3, last_message: 2, read_to: 2, unread: 0, mailed_to: 2, is_due: false },
    ])
  })

  it('has one notice while it is unread; other notices and mails stay as they were', async () => {
    expect(await rows('select user_id, kind, job_application, conversation, read_at from notices order by id')).toEqual([
      { user_id: 2, kind: 'new-messages', job_application: null, conversation: 1, read_at: null },
      { user_id: 2, kind: 'application', job_application: 1, conversation: null, read_at: null },
    ])
    expect(await rows('select kind from job_letters')).toEqual([{ kind: 'decision' }])
  })
})
