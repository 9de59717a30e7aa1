import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { ProductDetails } from '../features/products/public/screens/product-details.tsx'
import { ProductDetailsWaiting } from '../features/products/public/screens/product-details-waiting.tsx'
import { ProductNotCached, ProductNotFound } from '../features/products/public/screens/product-not-cached.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { BuyPart } from '../shell/slots/buy-part.tsx'
import { useItemTitle } from '../ui/navigation/use-item-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/productdetails/$productId')({
  // What stands there while it is on its way is nothing that other pages should load. What says that it cannot be had comes with the screen:
  // on a network that does not answer it could not be fetched any more.
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
  // With `?variant=` one of its variants is chosen.
  validateSearch: ({ variant }: { variant?: unknown }): { variant?: number } => (/^[1-9]\d{0,8}$/.test(String(variant)) ? { variant: Number(variant) } : {}),
  loader: (args) =>
    orLoadedByServer(args, async (options) => (await import('../features/products/public/calls.ts')).loadProductPage(args.params.productId, options)),
  component: ProductScreen,
  pendingComponent: ProductWaiting,
  // What the list has shown of it is worth showing at once.
  pendingMs: 0,
  errorComponent: ProductMissing,
  notFoundComponent: ProductNotFound,
})

function ProductScreen() {
  const answer = Route.useLoaderData()
  useItemTitle(answer.value)
  return (
    <>
      <FreshPill />
      <ProductDetails answer={answer} variantId={Route.useSearch().variant} order={(product, variant) => <BuyPart product={product} variant={variant} />} />
    </>
  )
}

function ProductWaiting() {
  return <ProductDetailsWaiting productId={Route.useParams().productId} />
}

function ProductMissing({ error }: ErrorComponentProps) {
  const { productId } = Route.useParams()
  return <ProductNotCached productId={productId} error={error} />
}
