import { addressOf } from '#contract/core/endpoint.ts'
import { addPicture, addVideo, captionItem, type GalleryItem, listGallery, orderGallery, removeItem } from '#contract/events/gallery.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'

const questionOf = (event_id: number) => ({ query: { event_id: String(event_id) } })

export const loadGallery = (event_id: number, options: CallOptions = {}): Promise<Answer<GalleryItem[]>> => call(listGallery, questionOf(event_id), options)

/** Caches the gallery, so that a seller who comes back finds it as it is now, also without network. */
export const keepGallery = (event_id: number, items: GalleryItem[]): Promise<void> =>
  storeAnswer({
    address: addressOf(listGallery, questionOf(event_id)),
    value: items,
    etag: null,
    fetchedAt: new Date().toISOString(),
    from: 'network',
  })

/** The same `client_key` again adds nothing. */
export async function sendPicture(event_id: number, client_key: string, picture: Blob): Promise<GalleryItem> {
  const body = new Uint8Array(await picture.arrayBuffer())
  return (await call(addPicture, { query: { event_id: String(event_id), client_key }, body }, { type: picture.type })).value
}

export const sendVideo = async (event_id: number, video: { video_url: string; name: string; client_key: string }): Promise<GalleryItem> =>
  (await call(addVideo, { body: { event_id, ...video } })).value

export const sendCaption = async (item_id: number, name: string): Promise<GalleryItem> =>
  (await call(captionItem, { params: { item_id }, body: { name } })).value

export const dropItem = async (item_id: number): Promise<GalleryItem[]> => (await call(removeItem, { params: { item_id } })).value

export const sendOrder = async (event_id: number, ids: number[]): Promise<GalleryItem[]> => (await call(orderGallery, { body: { event_id, ids } })).value
