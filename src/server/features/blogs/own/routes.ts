import * as contract from '#contract/blogs/own-blogs.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { askToWrite, readAuthor } from './ask-to-write.ts'
import { createBlog } from './create-blog.ts'
import { decideAuthor } from './decide-author.ts'
import { listAuthors } from './list-authors.ts'
import { listOwnBlogs } from './list-own-blogs.ts'
import type { Whose } from './own-blog.ts'
import type { WritingParts } from './parts.ts'
import { readOwnBlog } from './read-own-blog.ts'
import { removeBlog } from './remove-blog.ts'
import { restoreRevision } from './restore-revision.ts'
import { listRevisions, readRevision } from './revisions.ts'
import { updateBlog } from './update-blog.ts'
import { withdrawBlog } from './withdraw-blog.ts'

/** The own list shares its address with the public one: these come first. */
export function writingRoutes(app: Service, { pictures, countUpload, countWrite, note }: WritingParts): void {
  const whose = ({ session, params, now }: { session: { user_id: number }; params: { blog_id: number }; now: number }): Whose => ({
    author: session.user_id,
    blog_id: params.blog_id,
    now,
  })
  serve(app, contract.readAuthor, ({ db, session }) => readAuthor(db, session.user_id))
  serve(app, contract.askToWrite, ({ db, session, body }) => askToWrite(db, session.user_id, body.note))
  serve(app, contract.listAuthors, ({ db, query }) => listAuthors(db, query))
  serve(app, contract.decideAuthor, ({ db, params, body, session, requestId }) =>
    decideAuthor(db, note, { ...params, ...body, staff: session.user_id, requestId }),
  )
  serve(app, contract.listOwnBlogs, ({ db, query, session, now }) => listOwnBlogs(db, query, { author: session.user_id, now }))
  serve(app, contract.readOwnBlog, (ask) => readOwnBlog(ask.db, whose(ask)))
  serve(app, contract.createBlog, ({ db, body, files, session, now }) =>
    createBlog({ db, pictures, countUpload, countWrite }, { author: session.user_id, body, thumbnail: files.thumbnail, now }),
  )
  serve(app, contract.updateBlog, (ask) =>
    updateBlog({ db: ask.db, pictures, countUpload, countWrite }, whose(ask), { body: ask.body, thumbnail: ask.files.thumbnail }),
  )
  serve(app, contract.withdrawBlog, (ask) => withdrawBlog(ask.db, whose(ask)))
  serve(app, contract.removeBlog, (ask) => removeBlog({ db: ask.db, pictures }, whose(ask)))
  serve(app, contract.listRevisions, (ask) => listRevisions(ask.db, whose(ask)))
  serve(app, contract.readRevision, (ask) => readRevision(ask.db, whose(ask), ask.params.version))
  serve(app, contract.restoreRevision, (ask) => restoreRevision(ask.db, whose(ask), { version: ask.params.version, seen: ask.body.seen }))
}
