import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useProductBookmarks } from '../use-product-bookmarks.ts'

/** What can be done with a product before ordering it. */
export function ProductActions({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const { product_id, title } = product
  const keeping = useProductBookmarks([product])
  const isKept = keeping.isKept(product_id)
  return (
    <>
      <div className="flex flex-wrap gap-2 mt-3 [&>*]:grow">
        <button type="button" className="btn-quiet js-only" data-product={product_id} aria-pressed={isKept} onClick={keeping.toggle}>
          <Icon name={isKept ? 'i-lucide-check' : 'i-lucide-heart'} className={isKept ? 'text-brand' : ''} />
          {t('keep.button')}
        </button>
        <ShareButton title={title} path={withLanguage(language, `/productdetails/${product_id}`)} />
      </div>
      <p role="status" className="text-sm mt-2 empty:hidden">
        {keeping.failed && <span className="text-danger">{t('keep.failed')}</span>}
        {isKept && !keeping.failed && t(keeping.isReady(product_id) ? 'availableOffline' : 'keep.queued')}
      </p>
    </>
  )
}
