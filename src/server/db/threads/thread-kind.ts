import { type SQL, sql } from 'drizzle-orm'
import type { OwnComment } from '#contract/threads/comments.ts'
import type { NewReplies } from '#contract/threads/reply-notices.ts'
import type { Database } from '../connection/open.ts'

/** What people talk about: one noun whose table has a column `thread` (`threadColumn`). Threads know nothing else about the noun. */
export interface ThreadKind {
  /** Its table, by the name that its conditions are written for. */
  table: SQL
  /** How a row is called; of the table. */
  title: SQL
  /** User id of who may write on their own thread as often as they like; of the table. */
  author: SQL
  /** Which rows every visitor may read, and write about. @param now milliseconds since the epoch */
  isPublicAt: (now: number) => SQL
  /** Whether no further comment may be written below a row; of the table. Absent: it always may. */
  isClosed?: SQL
  /** Accounts alone write here, under the name by which they are known in public, and each comment says which account it is. */
  namesWriters?: true
  /** Path of the page of a row up to its number, such as `/boats/`. */
  pages: `/${string}/`
  /** What pages of this app that are older than threads read instead of a page: of a comment, and of a notice of answers. */
  formerly?: {
    comment: (id: number) => Partial<OwnComment>
    reply: (row: { id: number; title: string }) => Partial<NewReplies>
  }
}

/** One thing that is talked about. */
export interface Subject {
  kind: ThreadKind
  id: number
  thread: number
  title: string
  author: number
  /** No further comment may be written. */
  is_closed: boolean
  comment_count: number
}

type Reader = Pick<Database['db'], 'execute'>

export const pageOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): string => kind.pages + id

/** Of what kind a page is, and its number there; undefined where nothing is talked about on it. */
export function subjectOfPage(kinds: readonly ThreadKind[], page: string): Pick<Subject, 'kind' | 'id'> | undefined {
  const kind = kinds.find(({ pages }) => page.startsWith(pages))
  const id = Number(page.slice(kind?.pages.length))
  return kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : undefined
}

interface Asked {
  /** Of the table. */
  where: SQL
  /** Milliseconds since the epoch; absent: also what is not public. */
  now?: number | undefined
}

/** The rows `at` (place in the list of kinds), `id`, `thread`, `title`, `author`, `is_closed` of what people talk about. */
export const subjectsSql = (kinds: readonly ThreadKind[], { where, now }: Asked): SQL =>
  sql.join(
    kinds.map(
      ({ table, title, author, isPublicAt, isClosed = sql`false` }, at) => sql`
        select ${sql.raw(String(at))} as at, id, thread, ${title} as title, ${author} as author, ${isClosed} as is_closed from ${table}
        where ${where} ${now === undefined ? sql`` : sql`and ${isPublicAt(now)}`}`,
    ),
    sql` union all `,
  )

/** What is talked about and public; undefined where there is none such. @param where a condition on its table */
async function readSubject(db: Reader, kinds: readonly ThreadKind[], asked: Asked): Promise<Subject | undefined> {
  const { rows } = await db.execute<Omit<Subject, 'kind'> & { at: number } & Record<string, unknown>>(sql`
    select s.at, s.id, s.thread, s.title, s.author, s.is_closed, t.comment_count from (${subjectsSql(kinds, asked)}) as s join threads t on t.id = s.thread`)
  const [{ at, ...subject } = { at: -1 }] = rows
  const kind = kinds[at]
  return kind && { ...(subject as Omit<Subject, 'kind'>), kind }
}

/** One of a kind, where it is public. @param now milliseconds since the epoch */
export const readPublic = (db: Reader, { kind, id }: Pick<Subject, 'kind' | 'id'>, now: number): Promise<Subject | undefined> =>
  readSubject(db, [kind], { where: sql`id = ${id}`, now })

/** What a thread is about, where it is public. @param now milliseconds since the epoch */
export const readPublicOfThread = (db: Reader, kinds: readonly ThreadKind[], { thread, now }: { thread: number; now: number }): Promise<Subject | undefined> =>
  readSubject(db, kinds, { where: sql`thread = ${thread}`, now })

/** What each of some threads is about, public or not. */
export async function readSubjects(
  db: Reader,
  kinds: readonly ThreadKind[],
  threads: readonly number[],
): Promise<Map<number, Pick<Subject, 'kind' | 'id' | 'title'>>> {
  if (threads.length === 0) return new Map()
  const { rows } = await db.execute<{ at: number; id: number; thread: number; title: string }>(
    subjectsSql(kinds, { where: sql`thread = any(${sql.param([...new Set(threads)])}::integer[])` }),
  )
  return new Map(rows.flatMap(({ at, id, thread, title }) => (kinds[at] ? [[thread, { kind: kinds[at], id, title }] as const] : [])))
}
