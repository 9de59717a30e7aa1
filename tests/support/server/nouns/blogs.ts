import { eq } from 'drizzle-orm'
import type { OwnBlogDetail } from '#contract/blogs/own-blogs.ts'
import { readingOf } from '#server/db/blogs/blog-measures.ts'
import { blogTermColumn, learnBlogTerms, tagColumns } from '#server/db/blogs/blog-words.ts'
import type { Database } from '#server/db/connection/open.ts'
import { authors, blogs } from '#server/db/tables/blogs.ts'
import { categories } from '#server/db/tables/categories.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { threads } from '#server/db/tables/threads.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, type SignedInPerson } from '../people.ts'
import { makeSeller } from './events.ts'
import { joinAsSeller } from './seller.ts'

type NewBlog = typeof blogs.$inferInsert
type Asking = Pick<TestApp, 'request'>

let made = 0

/** A category of the market, the one that is there or a new one. @returns its id. */
export async function makeCategory(db: Database['db'], slug: string): Promise<number> {
  const category = { slug, title: slug, title_bn: slug, icon: `/category-icons/${slug}.svg` }
  const [row] = await db.insert(categories).values(category).onConflictDoUpdate({ target: categories.slug, set: { slug } }).returning({ id: categories.id })
  return row?.id ?? 0
}

/** A public article, published now, by a new author; words included. @returns its id. */
export async function makeBlog(
  db: Database['db'],
  { comment_count = 0, ...over }: Partial<Omit<NewBlog, 'search_words' | 'tag_keys'>> & { comment_count?: number } = {},
): Promise<number> {
  made += 1
  const author = over.author ?? (await makeSeller(db))
  const [shop] = await db.select({ full_name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, author))
  const written = { title: `Article ${made}`, summary: 'An article.', content: '<p>An article.</p>', published_at: new Date().toISOString(), ...over, author }
  const { title, second_title = '', summary = '', second_summary = '' } = written
  const texts = { title, second_title, summary, second_summary, author: shop?.full_name, category: over.category, ...tagColumns(over.tags ?? []) }
  const [terms] = await learnBlogTerms(db, [texts])
  const [row] = await db
    .insert(blogs)
    .values({ ...readingOf(written), ...written, tags: texts.tags, tag_keys: texts.tag_keys, ...blogTermColumn(terms) })
    .returning({ id: blogs.id, thread: blogs.thread })
  if (comment_count > 0)
    await db
      .update(threads)
      .set({ comment_count })
      .where(eq(threads.id, row?.thread ?? 0))
  return row?.id ?? 0
}

/** Joins as a seller with the permission to write, and signs in. */
export async function joinAsAuthor(app: Pick<TestApp, 'request' | 'database'>, username: string): Promise<SignedInPerson> {
  const author = await joinAsSeller(app, username)
  await letWrite(app, author.id)
  return author
}

export const letWrite = ({ database }: Pick<TestApp, 'database'>, user_id: number) => database.db.insert(authors).values({ user_id, state: 'granted' })

/** The fields of an article as its form gives them: published at once. */
export const blogTexts = (over: Record<string, string> = {}): Record<string, string> => ({
  title: 'নকশি কাঁথার গল্প',
  summary: '',
  tags: 'নকশি কাঁথা, Crafts',
  category: '',
  content: '<p>কাঁথা সেলাই হয় শীতের দুপুরে। পুরোনো শাড়ি জোড়া দিয়ে তার শুরু। তারপর ফোঁড়ের পর ফোঁড়।</p>',
  publishing: 'now',
  publish_at: '',
  ...over,
})

export interface BlogSent {
  path?: string
  method?: 'POST' | 'PATCH'
  texts: Record<string, string>
  thumbnail?: Uint8Array<ArrayBuffer> | undefined
}

/** Sends the form of an article as a page of ours does. */
export function sendBlog(app: Asking, person: Pick<SignedInPerson, 'access'>, { path = '/api/blogs/create/', method = 'POST', texts, thumbnail }: BlogSent) {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  if (thumbnail) body.append('thumbnail', new Blob([thumbnail], { type: 'image/png' }), 'cover.png')
  return app.request(path, { method, body, headers: { ...as(person), origin: TEST_ORIGIN } })
}

/** An article that must be written. */
export async function writtenBlog(app: Asking, person: Pick<SignedInPerson, 'access'>, over: Record<string, string> = {}): Promise<OwnBlogDetail> {
  const response = await sendBlog(app, person, { texts: blogTexts(over) })
  if (response.status !== 200) throw new Error(`the article was refused: ${response.status} ${await response.text()}`)
  return response.json()
}
