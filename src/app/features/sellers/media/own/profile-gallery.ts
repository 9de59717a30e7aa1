import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { VideoLink } from '#contract/galleries/video-link.ts'
import {
  addProfilePicture,
  addProfileVideo,
  describeProfileItem,
  listProfileGallery,
  orderProfileGallery,
  removeProfileItem,
} from '#contract/sellers/profile-gallery.ts'
import type { GalleryCalls } from '../../../../galleries/gallery-calls.ts'
import { GALLERIES } from '../../../../galleries/upload-entry.ts'
import { call } from '../../../../wire/call.ts'
import { queueUpload } from '../../../../wire/queue-upload.ts'
import { storeAnswer } from '../../../../wire/store-answer.ts'

const questionOf = (seller: number) => ({ query: { subject: String(seller) } })

/** Where the pictures of a profile are looked after: of one's own alone, so that its number is not named. */
export const placeOfProfileGallery = (): `/${string}` => '/gallery?mine=true'

/** The pictures and films of a profile; its subject is the seller's own user id. */
export const PROFILE_GALLERY: GalleryCalls = {
  kind: 'sellers',
  most: GALLERY_MOST.profile,
  load: (seller, options) => call(listProfileGallery, questionOf(seller), options),
  cache: (seller, value) =>
    storeAnswer({ address: addressOf(listProfileGallery, questionOf(seller)), value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' }),
  queue: (seller, { client_key, picture, about }) =>
    queueUpload(addProfilePicture, { query: { subject: String(seller), client_key }, file: picture }, { noun: GALLERIES, about }),
  readAdded: (answer) => {
    const read = v.safeParse(GalleryItem, answer)
    return read.success ? read.output : undefined
  },
  caption: async (item_id, name) => (await call(describeProfileItem, { params: { item_id }, body: { name } })).value,
  describe: async (item_id, alt) => (await call(describeProfileItem, { params: { item_id }, body: { alt } })).value,
  remove: async (item_id) => (await call(removeProfileItem, { params: { item_id } })).value,
  order: async (seller, ids) => (await call(orderProfileGallery, { body: { subject: seller, ids } })).value,
  video: {
    add: async (seller, video) => (await call(addProfileVideo, { body: { subject: seller, ...video } })).value,
    schema: VideoLink,
    hint: 'video.linkHint',
  },
}
