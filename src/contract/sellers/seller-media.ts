import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, MediaPath } from '../core/fields.ts'
import { lowerCase } from '../core/one-form.ts'

/** How many of each a profile shows by itself, and how many one page of the lists holds. */
export const SELLER_MEDIA = { pictures: 12, films: 6, perPage: 24 } as const

/** A picture of a profile. */
export const SellerPicture = v.object({
  id: Id,
  file: MediaPath,
  /** Index of the ground colour while it loads: contract/core/images.ts. */
  tone: Count,
  /** What stands below it; may be empty. */
  name: v.string(),
  /** What is in it; may be empty. */
  alt: v.string(),
})
export type SellerPicture = v.InferOutput<typeof SellerPicture>

/** A film of a profile: a link to one of the listed hosts. */
export const SellerFilm = v.object({ id: Id, video_url: v.string(), name: v.string(), added_at: Instant })
export type SellerFilm = v.InferOutput<typeof SellerFilm>

/** One of those who do the work of a seller. */
export const SellerTeamMember = v.object({ member_id: Id, name: v.string(), role: v.string(), picture: v.nullable(MediaPath) })
export type SellerTeamMember = v.InferOutput<typeof SellerTeamMember>

/** A picture or film of any profile, as everybody sees it in a list. */
export const SellerMedium = v.object({
  id: Id,
  /** Null: a film. */
  file: v.nullable(MediaPath),
  tone: Count,
  name: v.string(),
  alt: v.string(),
  /** Of the picture in all its widths; 0 of a film. */
  bytes: Count,
  /** Null: a picture. */
  video_url: v.nullable(v.string()),
  /** Stands in for a film: the first picture of the profile, else that of the shop; null: there is none, and of pictures. */
  poster: v.nullable(MediaPath),
  added_at: Instant,
  /** User id. */
  seller: Id,
  seller_name: v.string(),
  seller_slug: v.string(),
})
export type SellerMedium = v.InferOutput<typeof SellerMedium>

export const SellerMediaPage = v.object({
  results: v.array(SellerMedium),
  next_cursor: v.nullable(v.string()),
  /** Whose were asked for; null: all sellers’, or no shop that is open has this address. */
  seller: v.nullable(v.object({ id: Id, slug: v.string(), name: v.string() })),
})
export type SellerMediaPage = v.InferOutput<typeof SellerMediaPage>

/** Code points of what may be the address of a shop. */
const SELLER_LONGEST = 60

/** `seller`: the address of a shop. */
const query = v.object({ seller: v.optional(v.pipe(v.string(), v.maxLength(SELLER_LONGEST), v.transform(lowerCase))), cursor: v.optional(Cursor) })

/** What the address of a list's screen asks for: one's own to look after, those of one shop, or all. */
export interface MediaAddress {
  mine?: 'true'
  seller?: string
}

/** Reads the query of a screen; what it does not know it leaves out, and what is longer than any address of a shop is none. */
export function readMediaAddress({ mine, seller }: Record<string, unknown>): MediaAddress {
  if (String(mine) === 'true') return { mine: 'true' }
  const slug = seller === undefined ? '' : lowerCase(String(seller)).slice(0, SELLER_LONGEST)
  return slug === '' ? {} : { seller: slug }
}

export const listSellerPictures = endpoint({
  method: 'GET',
  path: '/api/gallery/',
  summary: 'Pictures of the profiles of all sellers, or of one, the latest first',
  access: 'anyone',
  query,
  answer: SellerMediaPage,
  offline: { keepDays: 30, noun: 'seller-pictures', shape: 'list' },
})

export const listSellerFilms = endpoint({
  method: 'GET',
  path: '/api/videos/',
  summary: 'Films of the profiles of all sellers, or of one, the latest first',
  access: 'anyone',
  query,
  answer: SellerMediaPage,
  offline: { keepDays: 30, noun: 'seller-films', shape: 'list' },
})

/** What the worker keeps of them for all who use the phone. */
export const SELLER_MEDIA_READS = [listSellerPictures, listSellerFilms] as const
