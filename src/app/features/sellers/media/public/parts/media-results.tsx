import { useTranslation } from 'react-i18next'
import type { SellerMediaPage, SellerMedium } from '#contract/sellers/seller-media.ts'
import { useLeftOutMembers } from '../../../../../members/use-left-out.ts'
import { useSettings } from '../../../../../state/settings.ts'
import { LoadMore } from '../../../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import type { Answer } from '../../../../../wire/answer.ts'
import { usePages } from '../../../../../wire/use-pages.ts'
import { type MediaView, mediaPath } from '../media-view.ts'
import { sellerPath } from './by-seller.tsx'
import { FilmGrid } from './film-grid.tsx'
import { PictureGrid } from './picture-grid.tsx'

interface Props {
  view: MediaView
  answer: Answer<SellerMediaPage>
}

/** As much of a list as was loaded. A screen for another list is another screen: give it a key. */
export function MediaResults({ view, answer }: Props) {
  const { t } = useTranslation('media')
  const { list } = view
  const { seller } = answer.value
  const savesData = useSettings(({ dataSaver }) => dataSaver)
  const pages = usePages<SellerMedium>(
    { first: answer.value, load: async (cursor) => (await import('../calls.ts')).loadMediaPage(view, {}, cursor), nameOf: ({ id }) => id },
    mediaPath(view),
  )
  const leftOut = useLeftOutMembers()
  // A reader who asks for those of one shop sees them: muting hides from lists of all alone.
  const rows = seller ? pages.rows : pages.rows.filter((one) => !leftOut.has(one.seller))
  const texts = { offline: t(`${list}.offlineMore`), failed: t(`${list}.moreFailed`), loading: t('common:loading'), more: t('loadMore') }
  return (
    <>
      {rows.length === 0 && !pages.hasMore && <NoMedia view={view} seller={seller} />}
      {rows.length > 0 && list === 'gallery' && <PictureGrid pictures={rows} saysWhose={!seller} />}
      {rows.length > 0 && list === 'videos' && <FilmGrid films={rows} saysWhose={!seller} />}
      <LoadMore more={pages} texts={texts} byItself={!savesData} />
    </>
  )
}

function NoMedia({ view: { list }, seller }: { view: MediaView } & Pick<SellerMediaPage, 'seller'>) {
  const { t } = useTranslation('media')
  if (!seller) return <NothingHere drawing="picture" title={t(`${list}.none`)} hint={t(`${list}.noneHint`)} as="h2" />
  return (
    <NothingHere drawing="picture" title={t(`${list}.noneOf`, { name: seller.name })} as="h2">
      <AppLink to={sellerPath(seller.slug)} className="btn-primary">
        {t('toProfile')}
      </AppLink>
      <AppLink to={mediaPath({ list })} className="btn-quiet">
        {t(`${list}.all`)}
      </AppLink>
    </NothingHere>
  )
}
