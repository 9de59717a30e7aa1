import * as contract from '#contract/events/gallery.ts'
import type { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { addItem, addPicture } from '../../../galleries/add-item.ts'
import { describeItem, orderGallery, removeItem } from '../../../galleries/change-items.ts'
import type { GalleryTools } from '../../../galleries/gallery-routes.ts'
import { listGallery } from '../../../galleries/read-gallery.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { EVENT_GALLERY as kind } from './event-gallery.ts'

/** Events had a gallery before other nouns: their calls are older than `galleryEndpoints`, and say less of an item. */
export function galleryRoutes(app: Service, { pictures, countUpload }: GalleryTools): void {
  serve(app, contract.listGallery, async ({ db, session, query }) =>
    (await listGallery(db, { kind, subject: query.event_id, owner: session.user_id })).map(answerOf),
  )
  serve(app, contract.addPicture, async ({ db, session, query, body }) => {
    const { event_id, client_key, name = '' } = query
    const where = { kind, subject: event_id, owner: session.user_id, client_key }
    return answerOf(await addPicture({ db, pictures, countUpload }, where, { name, alt: '', bytes: body }))
  })
  serve(app, contract.addVideo, async ({ db, session, body }) => {
    const { event_id, client_key, name, video_url } = body
    const where = { kind, subject: event_id, owner: session.user_id, client_key }
    return answerOf(await addItem(db, where, { name, alt: '', file: null, tone: 0, video_url, bytes: 0 }))
  })
  serve(app, contract.captionItem, async ({ db, session, params, body }) =>
    answerOf(await describeItem(db, { kind, owner: session.user_id, item_id: params.item_id }, body)),
  )
  serve(app, contract.removeItem, async ({ db, session, params }) =>
    (await removeItem({ db, pictures }, { kind, owner: session.user_id, item_id: params.item_id })).map(answerOf),
  )
  serve(app, contract.orderGallery, async ({ db, session, body }) =>
    (await orderGallery(db, { kind, subject: body.event_id, owner: session.user_id }, body.ids)).map(answerOf),
  )
}

const answerOf = ({ id, name, file, tone, video_url }: GalleryItem): contract.OwnGalleryItem => ({ id, name, file, tone, video_url })
