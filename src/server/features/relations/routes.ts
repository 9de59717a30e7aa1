import * as contract from '#contract/relations/relations.ts'
import type { Database } from '../../db/connection/open.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import { blockMember } from './block-member.ts'
import { followMember } from './follow-member.ts'
import { limitFollows } from './limit-follows.ts'
import { listRelated } from './list-related.ts'
import { muteMember } from './mute-member.ts'
import { readRelations } from './read-relations.ts'

/** Whom one follows, has muted and has blocked. */
export function relationRoutes(app: Service, { database }: { database: Pick<Database, 'pool'> }): void {
  const countFollow = limitFollows(database.pool)
  serve(app, contract.readRelations, ({ db, session }) => readRelations(db, session.user_id))
  serve(app, contract.listRelated, ({ db, session, params, query }) => listRelated(db, { user_id: session.user_id, which: params.which, cursor: query.cursor }))
  serve(app, contract.followMember, ({ db, session, params, body }) =>
    followMember({ db, countFollow }, { follower: session.user_id, followed: params.user_id, following: body.following }),
  )
  serve(app, contract.muteMember, ({ db, session, params, body }) => muteMember(db, { user_id: session.user_id, muted: params.user_id, span: body.span }))
  serve(app, contract.blockMember, ({ db, session, params, body }) =>
    blockMember(db, { user_id: session.user_id, other: params.user_id, blocked: body.blocked }),
  )
}
