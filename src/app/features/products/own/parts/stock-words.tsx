import { useTranslation } from 'react-i18next'
import type { OwnProduct } from '#contract/products/own-products.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** How many pieces are left, and whether some variant has few or none. */
export function StockWords({ product: { stock, stock_least, variant_count } }: { product: OwnProduct }) {
  const { t } = useTranslation('stock')
  if (stock === 0)
    return (
      <span className="text-danger font-600">
        <Icon name="i-lucide-circle-slash" /> {t('list.out')}
      </span>
    )
  const isLow = stock_least <= PRODUCT_LIMITS.lowStock
  const someLow = variant_count > 1 ? t('list.someLow', { count: stock_least }) : t('list.low')
  return (
    <span className="text-start tabular">
      {t('list.stock', { count: stock })}
      {variant_count > 1 && <span className="text-sm text-ink-soft"> · {t('list.variants', { count: variant_count })}</span>}
      {isLow && (
        <span className="block text-sm text-marigold font-600">
          <Icon name="i-lucide-flame" /> {stock_least === 0 ? t('list.someOut') : someLow}
        </span>
      )}
    </span>
  )
}
