import { describe, expect, it } from 'vitest'
import { productHead, shopHead } from '#app/features/products/public/head.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import { aDeliveryOption, aProductCard, aProductDetail, aVariant } from '#tests/support/phone/product-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const tools = (language: 'en' | 'bn') => ({ texts: textsIn(language), origin: 'https://market.example' })
const pageOf = (...results: ReturnType<typeof aProductCard>[]) => ({ results, next_cursor: null, total: results.length, total_is_exact: true })
const schemaOf = (over: Partial<ProductDetail> = {}) => productHead(aProductDetail({ product_id: 5, title: 'Sari', ...over }), tools('en')).structuredData

describe('the head of the shop', () => {
  it('is canonical without sort, prices and stock', () => {
    const filter = { q: 'sari', category: 3, district: 'Bogura', sort: 'price-low', min_price: 5, in_stock: true, free_delivery: true } as const
    const head = shopHead(filter, pageOf(), tools('en'))
    expect(head.title).toBe('E-Shop: sari')
    expect(head.canonicalPath).toBe('/shop?category=3&district=Bogura&q=sari')
    expect(shopHead({}, pageOf(), tools('bn')).title).toBe('ই-শপ')
  })

  it('lists its products by absolute address in its own language, with a picture for previews', () => {
    const cards = [aProductCard({ product_id: 1, title: 'Sari', second_title: 'শাড়ি', thumbnail: null }), aProductCard({ product_id: 2 })]
    const head = shopHead({}, pageOf(...cards), tools('bn'))
    expect(head.image).toBe('/media/products/2.webp')
    expect(head.structuredData).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'শাড়ি', url: 'https://market.example/bn/productdetails/1' }, { position: 2 }],
    })
  })
})

describe('the head of a product', () => {
  it('says for how much, in which condition and of whom, cut to what is shown', () => {
    const head = productHead(aProductDetail({ product_id: 5, title: 'Sari', price_most: 1500, description: `<p>${'woven '.repeat(80)}</p>` }), tools('en'))
    expect(head.title).toBe('Sari')
    expect(head.description).toMatch(/^From BDT 1,200 · New · Rupsha Ghat, Bogura\. woven /)
    expect(head.description.length).toBeLessThanOrEqual(201)
    expect(head).toMatchObject({ canonicalPath: '/productdetails/5', image: '/media/products/5.webp', isPrivate: false })
  })

  it('is in the language of the page', () => {
    const product = aProductDetail({ product_id: 5, title: 'Sari', second_title: 'শাড়ি', second_description: '<p>হাতে বোনা।</p>' })
    const head = productHead(product, tools('bn'))
    expect([head.title, head.description]).toEqual(['শাড়ি', '৳১,২০০ · নতুন · Rupsha Ghat, বগুড়া। হাতে বোনা।'])
    expect(head.structuredData).toMatchObject({ name: 'শাড়ি', description: 'হাতে বোনা।' })
  })

  it('has no structured data once it is not on sale, and nothing for search engines once staff took it off', () => {
    expect(schemaOf({ is_on_sale: false })).toBeUndefined()
    expect(productHead(aProductDetail({ product_id: 5, taken_off_reason: 'Forbidden', is_on_sale: false }), tools('en'))).toMatchObject({ isPrivate: true })
  })
})

describe('what search engines are told of a product', () => {
  it('has its price, what there is, its condition, how it is brought and until when it goes back', () => {
    const options = [
      aDeliveryOption({ id: 1, fee: 120, free_from: 1000 }),
      aDeliveryOption({ id: 2, kind: 'rider', districts: ['Bogura'], areas: ['Joypurhat/Kalai'], fee: 60, days_least: 1, days_most: 2 }),
      aDeliveryOption({ id: 3, kind: 'pickup', note: 'Satmatha' }),
    ]
    const shop = { options, closed_until: null, dbid: '', sms_phone: null, licence_seen_at: null }
    expect(schemaOf({ brand: 'Aarong', condition: 'used', shop, days_to_return: 10 })).toMatchObject({
      '@type': 'Product',
      name: 'Sari',
      description: 'Woven by hand.',
      image: ['https://market.example/media/products/5.webp'],
      brand: { name: 'Aarong' },
      offers: {
        '@type': 'Offer',
        url: 'https://market.example/en/productdetails/5',
        price: 1200,
        priceCurrency: 'BDT',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        shippingDetails: [
          {
            shippingRate: { value: 0, currency: 'BDT' },
            shippingDestination: { addressCountry: 'BD' },
            deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } },
          },
          { shippingRate: { value: 60 }, shippingDestination: { addressCountry: 'BD', addressRegion: ['Bogura'] } },
        ],
        hasMerchantReturnPolicy: { applicableCountry: 'BD', merchantReturnDays: 10 },
      },
    })
  })

  it('is a group with an offer for each variant, by its address and its picture', () => {
    const schema = schemaOf({
      options: [
        { name: 'রং', values: ['Red', 'Blue'] },
        { name: 'Knots', values: ['9'] },
      ],
      variants: [aVariant({ variant_id: 51, values: ['Red', '9'], picture: 2 }), aVariant({ variant_id: 52, values: ['Blue', '9'], price: 1500, stock: 0 })],
      pictures: [
        { id: 1, alt: '', file: '/media/products/5.webp', tone: 1 },
        { id: 2, alt: '', file: '/media/products/6.webp', tone: 1 },
      ],
    })
    expect(schema).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '5',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          color: 'Red',
          image: 'https://market.example/media/products/6.webp',
          offers: { price: 1200, availability: 'https://schema.org/InStock', url: 'https://market.example/en/productdetails/5?variant=51' },
        },
        { color: 'Blue', offers: { price: 1500, availability: 'https://schema.org/OutOfStock' } },
      ],
    })
  })

  it('has a rating only of reviews that there are', () => {
    expect(schemaOf()).not.toHaveProperty('aggregateRating')
    expect(schemaOf({ rating: { count: 2, mean: null } })).not.toHaveProperty('aggregateRating')
    expect(schemaOf({ rating: { count: 5, mean: 4.27 } })).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 5 } })
  })

  it('says nothing of delivery where there is none', () => {
    const shop = { options: [aDeliveryOption({ id: 3, kind: 'pickup' })], closed_until: null, dbid: '', sms_phone: null, licence_seen_at: null }
    expect((schemaOf({ shop }) as { offers: object }).offers).not.toHaveProperty('shippingDetails')
  })
})
