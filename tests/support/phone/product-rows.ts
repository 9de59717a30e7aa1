import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import type { ProductCard, ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import type { DeliveryOption } from '#contract/products/shops.ts'

/** A card of a new product for 1200 taka of a shop in Bogura, with 12 in stock, delivered everywhere for a fee, unless told otherwise. */
export const aProductCard = (over: Partial<ProductCard> & { product_id: number }): ProductCard => ({
  title: `Product ${over.product_id}`,
  second_title: '',
  brand: '',
  thumbnail: `/media/products/${over.product_id}.webp`,
  thumbnail_tone: 1,
  price: 1200,
  price_most: 1200,
  compare_at: null,
  condition: 'new',
  stock: 12,
  seller: 7,
  seller_name: 'Rupsha Ghat',
  district: 'Bogura',
  district_bn: 'বগুড়া',
  delivers_to: null,
  is_delivery_free: false,
  product_category: 1,
  product_subcategory: 11,
  rating: { count: 0, mean: null },
  posted_at: '2026-01-01T10:00:00.000Z',
  ...over,
})

/** A courier to all of Bangladesh for 120 taka in 3 to 5 days, unless told otherwise. */
export const aDeliveryOption = (over: Partial<DeliveryOption> & { id: number }): DeliveryOption => ({
  kind: 'courier',
  note: '',
  districts: [],
  areas: [],
  fee: 120,
  free_from: null,
  days_least: 3,
  days_most: 5,
  is_cod: true,
  ...over,
})

/** A variant of such a product. */
export const aVariant = (over: Partial<ProductVariant> & { variant_id: number }): ProductVariant => ({
  values: [],
  price: 1200,
  compare_at: null,
  stock: 12,
  picture: null,
  ...over,
})

/** The page of such a product, in one kind. */
export const aProductDetail = (over: Partial<ProductDetail> & { product_id: number }): ProductDetail => ({
  ...aProductCard(over as Partial<ProductCard> & { product_id: number }),
  description: '<p>Woven by hand.</p>',
  second_description: '',
  condition_note: '',
  warranty: '',
  weight_grams: null,
  days_to_return: 7,
  options: [],
  variants: [aVariant({ variant_id: 51 })],
  pictures: [{ id: 1, alt: '', file: `/media/products/${over.product_id}.webp`, tone: 1 }],
  is_on_sale: true,
  taken_off_reason: null,
  updated_at: '2026-01-01T10:00:00.000Z',
  category: { title: 'Clothing', title_bn: 'পোশাক' },
  subcategory: { title: 'Saris', title_bn: 'শাড়ি' },
  shop: { options: [aDeliveryOption({ id: 1 })], closed_until: null, dbid: '', sms_phone: null, licence_seen_at: null },
  seller_profile: {
    full_name: 'Rahima',
    slug: 'rahima',
    profession: 'Weaver',
    member_since: '2025-01-01T00:00:00.000Z',
    is_verified: false,
    events_held: 0,
    event_people: 0,
    goods_orders: 0,
    goods_on_time: 0,
    profile_picture: null,
  },
  similar: [],
  server_time: '2026-01-20T06:00:00.000Z',
  ...over,
})

/** What is searched: a card with its terms. @param category names of its categories */
export const asSearchedProduct = <Facts extends ProductCard>(facts: Facts, category = ''): { facts: Facts; words: string[] } => ({
  facts,
  words: searchTerms(searchedTexts(PRODUCTS, facts, { category })),
})
