import { useTranslation } from 'react-i18next'
import { isNetworkProblem, problemCode } from '#contract/core/problem-code.ts'
import { useCachedItem } from '../../../../state/bookmarks/use-cached-item.ts'
import { NotNow } from '../../../../ui/controls/not-now.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { ProductLine } from '../parts/product-line.tsx'
import { useProductLinks } from '../use-product-links.ts'

/** How many other products are offered instead. */
const OFFERED = 8

interface ProductNotCachedProps {
  /** As it stands in the address. */
  productId: string
  error: unknown
}

/**
 * A product that cannot be shown now: what is known of it, why the rest is missing, and what can be read instead. It asks again by itself when
 * the network is back. @see offline-mobile "A page never visited"
 */
export function ProductNotCached({ productId, error }: ProductNotCachedProps) {
  const { t } = useTranslation('products')
  const held = useCachedItem('products', productId, OFFERED)
  const links = useProductLinks()
  const isNetwork = isNetworkProblem(problemCode(error))
  return (
    <div className="grid gap-4 max-w-xl mx-auto">
      {held?.card && (
        <ul>
          <ProductLine product={held.card} links={links} isOld />
        </ul>
      )}
      <NotNow title={isNetwork ? t('common:pageNotHeld') : t('details.failed')} error={error}>
        {held?.card && t('details.knownHint')} {isNetwork && t('details.healing')}
      </NotNow>
      {held && held.others.length > 0 && (
        <section aria-labelledby="held-products">
          <h2 id="held-products" className="text-lg mb-2">
            {t('details.onPhone')}
          </h2>
          <ul className="grid gap-2">
            {held.others.map((product) => (
              <ProductLine key={product.product_id} product={product} links={links} isOld />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A product that is not there: never was, or was removed. */
export function ProductNotFound() {
  const { t } = useTranslation('products')
  useHeadingTitle(t('details.notFound'))
  return (
    <NothingHere drawing="lost" title={t('details.notFound')} hint={t('details.notFoundHint')} as="h1">
      <ScreenLink to="/shop" className="btn-primary">
        {t('list.seeAll')}
      </ScreenLink>
    </NothingHere>
  )
}
