import { memo, Suspense } from 'react'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import { PartWaiting } from '../../ui/navigation/part-waiting.tsx'

const BuyButtons = hydrateDeferred(async () => (await import('../../features/shop/parts/buy-buttons.tsx')).BuyButtons)

interface Props {
  product: ProductDetail
  variant: ProductVariant
}

/** Where the page of a product meets the basket. The same for the same variant, so that nothing updates it before it is alive. */
export const BuyPart = memo(function BuyPart({ product, variant }: Props) {
  return (
    <Suspense fallback={<PartWaiting className="h-12" />}>
      <BuyButtons product={product} variant={variant} />
    </Suspense>
  )
})
