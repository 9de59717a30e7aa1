import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { Count, Instant } from '../core/fields.ts'
import { PRODUCT_HELD_REASONS } from './held-products.ts'
import { ProductCard, ProductOption, ProductPicture, ProductVariant } from './products.ts'

export const OWN_PRODUCT_LIMITS = { listedPlain: 500, perPage: 100 } as const
/** What a seller can ask of the list; `low`: some variant has few left, `out`: some variant has none, `held`: staff look at it first. */
export const OWN_PRODUCT_STATES = ['active', 'inactive', 'low', 'out', 'held'] as const

const ownEntries = {
  ...v.omit(ProductCard, ['posted_at', 'delivers_to', 'is_delivery_free']).entries,
  is_active: v.boolean(),
  /** Why staff look at it before it appears; null: they need not. */
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
