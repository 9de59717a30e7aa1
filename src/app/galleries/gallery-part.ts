import type { ShownItem } from './gallery-calls.ts'
import type { Gallery } from './use-gallery.ts'

/** One kind of what a gallery holds. */
export type GalleryPart = 'pictures' | 'films'

const isOf = (part: GalleryPart, { video_url }: ShownItem): boolean => (video_url === null) === (part === 'pictures')

/** A gallery as if it held one kind alone: what is put in order takes the places of that kind, and all others stay where they are. */
export function partOf(gallery: Gallery, part: GalleryPart | undefined): Gallery {
  const { items } = gallery
  if (part === undefined || items === undefined) return gallery
  return {
    ...gallery,
    items: items.filter((item) => isOf(part, item)),
    order: (ids) => {
      const rest = [...ids]
      gallery.order(items.map((item) => (isOf(part, item) ? (rest.shift() ?? item.id) : item.id)))
    },
  }
}
