import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PicturesFailed, PicturesOfUnknownShop } from '../features/sellers/media/public/screens/media-missing.tsx'
import { PicturesWaiting } from '../features/sellers/media/public/screens/media-waiting.tsx'
import { SellerMedia } from '../features/sellers/media/public/screens/seller-media.tsx'
import { FreshPill } from '../shell/lines/fresh-pill.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'

export const Route = createFileRoute('/gallery')({
  codeSplitGroupings: [['component', 'errorComponent', 'notFoundComponent'], ['pendingComponent']],
  // One address for both sides: a seller's own have a screen of their own. @see decisions §8
  beforeLoad: ({ search }) => {
    if (String((search as { mine?: unknown }).mine) === 'true') throw redirect({ to: '/sellergallery/$', params: { _splat: '' }, replace: true })
  },
  // In one order, so that both sides name it alike.
  loaderDeps: ({ search }) => Object.fromEntries(Object.entries(search).sort()) as Record<string, unknown>,
  loader: (args) =>
    orLoadedByServer(args, async (options) => (await import('../features/sellers/media/public/calls.ts')).loadMedia('gallery', args.deps, options)),
  component: GalleryScreen,
  pendingComponent: PicturesWaiting,
  errorComponent: PicturesFailed,
  notFoundComponent: PicturesOfUnknownShop,
})

function GalleryScreen() {
  const { t } = useTranslation('media')
  const [view, answer] = Route.useLoaderData()
  const { seller } = answer.value
  usePageTitle(seller ? t('gallery.titleOf', { name: seller.name }) : t('gallery.title'))
  return (
    <>
      <FreshPill />
      <SellerMedia view={view} answer={answer} />
    </>
  )
}
