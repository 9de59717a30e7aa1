import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FilmsFailed, FilmsOfUnknownShop } from '../features/sellers/media/public/screens/media-missing.tsx'
import { FilmsWaiting } from '../features/sellers/media/public/screens/media-waiting.tsx'
import { SellerMedia } from '../features/sellers/media/public/screens/seller-media.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/videos')({
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
  // One address for both sides: a seller's own have a screen of their own. @see decisions §8
  beforeLoad: ({ search }) => {
    if (String((search as { mine?: unknown }).mine) === 'true') throw redirect({ to: '/sellergallery/$', params: { _splat: 'videos' }, replace: true })
  },
  // In one order, so that both sides name it alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) =>
    orLoadedByServer(args, async (options) => (await import('../features/sellers/media/public/calls.ts')).loadMedia('videos', args.deps, options)),
  component: VideosScreen,
  pendingComponent: FilmsWaiting,
  errorComponent: FilmsFailed,
  notFoundComponent: FilmsOfUnknownShop,
})

function VideosScreen() {
  const { t } = useTranslation('media')
  const [view, answer] = Route.useLoaderData()
  const { seller } = answer.value
  usePageTitle(seller ? t('videos.titleOf', { name: seller.name }) : t('videos.title'))
  return (
    <>
      <FreshPill />
      <SellerMedia view={view} answer={answer} />
    </>
  )
}
