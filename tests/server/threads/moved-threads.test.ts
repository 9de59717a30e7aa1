import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'

/** A database as it was when comments belonged to articles. */
const host = new pg.Pool({ connectionString: inject('testDatabase').url, max: 1 })
const name = `test_moved_${randomBytes(6).toString('hex')}`
let database: Awaited<ReturnType<typeof openDatabase>>
const rows = async (text: string) => (await database.pool.query(text)).rows
const isNew = ({ sql }: { sql: string }) => sql.includes('CREATE TABLE "threads"')

const BEFORE = `
  insert into users (username, username_key, email, email_key) select n, n, n || '@mail.example', n || '@mail.example' from unnest(array['author', 'reader']) n;
  insert into blogs (author, title, content, language, search_words, comment_count, published_at)
    select 1, 'Article ' || n, '', 'en', '', n, now() from generate_series(1, 3) n;
  delete from blogs where id = 2;
  insert into comments (blog, parent, user_id, author, email, text, state, key_hash, sender, text_hash, reply_count, report_count, created_at) values
    (1, null, 2, 'Reader', 'a@mail.example', 'first', 'shown', 'k1', 'account mark', 'h1', 1, 1, now() - interval '1 hour'),
    (1, 1, null, 'Guest', 'b@mail.example', 'second', 'shown', 'k2', 'address mark', 'h2', 0, 0, now() - interval '2 hours'),
    (3, null, null, 'Guest', 'b@mail.example', 'third', 'held', 'k1', null, '', 0, 0, now() - interval '3 days');
  insert into comment_reports (comment, sender, reason) values (1, 'somebody', 'spam');
  insert into notices (user_id, kind, comment) values (2, 'replies', 1);
  insert into notice_replies (comment, notice) values (2, 1);
  insert into conversations (kind, asker, begun_by) values ('support', 2, 2);
  insert into conversation_sides (conversation, side, user_id, last_message) values (1, 'asker', 2, 2), (1, 'answerer', null, 2);
  insert into conversation_messages (conversation, sender, side, text) values (1, 2, 'asker', 'Help'), (1, 1, 'answerer', 'Here');`
const COMMENTS = `id, parent, user_id, author, email, text, state, key_hash, reply_count, report_count, created_at`

let before: unknown[] = []
beforeAll(async () => {
  await host.query(`create database ${name}`)
  const own = new URL(inject('testDatabase').url)
  own.pathname = `/${name}`
  database = await openDatabase({ url: own.href, dataFolder: '', label: 'test', log: () => undefined })
  const all = await readMigrations()
  await migrate(database, all.slice(0, all.findIndex(isNew)))
  await database.pool.query(BEFORE)
  before = await rows(`select blog as about, ${COMMENTS} from comments order by id`)
  await migrate(database, all.slice(0, all.findIndex(isNew) + 1))
})
afterAll(async () => {
  await database.close()
  await host.query(`drop database ${name} with (force)`)
  await host.end()
})

describe('comments that were on articles', () => {
  it('are all there, each in the thread of its article, with their reports and notices', async () => {
    expect(
      await rows(`select b.id as about, ${COMMENTS.replace(/\b(\w+)\b/g, 'c.$1')} from comments c join blogs b on b.thread = c.thread order by c.id`),
    ).toEqual(before)
    expect(before).toHaveLength(3)
    expect(await rows('select comment, reason from comment_reports')).toEqual([{ comment: 1, reason: 'spam' }])
    expect(await rows('select n.comment, r.comment as reply from notices n join notice_replies r on r.notice = n.id')).toEqual([{ comment: 1, reply: 2 }])
  })

  it('are counted as they were, and no reaction was given', async () => {
    expect(await rows('select b.id, t.comment_count, t.reactions from blogs b join threads t on t.id = b.thread order by b.id')).toEqual([
      { id: 1, comment_count: 1, reactions: [0, 0, 0, 0, 0] },
      { id: 3, comment_count: 3, reactions: [0, 0, 0, 0, 0] },
    ])
  })

  it('count against spam for their day, and so do messages, but not those of staff', async () => {
    expect(await rows('select source, user_id, sender, text_hash from written_texts order by source')).toEqual([
      { source: 'comment 1', user_id: 2, sender: null, text_hash: 'h1' },
      { source: 'comment 2', user_id: null, sender: 'address mark', text_hash: 'h2' },
      { source: 'message 1', user_id: 2, sender: null, text_hash: '' },
    ])
  })

  it('leave a new article a thread of its own, which goes with it', async () => {
    const [made] = await rows(`insert into blogs (author, title, content, language, search_words) values (1, 'New', '', 'en', '') returning id, thread`)
    expect(await rows(`select comment_count from threads where id = ${made.thread}`)).toEqual([{ comment_count: 0 }])
    expect(made.thread).toBeGreaterThan(3)
    await rows(`insert into comments (thread, author, email, text, state, key_hash) values (${made.thread}, '', '', '', 'shown', 'k')`)
    await rows(`delete from blogs where id = ${made.id}`)
    expect(await rows(`select from threads where id = ${made.thread}`)).toEqual([])
    expect(await rows(`select from comments where thread = ${made.thread}`)).toEqual([])
  })
})
