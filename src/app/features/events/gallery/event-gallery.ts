import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { addPicture, addVideo, captionItem, listGallery, OwnGalleryItem, orderGallery, removeItem, VideoLink } from '#contract/events/gallery.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { GalleryCalls } from '../../../galleries/gallery-calls.ts'
import { GALLERIES } from '../../../galleries/upload-entry.ts'
import { call } from '../../../wire/call.ts'
import { queueUpload } from '../../../wire/queue-upload.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'

const questionOf = (event_id: number) => ({ query: { event_id: String(event_id) } })

/** Where the pictures of an event are looked after. */
export const placeOfGallery = (event_id: number): `/${string}` => `/sellerevents/editeventGallery/${event_id}`

/** The gallery of an event. */
export const EVENT_GALLERY: GalleryCalls = {
  kind: 'events',
  most: GALLERY_MOST.event,
  load: (event_id, options) => call(listGallery, questionOf(event_id), options),
  cache: (event_id, value) =>
    storeAnswer({ address: addressOf(listGallery, questionOf(event_id)), value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' }),
  queue: (event_id, { client_key, picture, about }) =>
    queueUpload(addPicture, { query: { event_id: String(event_id), client_key }, file: picture }, { noun: GALLERIES, about }),
  readAdded: (answer) => {
    const read = v.safeParse(OwnGalleryItem, answer)
    return read.success ? read.output : undefined
  },
  caption: async (item_id, name) => (await call(captionItem, { params: { item_id }, body: { name } })).value,
  remove: async (item_id) => (await call(removeItem, { params: { item_id } })).value,
  order: async (event_id, ids) => (await call(orderGallery, { body: { event_id, ids } })).value,
  video: { add: async (event_id, video) => (await call(addVideo, { body: { event_id, ...video } })).value, schema: VideoLink, hint: 'video.hint' },
}
