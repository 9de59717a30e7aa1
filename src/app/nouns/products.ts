import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import type { ProductCard } from '#contract/products/products.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import type { Row, RowTools } from './row.ts'

export const PRODUCT_ICON = 'i-lucide-shopping-bag'

/** A product as a row: for how much, of whom, where. */
export const productRow = (product: ProductCard, { format, language }: RowTools): Row => ({
  href: pagePath(PRODUCTS, product.product_id),
  title: inLanguage(language, product).title,
  picture: product.thumbnail ? { src: product.thumbnail, tone: product.thumbnail_tone, isSquare: true } : null,
  icon: PRODUCT_ICON,
  facts: [format.price(product.price), product.seller_name, (language === 'bn' ? product.district_bn : product.district) ?? ''],
})
