import { Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'
import { PartWaiting } from '../../ui/navigation/part-waiting.tsx'

interface Props {
  product: ProductDetail
  variant: ProductVariant
}

const BuyChosen = hydrateDeferred(async () => (await import('../../features/shop/parts/buy-buttons.tsx')).BuyChosen)

/**
 * Where the page of a product meets the basket. Its element stays the same, and learns of another variant or of newer data through a store: if
 * React replaced buttons that are not alive yet, a press on them would be lost.
 */
export function BuyPart({ product, variant }: Props) {
  const [useChosen] = useState(() => create<Props>()(() => ({ product, variant })))
  useLayoutEffect(() => useChosen.setState({ product, variant }))
  return useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-12" />}>
        <BuyChosen useChosen={useChosen} />
      </Suspense>
    ),
    [useChosen],
  )
}
