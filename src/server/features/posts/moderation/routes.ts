import * as contract from '#contract/posts/post-pictures.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { downloadPostPicture } from './download-picture.ts'

/** What is seen of posts that are not public, by whom it concerns. */
export function postPictureRoutes(app: Service, { pictures }: { pictures: Pick<Pictures, 'read'> }): void {
  serve(app, contract.downloadPostPicture, ({ db, session: { user_id, is_staff }, params }) =>
    downloadPostPicture({ db, pictures }, { ...params, user_id, is_staff }),
  )
}
