import { aPoster } from '../nouns/posting.ts'
import { productTexts } from '../nouns/selling-products.ts'
import { ANYBODY, all, type RouteEntry, SELLER_A, SELLERS } from './route-entry.ts'
import type { Six } from './six-people.ts'

const table = new TextEncoder().encode('product,sku\r\n')
const NOBODYS = 2_000_000_000
const picture = await aPoster('#0a7', 8, 8)
const ofA = ({ sellerA: { shelf } }: Six) => ({ product_id: shelf.product })
const OWN_PRODUCT = { expected: SELLER_A, missing: { product_id: NOBODYS } }
const option = { kind: 'courier', note: 'Pathao', districts: [], areas: [], fee: '80', free_from: '', days_least: '1', days_most: '3', is_cod: true }

/** Who may do what with products and shops. */
export const SHELF_ENTRIES: Record<string, RouteEntry> = {
  'GET /api/product/': { expected: ANYBODY },
  'GET /api/product/{product_id}/': { expected: ANYBODY, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/product_category/': { expected: ANYBODY },
  'GET /api/product/{id}/reviews/': { expected: ANYBODY, ask: ({ sellerA: { shelf } }) => ({ params: { id: shelf.product } }) },
  // Everybody sees the product; only who was brought one reviews it.
  'POST /api/product/{id}/reviews/': {
    expected: { ...all(403), visitor: 401 },
    ask: ({ sellerA: { shelf } }) => ({ params: { id: shelf.product }, body: { stars: 5, text: '', key: 'a-key-of-a-phone-5' } }),
    missing: { id: NOBODYS },
  },

  'POST /api/product/{id}/pictured_reviews/': {
    expected: { ...all(403), visitor: 401 },
    ask: ({ sellerA: { shelf } }) => ({
      params: { id: shelf.product },
      body: { stars: '5', text: '', key: 'a-key-of-a-phone-6' },
      files: { pictures: picture },
    }),
    missing: { id: NOBODYS },
  },

  'GET /api/product/?mine=true': { expected: SELLERS },
  'GET /api/product/{product_id}/own/': { ...OWN_PRODUCT, ask: (six) => ({ params: ofA(six) }) },
  'POST /api/product/create/': {
    expected: SELLERS,
    ask: ({ sellerA: { shelf } }) => ({ body: productTexts(shelf.branch), files: { pictures: picture } }),
  },
  'PATCH /api/product/{product_id}/update/': {
    ...OWN_PRODUCT,
    ask: (six) => ({ params: ofA(six), body: { ...productTexts(six.sellerA.shelf.branch), version: '1' }, files: { pictures: picture } }),
  },
  'POST /api/product/{product_id}/active/': { ...OWN_PRODUCT, ask: (six) => ({ params: ofA(six), body: { is_active: false } }) },
  'POST /api/product/{product_id}/copy/': { ...OWN_PRODUCT, ask: (six) => ({ params: ofA(six), body: { client_key: 'a-key-of-a-phone' } }) },
  'POST /api/product/{product_id}/stock/': {
    ...OWN_PRODUCT,
    ask: (six) => ({ params: ofA(six), body: { variant_id: six.sellerA.shelf.variant, change: { add: 1 } } }),
  },
  'GET /api/product/{product_id}/stock/': { ...OWN_PRODUCT, ask: (six) => ({ params: ofA(six) }) },
  'GET /api/product_gallery/': { expected: SELLER_A, ask: (six) => ({ query: { subject: String(ofA(six).product_id) } }) },
  'POST /api/product_gallery/': {
    expected: SELLER_A,
    ask: (six) => ({ query: { subject: String(ofA(six).product_id), client_key: 'a-key-of-a-phone' }, upload: picture }),
  },
  'PATCH /api/product_gallery/{item_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { shelf } }) => ({ params: { item_id: shelf.item }, body: { alt: 'A sari' } }),
    missing: { item_id: NOBODYS },
  },
  'DELETE /api/product_gallery/{item_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { shelf } }) => ({ params: { item_id: shelf.item } }),
    missing: { item_id: NOBODYS },
  },
  'POST /api/product_gallery/order/': {
    expected: SELLER_A,
    ask: (six) => ({ body: { subject: ofA(six).product_id, ids: [six.sellerA.shelf.item, six.sellerA.shelf.otherItem] } }),
  },

  'POST /api/product_import/': { expected: SELLERS, ask: () => ({ upload: table }) },
  'GET /api/product_export/': { expected: SELLERS },

  'GET /api/shop/': { expected: SELLERS },
  'PATCH /api/shop/': { expected: SELLERS, ask: () => ({ body: { dbid: 'DBID-1' } }) },
  'POST /api/delivery_option/': { expected: SELLERS, ask: () => ({ body: { client_key: 'a-key-of-a-phone', option } }) },
  'PATCH /api/delivery_option/{option_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { shelf } }) => ({ params: { option_id: shelf.option }, body: { option } }),
    missing: { option_id: NOBODYS },
  },
  'DELETE /api/delivery_option/{option_id}/': {
    expected: SELLER_A,
    ask: ({ sellerA: { shelf } }) => ({ params: { option_id: shelf.option } }),
    missing: { option_id: NOBODYS },
  },
}
