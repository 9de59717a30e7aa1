import { blog_revisions } from '#server/db/tables/blogs.ts'
import type { TestApp } from '../app.ts'
import { letWrite, makeBlog } from '../nouns/blogs.ts'

/** What a person has in the E-MAGAZINE: a published article that was changed once, and a draft; zeros for one who may not write. */
export interface Magazine {
  blog: number
  draft: number
}

/** @param author undefined: nothing is made. */
export async function makeMagazine(app: Pick<TestApp, 'database'>, author: number | undefined): Promise<Magazine> {
  if (author === undefined) return { blog: 0, draft: 0 }
  const { db } = app.database
  await letWrite(app, author)
  const [blog, draft] = [await makeBlog(db, { author, version: 2 }), await makeBlog(db, { author, published_at: null })]
  await db.insert(blog_revisions).values({ blog, version: 1, title: 'As it was', content: '<p>Otherwise.</p>', saved_at: new Date().toISOString() })
  return { blog, draft }
}
