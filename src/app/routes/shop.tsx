import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Shop } from '../features/products/public/screens/shop.tsx'
import { ShopFailed } from '../features/products/public/screens/shop-failed.tsx'
import { ShopWaiting } from '../features/products/public/screens/shop-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { BasketBarPart } from '../shell/slots/basket-bar-part.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/shop')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  // Read where it is used: what can be asked of products is nothing that other pages should load. In one order, so that both sides name it alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/products/public/calls.ts')).loadShop(args.deps, options)),
  component: ShopScreen,
  pendingComponent: ShopWaiting,
  errorComponent: ShopFailed,
})

function ShopScreen() {
  const { t } = useTranslation()
  const [answer, filter] = Route.useLoaderData()
  usePageTitle(t('products:title'))
  return (
    <>
      <FreshPill />
      <Shop filter={filter} answer={answer} />
      <BasketBarPart />
    </>
  )
}
