import { createFileRoute, notFound } from '@tanstack/react-router'
import { isNotThere } from '#contract/core/problem-code.ts'
import { EventsOfSeller } from '../features/events/parts/events-of-seller.tsx'
import { SellerPage } from '../features/sellers/screens/seller-page.tsx'
import { FreshPill } from '../shell/fresh-pill.tsx'
import { FailureScreen, NotFoundScreen } from '../shell/late-screens.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

export const Route = createFileRoute('/seller/$slug')({
  loader: async ({ params, context, abortController }) => {
    const how = { ...context.how, signal: abortController.signal }
    try {
      const seller = await (await import('../features/sellers/calls.ts')).loadSeller(params.slug, how)
      const events = await (await import('../features/events/calls.ts')).loadEventList({ seller: seller.value.id }, how)
      return [seller, events] as const
    } catch (error) {
      if (isNotThere(error)) throw notFound()
      throw error
    }
  },
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
