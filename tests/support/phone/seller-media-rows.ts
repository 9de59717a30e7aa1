import type { SellerMediaPage, SellerMedium } from '#contract/sellers/seller-media.ts'

/** A picture of a potter's profile. */
export const aPicture = (id: number, over: Partial<SellerMedium> = {}): SellerMedium => ({
  ...{ id, file: `/media/sellers/${id}.webp`, tone: 3, name: `Pot ${id}`, alt: `A pot of clay, number ${id}`, bytes: 84_000, video_url: null, poster: null },
  ...{ added_at: '2026-01-20T05:00:00.000Z', seller: 90, seller_name: 'Rupa Pottery', seller_slug: 'rupa-pottery' },
  ...over,
})

/** A film of the same, on a host that plays here. */
export const aFilm = (id: number, over: Partial<SellerMedium> = {}): SellerMedium =>
  aPicture(id, { file: null, name: `Film ${id}`, alt: '', bytes: 0, video_url: 'https://youtu.be/abcdefghijk', poster: '/media/sellers/1.webp', ...over })

export const mediaPage = (results: SellerMedium[], over: Partial<SellerMediaPage> = {}): SellerMediaPage => ({
  results,
  next_cursor: null,
  seller: null,
  ...over,
})
