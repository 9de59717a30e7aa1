import * as contract from '#contract/posts/post-reactions.ts'
import type { Database } from '../../../db/connection/open.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { listOwnReactions } from './list-own-reactions.ts'
import { listReactors } from './list-reactors.ts'
import { reactions } from './react-to-post.ts'

/** How people like posts. */
export function reactionRoutes(app: Service, { db }: { db: Database['db'] }): void {
  const react = reactions(db)
  serve(app, contract.reactToPost, ({ session, params, body }) => react(params.post_id, { user_id: session.user_id, kind: body.kind }))
  serve(app, contract.listOwnReactions, ({ db, session }) => listOwnReactions(db, session.user_id))
  serve(app, contract.listReactors, ({ db, session, params, query }) => listReactors(db, { ...params, user_id: session.user_id, query }))
}
