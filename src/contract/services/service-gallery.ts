import { galleryEndpoints } from '../galleries/gallery-endpoints.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'

/** Pictures and films of a service: twelve at most. */
export const {
  listGallery: listServiceGallery,
  addPicture: addServicePicture,
  addVideo: addServiceVideo,
  describeItem: describeServiceItem,
  removeItem: removeServiceItem,
  orderGallery: orderServiceGallery,
} = galleryEndpoints({ path: '/api/service_gallery/', access: 'seller', noun: 'service', most: GALLERY_MOST.service })
