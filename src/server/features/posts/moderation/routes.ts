import * as contract from '#contract/posts/post-pictures.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { downloadHiddenPicture } from '../../../galleries/download-hidden-picture.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'

/** What is seen of posts that are not public, by whom it concerns. */
export function postPictureRoutes(app: Service, { pictures }: { pictures: Pick<Pictures, 'read'> }): void {
  serve(app, contract.downloadPostPicture, ({ db, session: { user_id, is_staff }, params: { post_id, picture_id } }) =>
    downloadHiddenPicture({ db, pictures }, { kind: 'post', table: 'posts', owner: 'author' }, { subject: post_id, picture_id, user_id, is_staff }),
  )
}
