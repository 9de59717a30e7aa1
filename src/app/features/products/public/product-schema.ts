import { deliveryFee } from '#contract/products/delivery-rules.ts'
import type { ProductCondition } from '#contract/products/product-limits.ts'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import type { DeliveryOption } from '#contract/products/shops.ts'
import { descriptionOf } from '../../../ui/navigation/page-head.ts'

const CURRENCY = 'BDT'
const SCHEMA = 'https://schema.org/'
const CONDITIONS: Record<ProductCondition, string> = {
  new: `${SCHEMA}NewCondition`,
  refurbished: `${SCHEMA}RefurbishedCondition`,
  used: `${SCHEMA}UsedCondition`,
}
/** Options in English or Bangla that search engines know by a name of their own. */
const VARIES_BY: readonly (readonly [names: RegExp, property: string])[] = [
  [/^(?:colou?r|রং|রঙ)$/i, 'color'],
  [/^(?:size|সাইজ|মাপ)$/i, 'size'],
  [/^(?:material|fabric|কাপড়|উপাদান)$/i, 'material'],
  [/^(?:pattern|নকশা)$/i, 'pattern'],
]

interface Tools {
  origin: string
  /** Absolute address of its page. */
  url: string
  /** Its description without markup. */
  text: string
}

/**
 * What search engines are told of a product that is on sale: of one with options, a group with a product for each variant.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function productSchema(product: ProductDetail, tools: Tools): object {
  const { variants, options, brand, title, pictures } = product
  const { origin, text } = tools
  const common = {
    name: title,
    description: descriptionOf(text),
    ...(pictures.length > 0 ? { image: pictures.map(({ file }) => origin + file) } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...ratingOf(product.rating),
  }
  const [only] = variants
  if (options.length === 0 && only)
    return { '@context': SCHEMA, '@type': 'Product', ...common, url: tools.url, sku: String(only.variant_id), offers: offerOf(product, only, tools.url) }
  return {
    '@context': SCHEMA,
    '@type': 'ProductGroup',
    ...common,
    url: tools.url,
    productGroupID: String(product.product_id),
    variesBy: options.flatMap(({ name }) => propertyOf(name) ?? []).map((property) => `${SCHEMA}${property}`),
    hasVariant: variants.map((variant) => variantSchema(product, variant, tools)),
  }
}

function variantSchema(product: ProductDetail, variant: ProductVariant, { origin, url }: Tools): object {
  const picture = product.pictures.find(({ id }) => id === variant.picture) ?? product.pictures[0]
  const address = `${url}?variant=${variant.variant_id}`
  return {
    '@type': 'Product',
    name: `${product.title} · ${variant.values.join(', ')}`,
    sku: String(variant.variant_id),
    ...(picture ? { image: origin + picture.file } : {}),
    ...Object.fromEntries(
      product.options.flatMap(({ name }, at) => {
        const property = propertyOf(name)
        return property ? [[property, variant.values[at]]] : []
      }),
    ),
    offers: offerOf(product, variant, address),
  }
}

const propertyOf = (option: string): string | undefined => VARIES_BY.find(([names]) => names.test(option.trim()))?.[1]

function offerOf({ condition, is_on_sale, days_to_return, shop, seller_profile }: ProductDetail, { price, stock }: ProductVariant, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: CURRENCY,
    availability: `${SCHEMA}${is_on_sale && stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: CONDITIONS[condition],
    seller: { '@type': 'Organization', name: seller_profile.full_name },
    ...shippingOf(shop.options, price),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'BD',
      returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: days_to_return,
    },
  }
}

/** How it is brought to whole districts, of which alone these programs have a name; of a shop where it can only be fetched, nothing. */
function shippingOf(options: readonly DeliveryOption[], price: number): object {
  const brought = options.filter(({ kind, districts, areas }) => kind !== 'pickup' && (districts.length > 0 || areas.length === 0))
  if (brought.length === 0) return {}
  return {
    shippingDetails: brought.map((option) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: deliveryFee(option, price), currency: CURRENCY },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: 'BD',
        ...(option.districts.length > 0 ? { addressRegion: option.districts } : {}),
      },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: option.days_least, maxValue: option.days_most, unitCode: 'DAY' },
      },
    })),
  }
}

/** Only of reviews that there are, and of so many that there is a mean. */
const ratingOf = (rating: ProductDetail['rating']): object =>
  rating && rating.mean !== null
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(rating.mean * 10) / 10,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}
