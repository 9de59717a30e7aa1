import * as contract from '#contract/posts/posts.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listPosts } from './list-posts.ts'
import { readPost } from './read-post.ts'

/** What everybody reads. An author's own have the same addresses, and come first. */
export function postReadingRoutes(app: Service): void {
  serve(app, contract.listPosts, ({ query, db, now }) => listPosts(db, query, now))
  serve(app, contract.readPost, ({ params, db, now }) => readPost(db, params.post_id, now))
}
