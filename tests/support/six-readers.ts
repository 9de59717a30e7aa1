import type { TestApp } from './app.ts'
import { makeArticle, makeComment } from './commenting.ts'

/** What somebody has to do with an article of nobody here: a comment of theirs, and one that was written without an account, with its key. */
export interface Talk {
  article: number
  comment: number
  guest: { id: number; key: string }
}

export async function makeTalk({ database: { db } }: Pick<TestApp, 'database'>, user_id: number): Promise<Talk> {
  const article = await makeArticle(db)
  const { id: comment } = await makeComment(db, { blog: article, user_id })
  return { article, comment, guest: await makeComment(db, { blog: article }) }
}
