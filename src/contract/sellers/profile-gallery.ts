import { galleryEndpoints } from '../galleries/gallery-endpoints.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'

/** Pictures and films of a profile: sixty at most. Its subject is the seller's own user id. */
export const {
  listGallery: listProfileGallery,
  addPicture: addProfilePicture,
  addVideo: addProfileVideo,
  describeItem: describeProfileItem,
  removeItem: removeProfileItem,
  orderGallery: orderProfileGallery,
} = galleryEndpoints({ path: '/api/profile_gallery/', access: 'seller', noun: 'profile', most: GALLERY_MOST.profile })
