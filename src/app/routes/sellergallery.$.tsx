import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { OwnMedia } from '../features/sellers/media/own/screens/own-media.tsx'
import type { MediaList } from '../features/sellers/media/public/media-view.ts'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** Both screens of what a seller shows, by what follows the address: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/sellergallery/$')({ component: OwnMediaScreen })

const LISTS: Record<string, MediaList> = { '': 'gallery', videos: 'videos' }

function OwnMediaScreen() {
  const { _splat = '' } = Route.useParams()
  const list = LISTS[_splat]
  return list ? <Own list={list} /> : <NotFoundScreen />
}

function Own({ list }: { list: MediaList }) {
  const { t } = useTranslation('media')
  const { account } = useAccount()
  const what = t(`${list}.mine`)
  usePageTitle(what)
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>{account?.seller_slug && <OwnMedia list={list} seller={{ id: account.id, slug: account.seller_slug }} />}</SellerArea>
    </Guard>
  )
}
