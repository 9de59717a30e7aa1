import { useTranslation } from 'react-i18next'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

interface Props {
  product: OwnProduct
  /** In a table, whose rows are low. */
  isShort?: boolean
}

/** How many pieces are left, and whether some variant has few or none. */
export function StockWords({ product: { stock, stock_least, variant_count }, isShort = false }: Props) {
  const { t } = useTranslation('stock')
  if (stock === 0)
    return (
      <span className="text-danger font-600">
        <Icon name="i-lucide-circle-slash" /> {t('list.out')}
      </span>
    )
  const isLow = stock_least <= PRODUCT_LIMITS.lowStock
  const some = () => {
    if (variant_count === 1) return t('list.low')
    return stock_least === 0 ? t('list.someOut') : t('list.someLow', { count: stock_least })
  }
  return (
    <span className={`text-start tabular ${isShort ? 'text-sm whitespace-nowrap' : ''}`}>
      {t('list.stock', { count: stock })}
      {variant_count > 1 && <span className="text-sm text-ink-soft"> · {t('list.variants', { count: variant_count })}</span>}
      {isLow && (
        <span className="block text-sm text-marigold font-600">
          <Icon name="i-lucide-flame" /> {some()}
        </span>
      )}
    </span>
  )
}
