import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { orderProductGallery, removeProductPicture } from '#contract/products/product-gallery.ts'
import { type PictureChange, replacePictures } from '../../../state/drafts/replace-pictures.ts'
import { call } from '../../../wire/call.ts'
import { loadOwnProduct, sendUpdate } from './product-calls.ts'

/** Has a product that an earlier try made show the pictures that are in the form now. */
export const replaceProductPictures = (product: OwnProductDetail, change: PictureChange): Promise<OwnProductDetail> =>
  replacePictures(product, change, {
    most: GALLERY_MOST.product,
    remove: (item_id) => call(removeProductPicture, { params: { item_id } }),
    add: (pictures, version) => sendUpdate(product.product_id, { texts: {}, pictures, version }),
    order: (ids) => call(orderProductGallery, { body: { subject: product.product_id, ids } }),
    read: async () => (await loadOwnProduct(product.product_id, { fresh: true })).value,
  })
