import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connection/open.ts'
import { blogs } from '#server/db/tables/blogs.ts'
import type { comments } from '#server/db/tables/threads.ts'
import { changeComment, holdThread, insertComment } from '#server/db/threads/change-comment.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { makeSeller } from './events.ts'

type NewBlog = typeof blogs.$inferInsert
type NewComment = typeof comments.$inferInsert

/** E-mail of every comment written here: it is in no answer and no log. */
export const WRITER_EMAIL = 'canary-of-a-writer@mail.example'
/** A key as a phone makes it up. */
export const newKey = (): string => randomBytes(16).toString('base64url')

let made = 0

/** An article that was published an hour ago. @returns its id. */
export async function makeArticle(db: Database['db'], over: Partial<NewBlog> = {}): Promise<number> {
  made += 1
  const author = over.author ?? (await makeSeller(db))
  const published_at = new Date(Date.now() - 3_600_000).toISOString()
  const [row] = await db
    .insert(blogs)
    .values({ title: `Article ${made}`, content: '<p>Boats.</p>', language: 'en', search_words: '', published_at, ...over, author })
    .returning({ id: blogs.id })
  return row?.id ?? 0
}

/** The thread of an article. */
export async function threadOf(db: Database['db'], blog: number): Promise<number> {
  const [row] = await db.select({ thread: blogs.thread }).from(blogs).where(eq(blogs.id, blog))
  return row?.thread ?? 0
}

/** A comment on an article without the work of writing it; counted. @returns its id, and the key that opens it. */
export const makeComment = async (
  db: Database['db'],
  { blog, ...comment }: Partial<Omit<NewComment, 'thread'>> & { blog: number },
): Promise<{ id: number; key: string }> => makeCommentIn(db, { ...comment, thread: await threadOf(db, blog) })

/** The same in any thread. */
export async function makeCommentIn(
  db: Database['db'],
  { thread, ...comment }: Partial<NewComment> & Pick<NewComment, 'thread'>,
): Promise<{ id: number; key: string }> {
  made += 1
  const key = newKey()
  const row = {
    author: 'Rahima',
    email: WRITER_EMAIL,
    text: `Comment ${made}`,
    state: 'shown' as const,
    key_hash: createHash('sha256').update(key).digest('hex'),
    thread,
    ...comment,
  }
  const { id } = await db.transaction(async (tx) => {
    await holdThread(tx, thread)
    const shown = await insertComment(tx, { ...row, state: 'shown' })
    return row.state === 'shown' ? shown : changeComment(tx, shown, { state: row.state })
  })
  return { id, key }
}

interface Asked {
  method?: 'GET' | 'POST' | 'PATCH'
  body?: object
  /** An access token. */
  access?: string | undefined
  /** Network address; absent: from inside the process. */
  from?: string
}

/** Asks as a page of ours does. */
export async function ask(app: Pick<TestApp, 'app'>, path: string, { method, body, access, from }: Asked = {}): Promise<Response> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    origin: TEST_ORIGIN,
    'sec-fetch-site': 'same-origin',
    ...(access !== undefined && { authorization: `Bearer ${access}` }),
  }
  const request = new Request(TEST_ORIGIN + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return app.app().fetch(request, from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } as never })
}

/** What the writer of a comment types, with a key of its own. */
export const typed = (over: object = {}): Record<string, unknown> => ({ name: 'Rahima', email: WRITER_EMAIL, text: 'নৌকার গল্প', key: newKey(), ...over })

/** What the counts of all articles and comments say, and what they should say. */
export async function recount({ database }: Pick<TestApp, 'database'>) {
  const articles = await database.pool.query<{ id: number; counted: number; real: number }>(`
    select b.id, t.comment_count as counted, count(c.id) filter (where c.state = 'shown' and (c.parent is null or p.state = 'shown'))::integer as real
    from blogs b join threads t on t.id = b.thread left join comments c on c.thread = t.id left join comments p on p.id = c.parent group by b.id, t.id order by b.id`)
  const answered = await database.pool.query<{ id: number; counted: number; real: number }>(`
    select c.id, c.reply_count as counted, count(r.id) filter (where r.state = 'shown')::integer as real
    from comments c left join comments r on r.parent = c.id group by c.id order by c.id`)
  const countsOf = (rows: typeof articles.rows, which: 'counted' | 'real') => rows.map((row) => [row.id, row[which]])
  const both = (which: 'counted' | 'real') => ({ articles: countsOf(articles.rows, which), comments: countsOf(answered.rows, which) })
  return { counted: both('counted'), real: both('real') }
}
