import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Id, idText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { AltText, Caption, GalleryItem } from './gallery-item.ts'
import { VideoLink } from './video-link.ts'

interface GalleryOf<A> {
  /** Where it is found: `/api/service_gallery/`. */
  path: `/api/${string}/`
  access: A
  /** What it belongs to, for the OpenAPI document: `service`. */
  noun: string
  /** How many it holds. */
  most: number
}

/**
 * The calls of the gallery of a noun. The file of the noun exports each of them by itself, so that `endpoints.ts` finds them:
 * `export const { listGallery, addPicture, … } = galleryEndpoints({ … })`; `addPicture` also goes into `device/outbox/queued-endpoints.ts`.
 */
export const galleryEndpoints = <const A extends 'signed-in' | 'seller'>({ path, access, noun, most }: GalleryOf<A>) => ({
  listGallery: endpoint({
    method: 'GET',
    path,
    summary: `The gallery of one’s own ${noun}, in its order`,
    access,
    query: v.object({ subject: idText }),
    answer: v.array(GalleryItem),
    offline: { keepDays: 90, noun: 'gallery', shape: 'list' },
  }),
  addPicture: endpoint({
    method: 'POST',
    path,
    summary: `Adds a picture at the end of the gallery of a ${noun}: the bytes of a JPEG, PNG or WebP as the body. The same client_key again adds nothing`,
    access,
    isPublicWriting: true,
    query: v.object({ subject: idText, client_key: ClientKey, name: v.optional(Caption), alt: v.optional(AltText) }),
    upload: PICTURE_UPLOAD,
    answer: GalleryItem,
    offline: 'queue',
  }),
  addVideo: endpoint({
    method: 'POST',
    path: `${path}video/`,
    summary: `Adds a link to a film on one of the listed hosts to the gallery of a ${noun}`,
    access,
    isPublicWriting: true,
    perMinute: 60,
    body: v.object({ subject: Id, client_key: v.optional(ClientKey), video_url: VideoLink, name: Caption }),
    answer: GalleryItem,
    offline: 'refuse',
  }),
  describeItem: endpoint({
    method: 'PATCH',
    path: `${path}{item_id}/`,
    summary: `What stands below a picture or film of a ${noun}, and what is in it; what is left out stays`,
    access,
    isPublicWriting: true,
    perMinute: 60,
    params: v.object({ item_id: idText }),
    body: v.object({ name: v.optional(Caption), alt: v.optional(AltText) }),
    answer: GalleryItem,
    offline: 'refuse',
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: `${path}{item_id}/`,
    summary: `Removes a picture or film of a ${noun}`,
    access,
    perMinute: 60,
    params: v.object({ item_id: idText }),
    answer: v.array(GalleryItem),
    offline: 'refuse',
  }),
  orderGallery: endpoint({
    method: 'POST',
    path: `${path}order/`,
    summary: `Puts the gallery of a ${noun} in another order; all are named`,
    access,
    perMinute: 60,
    body: v.object({ subject: Id, ids: v.pipe(v.array(Id), v.maxLength(most)) }),
    answer: v.array(GalleryItem),
    offline: 'refuse',
  }),
})

export type GalleryEndpoints = ReturnType<typeof galleryEndpoints>
