import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotNow } from '../../../../../ui/controls/not-now.tsx'
import { NothingHere } from '../../../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { useHeadingTitle } from '../../../../../ui/navigation/use-page-title.ts'
import { type MediaList, mediaPath } from '../media-view.ts'

/** The pictures could not be had: says so, why, and asks again. */
export function PicturesFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation('media')
  return <NotNow title={t('gallery.failed')} error={error} />
}

/** The films could not be had. */
export function FilmsFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation('media')
  return <NotNow title={t('videos.failed')} error={error} />
}

export const PicturesOfUnknownShop = () => <OfUnknownShop list="gallery" />
export const FilmsOfUnknownShop = () => <OfUnknownShop list="videos" />

/** No shop that is open has the address that was asked for. */
function OfUnknownShop({ list }: { list: MediaList }) {
  const { t } = useTranslation('media')
  useHeadingTitle(t('noShop'))
  return (
    <NothingHere drawing="closed" title={t('noShop')} hint={t('noShopHint')} as="h1">
      <AppLink to={mediaPath({ list })} className="btn-primary">
        {t(`${list}.all`)}
      </AppLink>
    </NothingHere>
  )
}
