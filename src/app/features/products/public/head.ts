import { canonicalQuery } from '#contract/core/endpoint.ts'
import { formatterFor } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { ProductDetail, ProductPage } from '#contract/products/products.ts'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { descriptionOf, type HeadTools, itemList, languageOf, offTheRecord, type PageHead } from '../../../ui/navigation/page-head.ts'
import { districtOf } from './product-facts.ts'
import { productSchema } from './product-schema.ts'

/** Head of the shop. Sorts, prices and stock make no page of their own for search engines; category, condition, place and words do. */
export function shopHead(filter: ProductFilter, page: ProductPage, { texts, origin }: HeadTools): PageHead {
  const { q, category, subcategory, condition, district } = filter
  return {
    title: q ? texts.t('heads:products.searchTitle', { words: q }) : texts.t('heads:products.listTitle'),
    description: texts.t('heads:products.listDescription'),
    canonicalPath: `/shop${canonicalQuery({ q, category, subcategory, condition, district })}`,
    image: page.results.find((card) => card.thumbnail)?.thumbnail ?? undefined,
    structuredData: {
      '@context': 'https://schema.org',
      ...itemList(
        page.results.map((card) => ({ name: inLanguage(languageOf(texts), card).title, path: `/productdetails/${card.product_id}` })),
        { texts, origin },
      ),
    },
  }
}

/** Head of one product, with its structured data while it is on sale. */
export function productHead(detail: ProductDetail, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const product = inLanguage(language, detail)
  const format = formatterFor(language)
  const canonicalPath = `/productdetails/${product.product_id}`
  const text = textOfHtml(product.description)
  const facts = [
    product.price_most > product.price ? texts.t('products:priceFrom', { price: format.price(product.price) }) : format.price(product.price),
    texts.t(`products:conditions.${product.condition}`),
    [product.seller_name, districtOf(product, language)].filter(Boolean).join(', '),
  ]
  return {
    title: product.title,
    description: descriptionOf(texts.t('heads:products.productDescription', { facts: facts.join(' · '), text })),
    canonicalPath,
    image: product.thumbnail ?? undefined,
    structuredData: product.is_on_sale ? productSchema(product, { origin, url: origin + withLanguage(language, canonicalPath), text }) : undefined,
    ...offTheRecord(product),
  }
}
