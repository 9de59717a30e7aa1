import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, flagText, Id, Instant, idText, Words } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { galleryEndpoints } from '../galleries/gallery-endpoints.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'
import { PRODUCT_HELD_REASONS } from './held-products.ts'
import { PRODUCT_FORM_ENTRIES } from './product-form.ts'
import { PRODUCT_LIMITS } from './product-limits.ts'
import { ProductCard, ProductOption, ProductPicture, ProductVariant } from './products.ts'

export const OWN_PRODUCT_LIMITS = { listedPlain: 500, perPage: 100 } as const
/** What a seller can ask of the list; `low`: some variant has few left, `out`: some variant has none, `held`: staff look at it first. */
export const OWN_PRODUCT_STATES = ['active', 'inactive', 'low', 'out', 'held'] as const

const params = v.object({ product_id: idText })

const ownEntries = {
  ...v.omit(ProductCard, ['posted_at', 'delivers_to', 'is_delivery_free']).entries,
  is_active: v.boolean(),
  /** Why staff look at it before anybody sees it; null: they need not. */
  held_reason: v.nullable(v.picklist(PRODUCT_HELD_REASONS)),
  taken_off_reason: v.nullable(v.string()),
  /** Pieces that were sold and not given back. */
  sold: Count,
  variant_count: Count,
  /** Of the variant that has fewest. */
  stock_least: Count,
  created_at: Instant,
  /** Of its last change by the seller: who changes it says which one they saw. */
  version: Count,
}

/** One's own product in the list. */
export const OwnProduct = v.object(ownEntries)
export type OwnProduct = v.InferOutput<typeof OwnProduct>
export const OwnProductPage = ownPage(OwnProduct)
export type OwnProductPage = v.InferOutput<typeof OwnProductPage>

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

/** A variant to its seller. */
export const OwnVariant = v.object({ ...ProductVariant.entries, sku: v.string(), sold: Count })
export type OwnVariant = v.InferOutput<typeof OwnVariant>

/** What its seller needs to edit a product. */
export const OwnProductDetail = v.object({
  ...ownEntries,
  description: v.string(),
  description_state: v.string(),
  second_description: v.string(),
  second_description_state: v.string(),
  condition_note: v.string(),
  warranty: v.string(),
  weight_grams: v.nullable(Count),
  days_to_return: Count,
  options: v.array(ProductOption),
  variants: v.array(OwnVariant),
  pictures: v.array(ProductPicture),
  updated_at: Instant,
})
export type OwnProductDetail = v.InferOutput<typeof OwnProductDetail>

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
    /** The version that was seen; without one the change is made whatever happened meanwhile. */
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

/** `add`: so many more, or fewer where it is negative. `set` with `seen`: so many there are now, if nothing was sold since. */
export const changeStock = endpoint({
  method: 'POST',
  path: '/api/product/{product_id}/stock/',
  summary: 'Changes the stock of one variant: adds or takes away, or sets it if it is still what was seen (stock-changed otherwise)',
  access: 'seller',
  perMinute: 120,
  once: true,
  params,
  body: v.object({
    variant_id: Id,
    change: v.union([
      v.object({
        add: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(-PRODUCT_LIMITS.stockMost),
          v.maxValue(PRODUCT_LIMITS.stockMost),
          v.check((by) => by !== 0),
        ),
      }),
      v.object({ set: v.pipe(Count, v.maxValue(PRODUCT_LIMITS.stockMost)), seen: Count }),
    ]),
  }),
  answer: OwnProductDetail,
  offline: 'queue',
})

/** Why the stock of a variant changed. */
export const STOCK_REASONS = ['made', 'added', 'set', 'import', 'sold', 'released', 'returned', 'removed'] as const

export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/product/{product_id}/stock/',
  summary: 'Every change of the stock of one’s own product, the latest first',
  access: 'seller',
  params,
  query: v.object({ limit: v.optional(v.pipe(idText, v.maxValue(100))), cursor: v.optional(Cursor) }),
  answer: v.object({
    results: v.array(
      v.object({
        id: Id,
        variant_id: Id,
        /** Its values when it was changed, in one line. */
        variant: v.string(),
        delta: v.pipe(v.number(), v.integer()),
        why: v.picklist(STOCK_REASONS),
        /** Number of the order; null: none. */
        order: v.nullable(v.string()),
        at: Instant,
      }),
    ),
    next_cursor: v.nullable(v.string()),
  }),
  offline: 'never',
})

/** The pictures of a product: eight at most. */
export const {
  listGallery: listProductGallery,
  addPicture: addProductPicture,
  describeItem: describeProductPicture,
  removeItem: removeProductPicture,
  orderGallery: orderProductGallery,
} = galleryEndpoints({ path: '/api/product_gallery/', access: 'seller', noun: 'product', most: GALLERY_MOST.product })
