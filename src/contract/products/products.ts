import * as v from 'valibot'
import { cardPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText, MediaPath, Rating } from '../core/fields.ts'
import { type ListQuery, listQuery } from '../core/filter-schema.ts'
import { PRODUCT_CONDITIONS } from './product-limits.ts'
import { PRODUCT_FILTER } from './products-filter.ts'
import { PRODUCTS } from './products-resource.ts'
import { ShopTerms } from './shops.ts'

/** Counting costs more than the page itself, and beyond `countedTo` no one reads on. */
export const PRODUCT_LISTED = { plain: 500, perPage: 50, countedTo: 200, similar: 4 } as const

/** One row of the list of products. Prices in whole taka. */
export const ProductCard = v.object({
  product_id: Id,
  title: v.string(),
  /** In the other language; empty where its seller gave none. */
  second_title: v.string(),
  brand: v.string(),
  thumbnail: v.nullable(MediaPath),
  /** Index of the ground colour while the picture loads: contract/core/images.ts. */
  thumbnail_tone: Count,
  /** Of the cheapest variant. */
  price: Count,
  /** Of the dearest. */
  price_most: Count,
  /** What the cheapest one cost before; null: no less now. */
  compare_at: v.nullable(Count),
  condition: v.picklist(PRODUCT_CONDITIONS),
  /** Of all variants together. */
  stock: Count,
  /** User id. */
  seller: Id,
  seller_name: v.string(),
  /** Address of the shop; null: they have none. Absent in answers that were kept by earlier versions. */
  seller_slug: v.optional(v.nullable(v.string())),
  /** Of the shop; null where it names none. */
  district: v.nullable(v.string()),
  district_bn: v.nullable(v.string()),
  /** Districts that its shop delivers to; null: all of Bangladesh. */
  delivers_to: v.nullable(v.array(v.string())),
  /** It is brought somewhere for nothing, even one of the cheapest variant. */
  is_delivery_free: v.boolean(),
  product_category: Id,
  product_subcategory: Id,
  rating: Rating,
  posted_at: Instant,
})
export type ProductCard = v.InferOutput<typeof ProductCard>

export const ProductPage = cardPage(ProductCard)
export type ProductPage = v.InferOutput<typeof ProductPage>

/** What a product comes in: a size, a colour. */
export const ProductOption = v.object({ name: v.string(), values: v.array(v.string()) })
export type ProductOption = v.InferOutput<typeof ProductOption>

export const ProductVariant = v.object({
  variant_id: Id,
  /** One of each option, in their order; none where the product has no options. */
  values: v.array(v.string()),
  price: Count,
  /** What it cost before, more than the price; null: no less now. */
  compare_at: v.nullable(Count),
  stock: Count,
  /** One of the product's pictures, by its id; null: the first. */
  picture: v.nullable(Id),
})
export type ProductVariant = v.InferOutput<typeof ProductVariant>

export const ProductPicture = v.object({
  id: Id,
  /** What is in it; empty where the title says so. */
  alt: v.string(),
  file: MediaPath,
  tone: Count,
})

/** Everything the page of a product shows. What was public stays readable; `is_on_sale` says whether it can be ordered. */
export const ProductDetail = v.object({
  ...ProductCard.entries,
  /** HTML, sanitized by the server when it was written. */
  description: v.string(),
  /** The same in the other language, empty where its seller gave none. */
  second_description: v.string(),
  /** What is worn, of one that is not new. */
  condition_note: v.string(),
  warranty: v.string(),
  weight_grams: v.nullable(Count),
  /** Days within which it can go back. */
  days_to_return: Count,
  options: v.array(ProductOption),
  variants: v.array(ProductVariant),
  pictures: v.array(ProductPicture),
  /** Active, not held by staff, its shop not taken off. */
  is_on_sale: v.boolean(),
  /** Why staff have taken it off, then it says nothing else; null: they have not. */
  taken_off_reason: v.nullable(v.string()),
  updated_at: Instant,
  category: v.object({ title: v.string(), title_bn: v.string() }),
  subcategory: v.object({ title: v.string(), title_bn: v.string() }),
  shop: ShopTerms,
  seller_profile: v.object({
    full_name: v.string(),
    slug: v.string(),
    profession: v.string(),
    member_since: Instant,
    is_verified: v.boolean(),
    events_held: Count,
    event_people: Count,
    /** Absent in answers that were kept by earlier versions. */
    goods_orders: v.optional(Count, 0),
    goods_on_time: v.optional(Count, 0),
    profile_picture: v.nullable(v.object({ url: MediaPath })),
  }),
  /** On sale and of the same kind, at most `PRODUCT_LISTED.similar`. */
  similar: v.array(ProductCard),
  /** The service’s clock when it answered. */
  server_time: Instant,
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>

/** The query of the list: every filter, the sort, and the page. */
export const ProductQuery = listQuery(PRODUCT_FILTER, { perPage: PRODUCT_LISTED.perPage })
export type ProductQuery = ListQuery<typeof PRODUCT_FILTER>

/** Plain: an array of at most `PRODUCT_LISTED.plain` rows. With `limit` or `cursor`: a page. */
export const listProducts = endpoint({
  method: 'GET',
  path: PRODUCTS.api.list,
  summary: 'Products on sale: search, filters, keyset pages',
  access: 'anyone',
  query: ProductQuery,
  answer: v.union([v.array(ProductCard), ProductPage]),
  offline: { keepDays: 30, noun: 'products', shape: 'list' },
})

export const readProduct = endpoint({
  method: 'GET',
  path: PRODUCTS.api.one,
  summary: 'One product with its variants, pictures, delivery, seller and similar ones',
  access: 'anyone',
  params: v.object({ product_id: idText }),
  answer: ProductDetail,
  offline: { keepDays: 90, noun: 'products', shape: 'detail' },
})

/** A branch of the tree; two levels: no parent, then its children. Ids are unique over both. */
export const ProductCategory = v.object({ id: Id, title: v.string(), title_bn: v.string(), parent: v.nullable(Id) })
export type ProductCategory = v.InferOutput<typeof ProductCategory>

export const listProductCategories = endpoint({
  method: 'GET',
  path: '/api/product_category/',
  summary: 'The tree of product categories, parents before their children',
  access: 'anyone',
  answer: v.array(ProductCategory),
  offline: { keepDays: 365, noun: 'product-categories', shape: 'list' },
})

/** What the worker keeps of this noun for all who use the phone. */
export const PRODUCT_READS = [listProducts, readProduct, listProductCategories] as const
