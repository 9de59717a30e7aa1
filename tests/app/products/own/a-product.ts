import type { OwnProduct, OwnProductDetail, OwnVariant } from '#contract/products/own-product.ts'
import type { DeliveryOption, OwnShop } from '#contract/products/shops.ts'

/** A product of a seller that is on sale. */
export const anOwnProduct = (over: Partial<OwnProduct> = {}): OwnProduct => ({
  product_id: 7,
  title: 'Cotton sari',
  second_title: '',
  brand: '',
  thumbnail: null,
  thumbnail_tone: 0,
  price: 1200,
  price_most: 1200,
  compare_at: null,
  condition: 'new',
  stock: 12,
  seller: 500,
  seller_name: 'Rafiq Stores',
  district: 'Dhaka',
  district_bn: 'ঢাকা',
  product_category: 1,
  product_subcategory: 2,
  rating: { count: 0, mean: null },
  is_active: true,
  held_reason: null,
  taken_off_reason: null,
  sold: 5,
  variant_count: 1,
  stock_least: 12,
  created_at: '2026-11-01T05:00:00.000Z',
  version: 3,
  ...over,
})

export const aVariant = (over: Partial<OwnVariant> = {}): OwnVariant => ({
  variant_id: 71,
  values: [],
  price: 1200,
  compare_at: null,
  stock: 12,
  picture: null,
  sku: '',
  sold: 5,
  ...over,
})

export const anOwnDetail = (over: Partial<OwnProductDetail> = {}): OwnProductDetail => ({
  ...anOwnProduct(),
  description: '<p>Soft</p>',
  description_state: '',
  second_description: '',
  second_description_state: '',
  condition_note: '',
  warranty: '',
  weight_grams: null,
  days_to_return: 7,
  options: [],
  variants: [aVariant()],
  pictures: [{ id: 1, alt: '', file: '/media/products/a.webp', tone: 0 }],
  updated_at: '2026-11-01T05:00:00.000Z',
  ...over,
})

export const aDeliveryOption = (over: Partial<DeliveryOption> = {}): DeliveryOption => ({
  id: 31,
  kind: 'courier',
  note: 'Pathao',
  districts: [],
  areas: [],
  fee: 80,
  free_from: null,
  days_least: 2,
  days_most: 3,
  is_cod: true,
  ...over,
})

export const aShop = (over: Partial<OwnShop> = {}): OwnShop => ({
  options: [aDeliveryOption()],
  closed: null,
  dbid: '',
  sms_phone: null,
  suspended: null,
  version: 4,
  ...over,
})

const branch = (id: number, parent: number | null) => ({ id, title: `Kind ${id}`, title_bn: `ধরন ${id}`, parent })
export const PRODUCT_CATEGORIES = [branch(1, null), branch(4, null), branch(2, 1), branch(5, 4)]
