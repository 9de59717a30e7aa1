import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { orderServiceGallery, removeServiceItem } from '#contract/services/service-gallery.ts'
import { type PictureChange, replacePictures } from '../../../state/drafts/replace-pictures.ts'
import { call } from '../../../wire/call.ts'
import { loadOwnService, sendUpdate } from './service-calls.ts'

/** Has a service that an earlier try made show the pictures that are in the form now. */
export const replaceServicePictures = (service: OwnServiceDetail, change: PictureChange): Promise<OwnServiceDetail> =>
  replacePictures(service, change, {
    most: GALLERY_MOST.service,
    remove: (item_id) => call(removeServiceItem, { params: { item_id } }),
    add: (pictures, version) => sendUpdate(service.service_id, { texts: {}, pictures, version }),
    order: (ids) => call(orderServiceGallery, { body: { subject: service.service_id, ids } }),
    read: async () => (await loadOwnService(service.service_id, { fresh: true })).value,
  })
