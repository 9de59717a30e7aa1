import * as contract from '#contract/posts/own-posts.ts'
import type { PictureTools } from '../../../galleries/store-pictures.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { countCrowds } from '../../../spam/count-crowd.ts'
import { closeComments, describePicture } from './change-post.ts'
import { editPost } from './edit-post.ts'
import { listOwnPosts } from './list-own-posts.ts'
import { readOwnPost } from './read-own-post.ts'
import { removePost } from './remove-post.ts'
import { writePost } from './write-post.ts'

interface PostParts extends PictureTools {
  settings: { rate_per_minute: number; origin: string }
}

/** What an author does with their posts. Their own list and posts have the addresses of the public ones, and come first. */
export function ownPostRoutes(app: Service, { settings, pictures, countUpload }: PostParts): void {
  const isLimited = settings.rate_per_minute > 0
  const { origin } = settings
  const countCrowd = countCrowds(isLimited)
  serve(app, contract.listOwnPosts, ({ db, session, query, now }) => listOwnPosts(db, { author: session.user_id, query, now }))
  serve(app, contract.readOwnPost, ({ db, session, params, now }) => readOwnPost(db, { ...params, author: session.user_id, now }))
  serve(app, contract.writePost, ({ db, session, body: form, files, address, now }) =>
    writePost(
      { db, pictures, countUpload },
      { author: session.user_id, form, origin, isLimited, isCrowd: () => countCrowd(address), pictures: files.pictures ?? [], now },
    ),
  )
  serve(app, contract.editPost, async ({ db, session, params, body, now }) => {
    const own = { ...params, author: session.user_id }
    await editPost(db, { ...own, body, origin })
    return readOwnPost(db, { ...own, now })
  })
  serve(app, contract.describePicture, async ({ db, session, params: { post_id, picture_id }, body, now }) => {
    const own = { post_id, author: session.user_id }
    await describePicture(db, { ...own, picture_id, alt: body.alt })
    return readOwnPost(db, { ...own, now })
  })
  serve(app, contract.closeComments, async ({ db, session, params, body, now }) => {
    const own = { ...params, author: session.user_id }
    await closeComments(db, { ...own, closed: body.closed })
    return readOwnPost(db, { ...own, now })
  })
  serve(app, contract.removePost, ({ db, session, params }) => removePost({ db, pictures }, { ...params, author: session.user_id }))
}
