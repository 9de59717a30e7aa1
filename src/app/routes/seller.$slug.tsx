import { createFileRoute } from '@tanstack/react-router'
import { EventsOfSeller } from '../features/events/parts/events-of-seller.tsx'
import { SellerPage } from '../features/sellers/screens/seller-page.tsx'
import { FreshPill } from '../shell/fresh-pill.tsx'
import { FailureScreen, NotFoundScreen } from '../shell/late-screens.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/seller/$slug')({
  loader: async ({ params, context, abortController }) =>
    (await import('../shell/load-seller.ts')).loadSellerScreen(params.slug, { ...context.how, signal: abortController.signal }),
  component: SellerScreen,
  errorComponent: FailureScreen,
  notFoundComponent: NotFoundScreen,
})

function SellerScreen() {
  const [seller, events] = Route.useLoaderData()
  usePageTitle(seller.value.full_name)
  return (
    <>
      <FreshPill />
      <SellerPage answer={seller} events={<EventsOfSeller page={events.value} sellerId={seller.value.id} />} />
    </>
  )
}
