import type { Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { descriptionOf } from '../../../ui/navigation/page-head.ts'

const CURRENCY = 'BDT'
const SCHEMA = 'https://schema.org/'

interface Tools {
  language: Language
  origin: string
  /** Absolute address of its page. */
  url: string
  /** Its description without markup. */
  text: string
}

/** What search engines are told of a service of which times can be asked for. @see https://schema.org/Service */
export function serviceSchema(service: ServiceDetail, { language, origin, url, text }: Tools): object {
  const { title, pictures, category, subcategory, rating, seller_profile: seller } = service
  const images = pictures.flatMap(({ file }) => (file ? [origin + file] : []))
  const kinds = [category, subcategory].map((one) => (language === 'bn' ? one.title_bn : one.title))
  return {
    '@context': SCHEMA,
    '@type': 'Service',
    name: title,
    description: descriptionOf(text),
    url,
    ...(images.length > 0 ? { image: images } : {}),
    serviceType: [...new Set(kinds)].join(' › '),
    provider: {
      '@type': 'LocalBusiness',
      name: seller.full_name,
      ...(seller.slug ? { url: origin + withLanguage(language, `/seller/${seller.slug}`) } : {}),
      ...(seller.profile_picture ? { image: origin + seller.profile_picture.url } : {}),
      address: { '@type': 'PostalAddress', addressCountry: 'BD', ...(service.district ? { addressRegion: service.district } : {}) },
    },
    ...areaOf(service),
    ...offerOf(service, url),
    ...ratingOf(rating),
  }
}

/** Where it can be had: in districts, in all of the country, or online. */
function areaOf({ place, reaches, district }: ServiceDetail): object {
  const country = { '@type': 'Country', name: 'Bangladesh' }
  if (place === 'at-customer') return { areaServed: reaches ? reaches.map((name) => ({ '@type': 'AdministrativeArea', name })) : country }
  if (place === 'online') return { areaServed: country }
  return district ? { areaServed: { '@type': 'AdministrativeArea', name: district } } : {}
}

/** A price that is named later is none. */
function offerOf({ pricing, price, seller_profile }: ServiceDetail, url: string): object {
  if (pricing === 'quote') return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: CURRENCY,
      availability: `${SCHEMA}InStock`,
      seller: { '@type': 'Organization', name: seller_profile.full_name },
      ...(pricing === 'hourly'
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price,
              priceCurrency: CURRENCY,
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'HUR' },
            },
          }
        : {}),
    },
  }
}

/** Only of reviews that there are, and of so many that there is a mean. */
const ratingOf = (rating: ServiceDetail['rating']): object =>
  rating.mean === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(rating.mean * 10) / 10,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
