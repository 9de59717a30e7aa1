import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Cursor, flagText, idText, Words } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'
import { OWN_PRODUCT_LIMITS, OWN_PRODUCT_STATES, OwnProduct, OwnProductDetail, OwnProductPage } from './own-product.ts'
import { PRODUCT_FORM_ENTRIES } from './product-form.ts'

const params = v.object({ product_id: idText })

/** Plain: an array of at most `listedPlain`, the latest first. With `limit` or `cursor`: a page. */
export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/product/',
  where: { mine: 'true' },
  summary: 'One’s own products, the latest first: search, filter by state, keyset pages',
  access: 'seller',
  query: v.object({
    mine: v.optional(v.literal('true')),
    q: v.optional(Words),
    state: v.optional(v.picklist(OWN_PRODUCT_STATES)),
    limit: v.optional(v.pipe(idText, v.maxValue(OWN_PRODUCT_LIMITS.perPage))),
    cursor: v.optional(Cursor),
  }),
  answer: v.union([v.array(OwnProduct), OwnProductPage]),
  offline: { keepDays: 90, noun: 'own-products', shape: 'list' },
})

export const readOwnProduct = endpoint({
  method: 'GET',
  path: '/api/product/{product_id}/own/',
  summary: 'One’s own product, to edit',
  access: 'seller',
  params,
  answer: OwnProductDetail,
  offline: { keepDays: 90, noun: 'own-products', shape: 'detail' },
})

const FORM = { files: { pictures: { ...PICTURE_UPLOAD, most: GALLERY_MOST.product } }, mostBytes: 40 * 1024 * 1024, mostFields: 40 } as const
const texts = v.partial(v.object(v.entriesFromList(Object.keys(PRODUCT_FORM_ENTRIES) as (keyof typeof PRODUCT_FORM_ENTRIES)[], v.string()))).entries

/** Multipart. Its fields are texts; `contract/products/product-form.ts` judges them, here and in the form. */
export const createProduct = endpoint({
  method: 'POST',
  path: '/api/product/create/',
  summary: 'Posts a product, with 1 to 8 pictures as pictures: multipart. The same client_key again is the same product',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  form: FORM,
  body: v.object({ ...texts, is_active: v.optional(flagText), client_key: v.optional(ClientKey) }),
  answer: OwnProductDetail,
  offline: 'refuse',
})

/** `stock-changed`: some variant was sold since its stock was seen; `facts` has what is left of each, as `variant_<id>`. */
export const updateProduct = endpoint({
  method: 'PATCH',
  path: '/api/product/{product_id}/update/',
  summary: 'Changes a product: a field that is left out stays, an empty one is cleared; new pictures come after those it has. Refused as stale when it changed',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  form: FORM,
  params,
  body: v.object({
    ...texts,
    is_active: v.optional(flagText),
    /** The version that was seen; without one other changes made meanwhile do not matter. */
    version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  }),
  answer: OwnProductDetail,
  offline: 'refuse',
})

export const switchProduct = endpoint({
  method: 'POST',
  path: '/api/product/{product_id}/active/',
  summary: 'Switches a product on or off; orders that have it go on',
  access: 'seller',
  perMinute: 60,
  params,
  body: v.object({ is_active: v.boolean() }),
  answer: OwnProduct,
  offline: 'refuse',
})

export const copyProduct = endpoint({
  method: 'POST',
  path: '/api/product/{product_id}/copy/',
  summary: 'Makes a product like this one, inactive, without stock and skus. The same client_key again is the same copy',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  params,
  body: v.object({ client_key: ClientKey }),
  answer: OwnProductDetail,
  offline: 'refuse',
})
