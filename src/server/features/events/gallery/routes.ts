import * as contract from '#contract/events/gallery.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import type { CountUpload } from '../../../http/requests/upload-limit.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { addItem, addPicture } from './add-item.ts'
import { captionItem, orderGallery, removeItem } from './change-items.ts'
import { listGallery } from './read-gallery.ts'

export function galleryRoutes(app: Service, { pictures, countUpload }: { pictures: Pictures; countUpload: CountUpload }): void {
  serve(app, contract.listGallery, async ({ db, session, query }) => {
    await ownEvent(db, session.user_id, query.event_id)
    return listGallery(db, query.event_id)
  })
  serve(app, contract.addPicture, ({ db, session, query, body }) => {
    const { event_id, client_key, name = '' } = query
    return addPicture({ db, pictures, countUpload }, { seller: session.user_id, event_id, client_key }, { name, bytes: body })
  })
  serve(app, contract.addVideo, ({ db, session, body }) => {
    const { event_id, client_key, name, video_url } = body
    return addItem(db, { seller: session.user_id, event_id, client_key }, { name, file: null, tone: 0, video_url })
  })
  serve(app, contract.captionItem, ({ db, session, params, body }) => captionItem(db, { seller: session.user_id, item_id: params.item_id }, body.name))
  serve(app, contract.removeItem, ({ db, session, params }) => removeItem({ db, pictures }, { seller: session.user_id, item_id: params.item_id }))
  serve(app, contract.orderGallery, ({ db, session, body }) => orderGallery(db, session.user_id, body))
}
