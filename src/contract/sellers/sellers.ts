import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Instant, MediaPath, Rating } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { oneLine, oneLineRequired, someParagraphs } from '../core/names.ts'
import { sellerIdIn } from '../core/of-seller.ts'
import { lowerCase } from '../core/one-form.ts'
import type { Reason } from '../core/reasons.ts'
import { isPlace } from '../places.ts'
import { GENDERS } from './genders.ts'
import { SellerFilm, SellerPicture, SellerTeamMember } from './seller-media.ts'
import { SellerTrust } from './seller-trust.ts'
import { SELLERS } from './sellers-resource.ts'

/** Code points; counts. */
export const SELLER_LIMITS = {
  nameLongest: 60,
  slugShortest: 3,
  slugLongest: 40,
  professionLongest: 60,
  cityLongest: 60,
  aboutLongest: 2000,
  mostLanguages: 8,
  mostSkills: 20,
  skillLongest: 30,
} as const

const say = (reason: Reason) => reason
const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Paths of ours, and names by which the house could be meant. */
const RESERVED_SLUGS = ['admin', 'api', 'hatkhola', 'help', 'me', 'mine', 'new', 'official', 'seller', 'sellers', 'staff', 'support', 'system']

/** The address of a shop: `/seller/{slug}`. Latin, so that it can be typed, dictated and printed; digits alone are the id of a user. */
export const Slug = v.pipe(
  v.string(say('required')),
  v.trim(),
  v.transform(lowerCase),
  v.minLength(1, say('required')),
  v.minLength(SELLER_LIMITS.slugShortest, say('too-short')),
  v.maxLength(SELLER_LIMITS.slugLongest, say('too-long')),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say('not-a-slug')),
  v.check((slug) => sellerIdIn(slug) === undefined, say('digits-only')),
  v.check((slug) => !RESERVED_SLUGS.includes(slug), say('reserved')),
)

const words = (most: number, longest: number) =>
  v.pipe(
    v.array(oneLineRequired(longest)),
    v.maxLength(most, say('too-many')),
    v.transform((all) => [...new Set(all)]),
  )

/** What a seller says of themselves. Districts by their English names, as contract/places.ts lists them. */
export const SellerForm = v.pipe(
  v.object({
    full_name: oneLineRequired(SELLER_LIMITS.nameLongest),
    slug: Slug,
    profession: oneLineRequired(SELLER_LIMITS.professionLongest),
    division: v.pipe(v.string(), v.minLength(1, say('required'))),
    district: v.pipe(v.string(), v.minLength(1, say('required'))),
    /** Where they work, in their words. Left out, as by earlier versions of the app: it stays. */
    city: v.optional(oneLine(SELLER_LIMITS.cityLongest)),
    /** Empty: it is not said. Left out: it stays. */
    gender: v.optional(
      v.pipe(
        v.union([v.literal(''), v.null(), v.picklist(GENDERS)]),
        v.transform((gender) => gender || null),
      ),
    ),
    languages: words(SELLER_LIMITS.mostLanguages, SELLER_LIMITS.skillLongest),
    skills: words(SELLER_LIMITS.mostSkills, SELLER_LIMITS.skillLongest),
    about: someParagraphs(SELLER_LIMITS.aboutLongest),
    /** That was changed; where another stands it is `stale`. Left out: whichever stands. */
    version: v.optional(Count),
  }),
  v.forward(
    v.partialCheck([['division'], ['district']], ({ division, district }) => isPlace(division, district), say('not-a-place')),
    ['district'],
  ),
)
export type SellerForm = v.InferOutput<typeof SellerForm>

/** A shop to its owner: as it was typed, and its picture. Old profiles may lack what the form now asks for. */
export const OwnSeller = v.object({
  full_name: v.string(),
  slug: v.string(),
  profession: v.string(),
  division: v.nullable(v.string()),
  district: v.nullable(v.string()),
  languages: v.array(v.string()),
  skills: v.array(v.string()),
  about: v.string(),
  city: v.optional(v.string(), ''),
  gender: v.optional(v.nullable(v.picklist(GENDERS)), null),
  /** Counts changes of what its owner says. */
  version: v.optional(Count, 0),
  profile_picture: v.nullable(MediaPath),
  /** Why staff have taken the shop off; null: they have not. Absent in answers that were kept by earlier versions. */
  taken_off_reason: v.optional(v.nullable(v.string())),
})
export type OwnSeller = v.InferOutput<typeof OwnSeller>

/** A shop to everybody. @see Specification §2.6 "/sellerprofile" */
export const SellerPage = v.object({
  ...OwnSeller.entries,
  /** User id: what events name as their seller. */
  id: Id,
  username: v.string(),
  member_since: Instant,
  /** By what they have sold: see `verified-sellers.ts`. */
  is_verified: v.boolean(),
  /** By how they have hired. Absent in answers that were kept by earlier versions. */
  is_verified_employer: v.optional(v.boolean(), false),
  event_people: v.optional(Count, 0),
  goods_orders: v.optional(Count, 0),
  goods_on_time: v.optional(Count, 0),
  applicants_answered: v.optional(Count, 0),
  /** When staff saw the trade licence; null: there is none that they saw. */
  licence_seen_at: v.optional(v.nullable(Instant)),
  /** Events of this seller that took place. */
  events_held: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** By all reviews of what is theirs. Absent in answers that were kept by earlier versions. */
  rating: v.optional(Rating),
  follower_count: v.optional(Count),
  /** What is known of how they keep their word; absent: nothing was counted yet. */
  trust: v.optional(SellerTrust),
  /** Pictures and films of the profile, in the order of its owner. */
  pictures: v.optional(v.array(SellerPicture)),
  films: v.optional(v.array(SellerFilm)),
  /** Who does the work, where that is more than the seller alone. */
  team: v.optional(v.array(SellerTeamMember)),
  /** Whether something of theirs is in the public lists; of events, also what is over. */
  has_services: v.optional(v.boolean()),
  has_events: v.optional(v.boolean()),
  has_products: v.optional(v.boolean()),
})
export type SellerPage = v.InferOutput<typeof SellerPage>

export const readSeller = endpoint({
  method: 'GET',
  path: SELLERS.api.one,
  summary: 'A seller as everybody sees them',
  access: 'anyone',
  params: v.object({ slug: v.pipe(v.string(), v.maxLength(SELLER_LIMITS.slugLongest), v.transform(lowerCase)) }),
  answer: SellerPage,
  offline: { keepDays: 90, noun: 'sellers', shape: 'detail' },
})

export const checkSlug = endpoint({
  method: 'GET',
  path: '/api/account/seller_slug/',
  /** Whether the address of a shop can be had; one’s own counts as free. */
  summary: 'Whether the address of a shop can be had',
  access: 'signed-in',
  query: v.object({ slug: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ free: v.boolean(), reason: v.nullable(v.string()) }),
  offline: 'never',
})

export const openShop = endpoint({
  method: 'POST',
  path: '/api/account/seller/',
  summary: 'Makes the account a seller',
  access: 'signed-in',
  isPublicWriting: true,
  body: SellerForm,
  answer: OwnSeller,
  offline: 'refuse',
})

export const readShop = endpoint({
  method: 'GET',
  path: '/api/account/seller/',
  summary: 'One’s own shop, to edit',
  access: 'seller',
  answer: OwnSeller,
  offline: { keepDays: 90, noun: 'shop', shape: 'detail' },
})

export const editShop = endpoint({
  method: 'PATCH',
  path: '/api/account/seller/',
  summary: 'Changes one’s own shop; all fields are sent',
  access: 'seller',
  isPublicWriting: true,
  body: SellerForm,
  answer: OwnSeller,
  offline: 'refuse',
})

export const saveShopPicture = endpoint({
  method: 'POST',
  path: '/api/account/seller_picture/',
  /** The picture of the shop: the bytes of a JPEG, PNG or WebP as the body. */
  summary: 'The picture of the shop',
  access: 'seller',
  isPublicWriting: true,
  upload: PICTURE_UPLOAD,
  answer: OwnSeller,
  offline: 'refuse',
})

export const dropShopPicture = endpoint({
  method: 'DELETE',
  path: '/api/account/seller_picture/',
  summary: 'Removes the picture of the shop',
  access: 'seller',
  answer: OwnSeller,
  offline: 'refuse',
})
