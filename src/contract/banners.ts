import * as v from 'valibot'
import { endpoint } from './core/endpoint.ts'
import { Count, Id, MediaPath } from './core/fields.ts'

/** Screens that carry a rotating banner. */
export const BANNER_PLACES = ['home', 'jobs'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]

/** One picture of a banner, what it shows in both languages, and the canonical path that it leads to. */
export const Banner = v.object({
  id: Id,
  image: MediaPath,
  tone: Count,
  title: v.string(),
  title_bn: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
})
export type Banner = v.InferOutput<typeof Banner>

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/banner/',
  summary: 'The pictures of a screen’s rotating banner, in their order',
  access: 'anyone',
  query: v.object({ place: v.picklist(BANNER_PLACES) }),
  answer: v.array(Banner),
  offline: { keepDays: 90, noun: 'banners', shape: 'list' },
})
