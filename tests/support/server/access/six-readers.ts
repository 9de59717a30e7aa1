import type { TestApp } from '../app.ts'
import { makeArticle, makeComment } from '../nouns/commenting.ts'

/** A person's comment on an article of none of the six, and one that was written without an account, with its key. */
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
