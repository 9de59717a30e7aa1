import { expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import { useEmptyDatabases } from '#tests/support/server/empty-databases.ts'

const { open } = useEmptyDatabases()
const isNew = ({ sql }: { sql: string }) => sql.includes('DROP TABLE "comment_reports"')

/** Comments that are held, reported, kept, removed by staff and taken back; messages that wait, that were kept, and that staff removed. */
const BEFORE = `
  insert into users (username, username_key, email, email_key) select n, n, n || '@mail.example', n || '@mail.example' from unnest(array['author', 'reader', 'staff']) n;
  insert into blogs (author, title, content, language, search_words, published_at) values (1, 'Boats', '', 'en', '', now());
  insert into comments (thread, user_id, author, email, text, state, held_reason, key_hash, report_count, created_at)
    select b.thread, c.user_id, 'Name', 'a@mail.example', c.text, c.state, c.held_reason, c.text || c.state || c.told, c.told, '2026-01-01'
    from blogs b, (values
      (2, 'held', 'held', 'links', 0), (null, 'reported', 'shown', null, 2), (null, 'kept', 'shown', 'reports', 0),
      (2, 'removed', 'removed', 'links', 0), (null, '', 'removed', null, 0), (null, 'plain', 'shown', null, 0)) as c (user_id, text, state, held_reason, told);
  insert into comment_reports (comment, sender, reason, note, is_settled, at) values
    (2, 'one', 'spam', 'Look', false, '2026-01-03'), (2, 'two', 'abuse', '', false, '2026-01-02'), (3, 'one', 'spam', '', true, '2026-01-02'),
    (4, 'one', 'private', 'Mine', true, '2026-01-02'), (5, 'one', 'spam', '', true, '2026-01-02');
  insert into security_events (kind, user_id, by, details, at) values
    ('comment-removed', 2, 'staff', '{"comment": 4, "staff": 3}', '2026-01-05'), ('comment-released', null, 'staff', '{"comment": 3, "staff": 3}', '2026-01-06'),
    ('message-removed', 1, 'staff', '{"message": 3, "staff": 3}', '2026-01-06');
  insert into conversations (kind, asker, begun_by) values ('support', 2, 2);
  insert into conversation_sides (conversation, side, user_id, last_message) values (1, 'asker', 2, 3), (1, 'answerer', null, 3);
  insert into conversation_messages (conversation, sender, side, text, removed_at) values
    (1, 1, 'answerer', 'waits', null), (1, 1, 'answerer', 'kept', null), (1, 1, 'answerer', '', '2026-01-06'), (1, 1, 'answerer', '', '2026-01-06');
  insert into message_reports (message, reporter, reason, note, created_at, settled_at) values
    (1, 2, 'scam', 'PIN', '2026-01-04', null), (2, 2, 'spam', '', '2026-01-04', '2026-01-05'), (3, 2, 'spam', '', '2026-01-04', '2026-01-06'), (4, 2, 'spam', '', '2026-01-04', '2026-01-07');`

it('what was held, reported and decided is a case with its reports, and what staff removed can be restored', async () => {
  const all = await readMigrations()
  const database = await open()
  const rows = async (text: string) => (await database.pool.query(text)).rows
  await migrate(database, all.slice(0, all.findIndex(isNew)))
  await database.pool.query(BEFORE)
  await migrate(database, all.slice(0, all.findIndex(isNew) + 1))
  const found = await rows(`
    select kind, subject, owner, state, held_reason, report_count as told, opened_at::date::text as opened, decided_at::date::text as decided, decided_by as by
    from cases order by kind, subject, id`)
  expect(found.map((row) => Object.values(row).join(' '))).toEqual([
    'comment 1 2 open links 0 2026-01-01  ',
    'comment 2  open  2 2026-01-02  ',
    'comment 3  kept  1 2026-01-02 2026-01-06 3',
    'comment 4 2 removed links 1 2026-01-01 2026-01-05 3',
    'comment 5  gone  1 2026-01-02 2026-01-02 ',
    'message 1 1 open  1 2026-01-04  ',
    'message 2 1 kept  1 2026-01-04 2026-01-05 ',
    'message 3 1 removed  1 2026-01-04 2026-01-06 3',
    'message 4 1 gone  1 2026-01-04 2026-01-07 ',
  ])
  const told = await rows(
    `select c.kind, c.subject, r.sender, r.reason, r.note from reports r join cases c on c.id = r."case" order by c.kind, c.subject, r.sender`,
  )
  expect(told.map((row) => Object.values(row).join(' ').trim())).toEqual([
    'comment 2 one spam Look',
    'comment 2 two abuse',
    'comment 3 one spam',
    'comment 4 one private Mine',
    'comment 5 one spam',
    'message 1 account 2 scam PIN',
    'message 2 account 2 spam',
    'message 3 account 2 spam',
    'message 4 account 2 spam',
  ])
  await database.pool.query('delete from comments where id = 1')
  expect(await rows("select state from cases where kind = 'comment' and subject = 1")).toEqual([{ state: 'gone' }])
})
