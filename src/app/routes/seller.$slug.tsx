import { createFileRoute } from '@tanstack/react-router'
import { EventsOfSeller } from '../features/events/public/parts/events-of-seller.tsx'
import { ProductsOfSeller } from '../features/products/public/parts/products-of-seller.tsx'
import { SellerPage } from '../features/sellers/screens/seller-page.tsx'
import { BookMe } from '../features/services/public/parts/book-me.tsx'
import { ServicesOfSeller } from '../features/services/public/parts/services-of-seller.tsx'
import { FailureScreen, NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/seller/$slug')({
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../shell/guards/load-seller.ts')).loadSellerScreen(args.params.slug, options)),
  component: SellerScreen,
  errorComponent: FailureScreen,
  notFoundComponent: NotFoundScreen,
})

function SellerScreen() {
  const [seller, events, products, services] = Route.useLoaderData()
  const { slug, full_name } = seller.value
  const offered = services && services.value.results.length > 0 ? services.value : undefined
  usePageTitle(full_name)
  return (
    <>
      <FreshPill />
      <SellerPage
        answer={seller}
        events={<EventsOfSeller page={events.value} slug={slug} />}
        services={offered && <ServicesOfSeller page={offered} slug={slug} />}
        book={offered && <BookMe page={offered} slug={slug} />}
        products={products && products.value.results.length > 0 && <ProductsOfSeller page={products.value} slug={slug} />}
      />
    </>
  )
}
