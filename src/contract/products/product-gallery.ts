import { galleryEndpoints } from '../galleries/gallery-endpoints.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'

/** The pictures of a product: eight at most. */
export const {
  listGallery: listProductGallery,
  addPicture: addProductPicture,
  describeItem: describeProductPicture,
  removeItem: removeProductPicture,
  orderGallery: orderProductGallery,
} = galleryEndpoints({ path: '/api/product_gallery/', access: 'seller', noun: 'product', most: GALLERY_MOST.product })
