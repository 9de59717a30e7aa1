import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Home } from '../features/home/screens/home.tsx'
import { HomeFailed } from '../features/home/screens/home-failed.tsx'
import { HomeWaiting } from '../features/home/screens/home-waiting.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/')({
  codeSplitGroupings: [['component'], ['pendingComponent'], ['errorComponent']],
  loader: (args) => orLoadedByServer(args, async (options) => (await import('../features/home/calls.ts')).loadHome(options)),
  component: HomeScreen,
  pendingComponent: HomeWaiting,
  errorComponent: HomeFailed,
})

function HomeScreen() {
  const { t } = useTranslation()
  usePageTitle(t('home:promise'))
  return (
    <>
      <FreshPill />
      <Home found={Route.useLoaderData()} />
    </>
  )
}
