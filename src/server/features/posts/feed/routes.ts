import * as markers from '#contract/posts/feed-markers.ts'
import * as following from '#contract/posts/following.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { readMarkers, saveMarker } from './feed-markers.ts'
import { listFollowing } from './list-following.ts'

/** What one reads of those whom one follows, and where one stopped. */
export function feedRoutes(app: Service): void {
  serve(app, following.listFollowing, ({ db, session, query, now }) => listFollowing(db, { user_id: session.user_id, query, now }))
  serve(app, markers.readMarkers, ({ db, session }) => readMarkers(db, session.user_id))
  serve(app, markers.saveMarker, ({ db, session, body }) => saveMarker(db, session.user_id, body))
}
