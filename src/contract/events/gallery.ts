import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Id, idText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import type { Reason } from '../core/reasons.ts'
import { Caption } from '../galleries/gallery-item.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'
import { videoAddress } from '../video-links.ts'

const say = (reason: Reason) => reason

/** One picture or film of an event, to its seller: its name is also what is read out. @see Specification §3 "Event gallery item" */
export const OwnGalleryItem = v.object({
  id: Id,
  name: v.string(),
  file: v.nullable(v.pipe(v.string(), v.startsWith('/media/'))),
  tone: v.pipe(v.number(), v.integer(), v.minValue(0)),
  video_url: v.nullable(v.string()),
})
export type OwnGalleryItem = v.InferOutput<typeof OwnGalleryItem>

/** The address of a film on one of the two hosts that pages may show; gives that of its player. */
export const VideoLink = v.pipe(
  v.string(say('required')),
  v.trim(),
  v.minLength(1, say('required')),
  v.check((text) => videoAddress(text) !== undefined, say('not-a-video')),
  v.transform((text) => videoAddress(text) ?? ''),
)

export const listGallery = endpoint({
  method: 'GET',
  path: '/api/event_gallery/',
  summary: 'The gallery of one’s own event, in its order',
  access: 'seller',
  query: v.object({ event_id: idText }),
  answer: v.array(OwnGalleryItem),
  offline: { keepDays: 90, noun: 'gallery', shape: 'list' },
})

export const addPicture = endpoint({
  method: 'POST',
  path: '/api/event_gallery/',
  /** Adds a picture at the end: the bytes of a JPEG, PNG or WebP as the body. The same client_key again adds nothing. */
  summary: 'Adds a picture at the end',
  access: 'seller',
  isPublicWriting: true,
  query: v.object({ event_id: idText, client_key: ClientKey, name: v.optional(Caption) }),
  upload: PICTURE_UPLOAD,
  answer: OwnGalleryItem,
  offline: 'queue',
})

export const addVideo = endpoint({
  method: 'POST',
  path: '/api/event_gallery/video/',
  summary: 'Adds a film on one of the two listed hosts',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  body: v.object({ event_id: Id, client_key: v.optional(ClientKey), video_url: VideoLink, name: Caption }),
  answer: OwnGalleryItem,
  offline: 'refuse',
})

export const captionItem = endpoint({
  method: 'PATCH',
  path: '/api/event_gallery/{item_id}/',
  summary: 'What stands below a picture or film',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  params: v.object({ item_id: idText }),
  body: v.object({ name: Caption }),
  answer: OwnGalleryItem,
  offline: 'refuse',
})

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/event_gallery/{item_id}/',
  summary: 'Removes a picture or film',
  access: 'seller',
  perMinute: 60,
  params: v.object({ item_id: idText }),
  answer: v.array(OwnGalleryItem),
  offline: 'refuse',
})

export const orderGallery = endpoint({
  method: 'POST',
  path: '/api/event_gallery/order/',
  summary: 'Puts the gallery of an event in another order; all are named',
  access: 'seller',
  perMinute: 60,
  body: v.object({ event_id: Id, ids: v.pipe(v.array(Id), v.maxLength(GALLERY_MOST.event)) }),
  answer: v.array(OwnGalleryItem),
  offline: 'refuse',
})
