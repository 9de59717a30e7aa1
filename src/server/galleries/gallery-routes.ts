import type { GalleryEndpoints } from '#contract/galleries/gallery-endpoints.ts'
import type { Pictures } from '../adapters/pictures.ts'
import type { CountUpload } from '../http/requests/upload-limit.ts'
import { serve } from '../http/serve.ts'
import type { Service } from '../http/service.ts'
import { addItem, addPicture } from './add-item.ts'
import { describeItem, orderGallery, removeItem } from './change-items.ts'
import type { GalleryKind } from './gallery-kind.ts'
import { listGallery } from './read-gallery.ts'

export interface GalleryTools {
  pictures: Pick<Pictures, 'keepWhole' | 'drop'>
  countUpload: CountUpload
}

/** A noun that has no films leaves their call out. */
type ServedGallery = Omit<GalleryEndpoints, 'addVideo'> & Partial<Pick<GalleryEndpoints, 'addVideo'>>

/** Answers the calls of the gallery of a noun. */
export function serveGallery(app: Service, { contract, kind }: { contract: ServedGallery; kind: GalleryKind }, { pictures, countUpload }: GalleryTools): void {
  serve(app, contract.listGallery, ({ db, session, query }) => listGallery(db, { kind, subject: query.subject, owner: session.user_id }))
  serve(app, contract.addPicture, ({ db, session, query, body }) => {
    const { subject, client_key, name = '', alt = '' } = query
    return addPicture({ db, pictures, countUpload }, { kind, subject, owner: session.user_id, client_key }, { name, alt, bytes: body })
  })
  if (contract.addVideo)
    serve(app, contract.addVideo, ({ db, session, body }) => {
      const { subject, client_key, name, video_url } = body
      return addItem(db, { kind, subject, owner: session.user_id, client_key }, { name, alt: '', file: null, tone: 0, video_url, bytes: 0 })
    })
  serve(app, contract.describeItem, ({ db, session, params, body }) => describeItem(db, { kind, owner: session.user_id, item_id: params.item_id }, body))
  serve(app, contract.removeItem, ({ db, session, params }) => removeItem({ db, pictures }, { kind, owner: session.user_id, item_id: params.item_id }))
  serve(app, contract.orderGallery, ({ db, session, body }) => orderGallery(db, { kind, subject: body.subject, owner: session.user_id }, body.ids))
}
