import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { addProductPicture, describeProductPicture, listProductGallery, orderProductGallery, removeProductPicture } from '#contract/products/product-gallery.ts'
import type { GalleryCalls } from '../../../galleries/gallery-calls.ts'
import { GALLERIES } from '../../../galleries/upload-entry.ts'
import { call } from '../../../wire/call.ts'
import { queueUpload } from '../../../wire/queue-upload.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'

const questionOf = (product_id: number) => ({ query: { subject: String(product_id) } })

/** Where the pictures of a product are looked after. */
export const placeOfProductGallery = (product_id: number): `/${string}` => `/products/${product_id}/gallery`

/** The pictures of a product. */
export const PRODUCT_GALLERY: GalleryCalls = {
  kind: 'products',
  most: GALLERY_MOST.product,
  load: (product_id, options) => call(listProductGallery, questionOf(product_id), options),
  cache: (product_id, value) =>
    storeAnswer({ address: addressOf(listProductGallery, questionOf(product_id)), value, etag: null, fetchedAt: new Date().toISOString(), from: 'network' }),
  queue: (product_id, { client_key, picture, about }) =>
    queueUpload(addProductPicture, { query: { subject: String(product_id), client_key }, file: picture }, { noun: GALLERIES, about }),
  readAdded: (answer) => {
    const read = v.safeParse(GalleryItem, answer)
    return read.success ? read.output : undefined
  },
  caption: async (item_id, name) => (await call(describeProductPicture, { params: { item_id }, body: { name } })).value,
  describe: async (item_id, alt) => (await call(describeProductPicture, { params: { item_id }, body: { alt } })).value,
  remove: async (item_id) => (await call(removeProductPicture, { params: { item_id } })).value,
  order: async (product_id, ids) => (await call(orderProductGallery, { body: { subject: product_id, ids } })).value,
}
