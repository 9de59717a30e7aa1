import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/connection/open.ts'
import { personTermColumn } from '#server/db/people/person-words.ts'
import { people } from '#server/db/tables/people.ts'
import { posts } from '#server/db/tables/posts.ts'
import type { comments } from '#server/db/tables/threads.ts'
import type { TestApp } from '../app.ts'
import type { SignedInPerson } from '../people.ts'
import { joinAndLogIn } from '../people.ts'
import { makeCommentIn } from './commenting.ts'

type Db = Pick<Database['db'], 'insert'>

type Columns = typeof posts.$inferInsert
/** By words alone it is not found: give `search_words` of `learnPostTerms` for that. */
type NewPost = Pick<Columns, 'author'> & Partial<Omit<Columns, 'search_words'>> & { search_words?: SQL<string> }

/** A post without the work of writing it; gives its number. */
export async function makePost(db: Db, post: NewPost): Promise<number> {
  const [made] = await db
    .insert(posts)
    .values({ text: 'The first mangoes of the year.', language: 'en', ...post })
    .returning({ id: posts.id })
  if (!made) throw new Error('no post was made')
  return made.id
}

/** The thread of a post. */
export async function threadOfPost(db: Pick<Database['db'], 'select'>, post: number): Promise<number> {
  const [row] = await db.select({ thread: posts.thread }).from(posts).where(eq(posts.id, post))
  return row?.thread ?? 0
}

/** A comment below a post without the work of writing it; counted. */
export const commentOn = async (
  db: Database['db'],
  { post, ...comment }: Partial<Omit<typeof comments.$inferInsert, 'thread'>> & { post: number },
): Promise<{ id: number; key: string }> => makeCommentIn(db, { ...comment, thread: await threadOfPost(db, post) })

/** A public page of a member. */
export async function openPage(db: Db, { id, username }: { id: number; username: string }, name = username): Promise<void> {
  await db.insert(people).values({ user_id: id, name, ...personTermColumn({ name, username }) })
}

/** Joins with a verified e-mail and a public page, and signs in. */
export async function joinWithPage(app: Pick<TestApp, 'request' | 'database'>, username: string): Promise<SignedInPerson> {
  const person = await joinAndLogIn(app, username, { email_verified_at: new Date().toISOString() })
  await openPage(app.database.db, person)
  return person
}
