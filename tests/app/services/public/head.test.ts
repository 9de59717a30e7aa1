import { describe, expect, it } from 'vitest'
import { serviceHead, servicesHead } from '#app/features/services/public/head.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { aServiceCard, aServiceDetail } from '#tests/support/phone/service-rows.ts'

const tools = (language: 'en' | 'bn') => ({ texts: textsIn(language), origin: 'https://market.example' })
const pageOf = (...results: ReturnType<typeof aServiceCard>[]) => ({ results, next_cursor: null, total: results.length, total_is_exact: true })
const schemaOf = (over: Partial<ServiceDetail> = {}) => serviceHead(aServiceDetail({ service_id: 5, title: 'Fix a tap', ...over }), tools('en')).structuredData

describe('the head of the list', () => {
  it('is canonical without sort, prices and days, and lists its services', () => {
    const filter = { q: 'tap', district: 'Bogura', sort: 'price-low', min_price: 5, day: '2026-01-20' } as const
    const head = servicesHead(filter, pageOf(aServiceCard({ service_id: 1, title: 'Fix a tap', second_title: 'কল মেরামত' })), tools('bn'))
    expect([head.title, head.canonicalPath, head.image]).toEqual(['সেবা: tap', '/services?district=Bogura&q=tap', '/media/services/1.webp'])
    expect(head.structuredData).toMatchObject({ itemListElement: [{ name: 'কল মেরামত', url: 'https://market.example/bn/servicedetails/1' }] })
    expect(servicesHead({ instant: true }, pageOf(), tools('en'))).toMatchObject({
      title: 'Services confirmed at once',
      canonicalPath: '/services?instant=true',
    })
  })
})

describe('the head of a service', () => {
  it('says for how much, where and by whom', () => {
    const head = serviceHead(aServiceDetail({ service_id: 5, title: 'Fix a tap' }), tools('en'))
    expect(head.description).toBe('BDT 500 · At your place · Kamal Plumbing, Bogura. Pipes and taps.')
    expect(head).toMatchObject({ title: 'Fix a tap', canonicalPath: '/servicedetails/5', isPrivate: false })
  })

  it('tells search engines what it is, who does it, where, for how much, and how it is rated from three reviews on', () => {
    expect(schemaOf({ rating: { count: 3, mean: 4.66 } })).toMatchObject({
      '@type': 'Service',
      name: 'Fix a tap',
      serviceType: 'Repairs › Plumbing',
      areaServed: [{ name: 'Bogura' }],
      provider: { name: 'Kamal Plumbing', url: 'https://market.example/en/seller/kamal' },
      offers: { '@type': 'Offer', price: 500, priceCurrency: 'BDT', url: 'https://market.example/en/servicedetails/5' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    })
    expect(schemaOf({ rating: { count: 2, mean: null } })).not.toHaveProperty('aggregateRating')
    expect(schemaOf({ pricing: 'quote', price: 0 })).not.toHaveProperty('offers')
  })

  it('is nothing for them once it cannot be booked, or staff took it off', () => {
    expect(schemaOf({ is_bookable: false })).toBeUndefined()
    expect(serviceHead(aServiceDetail({ service_id: 5, is_bookable: false, taken_off_reason: 'A scam' }), tools('en'))).toMatchObject({ isPrivate: true })
  })
})
