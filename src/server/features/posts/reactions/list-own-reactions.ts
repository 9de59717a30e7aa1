import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { type listOwnReactions as contract, MOST_REACTIONS_KNOWN } from '#contract/posts/post-reactions.ts'
import type { Database } from '../../../db/connection/open.ts'
import { IS_PUBLIC_POST } from '../../../db/posts/public-post.ts'

/** One's own reactions to posts that everybody may read, the latest first. */
export async function listOwnReactions(db: Pick<Database['db'], 'execute'>, user_id: number): Promise<AnswerOf<typeof contract>> {
  const { rows } = await db.execute<AnswerOf<typeof contract>[number]>(sql`
    select posts.id as post, r.kind from reactions r join posts on posts.thread = r.thread and ${IS_PUBLIC_POST}
    where r.user_id = ${user_id} and r.kind is not null order by r.at desc, posts.id desc limit ${MOST_REACTIONS_KNOWN}`)
  return rows
}
