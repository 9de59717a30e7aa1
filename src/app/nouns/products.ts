import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import type { ProductCard } from '#contract/products/products.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import type { Row, RowTools } from './row.ts'

export const PRODUCT_ICON = 'i-lucide-shopping-bag'

/** A product as a row: for how much, who sells it, where. */
export const productRow = (card: ProductCard, { t, format, language }: RowTools): Row => {
  const { product_id, title, thumbnail, thumbnail_tone, price, price_most, seller_name, district, district_bn, stock } = inLanguage(language, card)
  return {
    href: pagePath(PRODUCTS, product_id),
    title,
    picture: thumbnail ? { src: thumbnail, tone: thumbnail_tone, isSquare: true } : null,
    icon: PRODUCT_ICON,
    facts: [
      price_most > price ? t('home:priceFrom', { price: format.price(price) }) : format.price(price),
      seller_name,
      (language === 'bn' ? district_bn : district) ?? '',
      stock === 0 ? t('home:soldOut') : '',
    ],
  }
}
