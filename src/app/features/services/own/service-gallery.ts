import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { VideoLink } from '#contract/galleries/video-link.ts'
import {
  addServicePicture,
  addServiceVideo,
  describeServiceItem,
  listServiceGallery,
  orderServiceGallery,
  removeServiceItem,
} from '#contract/services/service-gallery.ts'
import type { GalleryCalls } from '../../../galleries/gallery-calls.ts'
import { GALLERIES } from '../../../galleries/upload-entry.ts'
import { call } from '../../../wire/call.ts'
import { queueUpload } from '../../../wire/queue-upload.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'

const questionOf = (service_id: number) => ({ query: { subject: String(service_id) } })

/** Where the pictures of a service are looked after. */
export const placeOfServiceGallery = (service_id: number): `/${string}` => `/sellerservices/service/${service_id}/pictures`

/** The pictures and films of a service. */
export const SERVICE_GALLERY: GalleryCalls = {
  kind: 'services',
  most: GALLERY_MOST.service,
  load: (service_id, options) => call(listServiceGallery, questionOf(service_id), options),
  cache: (service_id, value) =>
    storeAnswer({ address: addressOf(listServiceGallery, questionOf(service_id)), value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' }),
  queue: (service_id, { client_key, picture, about }) =>
    queueUpload(addServicePicture, { query: { subject: String(service_id), client_key }, file: picture }, { noun: GALLERIES, about }),
  readAdded: (answer) => {
    const read = v.safeParse(GalleryItem, answer)
    return read.success ? read.output : undefined
  },
  caption: async (item_id, name) => (await call(describeServiceItem, { params: { item_id }, body: { name } })).value,
  describe: async (item_id, alt) => (await call(describeServiceItem, { params: { item_id }, body: { alt } })).value,
  remove: async (item_id) => (await call(removeServiceItem, { params: { item_id } })).value,
  order: async (service_id, ids) => (await call(orderServiceGallery, { body: { subject: service_id, ids } })).value,
  video: {
    add: async (service_id, video) => (await call(addServiceVideo, { body: { subject: service_id, ...video } })).value,
    schema: VideoLink,
    hint: 'video.linkHint',
  },
}
