import type { ProductDetail } from '#contract/products/products.ts'

type Picture = ProductDetail['pictures'][number]

/** The pictures of a product in their order, that of the chosen variant first; one without pictures shows the ground of its card. */
export function shownPictures(
  { pictures, thumbnail_tone, thumbnail }: Pick<ProductDetail, 'pictures' | 'thumbnail' | 'thumbnail_tone'>,
  first: number | null,
): (Omit<Picture, 'file'> & { file: string | null })[] {
  if (pictures.length === 0) return [{ id: 0, alt: '', file: thumbnail, tone: thumbnail_tone }]
  return pictures.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
}
