import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Services } from '../features/services/public/screens/services.tsx'
import { ServicesFailed } from '../features/services/public/screens/services-failed.tsx'
import { ServicesWaiting } from '../features/services/public/screens/services-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/services')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  // One address for both sides: a seller's own have screens of their own. @see decisions §8
  beforeLoad: ({ search }) => {
    if (String((search as { mine?: unknown }).mine) === 'true') throw redirect({ href: '/sellerservices', replace: true })
  },
  // Read where it is used: what can be asked of services is nothing that other pages should load. In one order, so that both sides name it alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/services/public/calls.ts')).loadServiceList(args.deps, options)),
  component: ServicesScreen,
  pendingComponent: ServicesWaiting,
  errorComponent: ServicesFailed,
})

function ServicesScreen() {
  const { t } = useTranslation()
  const [answer, filter] = Route.useLoaderData()
  usePageTitle(t('services:title'))
  return (
    <>
      <FreshPill />
      <Services filter={filter} answer={answer} />
    </>
  )
}
