import { Suspense } from 'react'
import type { ProductDetail } from '#contract/products/products.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { useSeen } from '../use-seen.ts'
import { ProductFacts } from './product-facts.tsx'
import { SimilarProducts } from './similar-products.tsx'

const ProductReviews = hydrateDeferred(async () => (await import('./product-reviews.tsx')).ProductReviews)

interface Props {
  product: ProductDetail
  answer: Answer<ProductDetail>
}

/** What stands below the description: facts, what buyers say, and others of the same kind. */
export function ProductText({ product, answer }: Props) {
  const seen = useSeen(answer)
  if (product.taken_off_reason !== null) return null
  return (
    <>
      <ProductFacts product={product} />
      <ReviewsPlace product={product} />
      {product.similar.length > 0 && <SimilarProducts products={product.similar} seen={seen} />}
    </>
  )
}

/** A program of its own, with texts of its own: on the phone alone. */
function ReviewsPlace({ product }: { product: ProductDetail }) {
  if (useNow() === undefined) return null
  return (
    <Suspense fallback={<PartWaiting className="h-40" />}>
      <ProductReviews product={product} />
    </Suspense>
  )
}
