import { useTranslation } from 'react-i18next'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { GalleryStrip } from '../../../ui/media/gallery/gallery-strip.tsx'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

/** Of the cover, on a phone and where there is room. */
const ON_PHONE = 3
const ON_COVER = 5
const SIZES = '(min-width:1024px) 600px, 100vw'

/** The seller's own pictures as a strip at the top; what is in them is said below, in the gallery. */
export function CoverStrip({ pictures = [] }: Pick<SellerPage, 'pictures'>) {
  if (pictures.length === 0) return null
  return (
    <div aria-hidden="true" className="flex gap-1 h-28 sm:h-40 rounded-card overflow-hidden">
      {pictures.slice(0, ON_COVER).map(({ id, file, tone }, at) => (
        <Thumbnail key={id} path={file} isFirst={at === 0} className={`flex-1 min-w-0 tone-${tone} ${at >= ON_PHONE ? 'max-lg:hidden' : ''}`} />
      ))}
    </div>
  )
}

/** Pictures and films of a profile, each as a row with the viewer behind it, and the way to all of them. @see Specification §2.6 "carousels" */
export function ProfileMedia({ seller: { slug, full_name, pictures = [], films = [], profile_picture } }: { seller: SellerPage }) {
  const { t } = useTranslation('sellers')
  const shown = pictures.map(({ id, file, tone, name, alt }) => ({ id, file, tone, caption: name, alt: alt || name || full_name, video_url: null }))
  const played = films.map(({ id, video_url, name }) => ({ id, file: null, tone: 0, caption: name, alt: name || full_name, video_url }))
  return (
    <>
      {shown.length > 0 && (
        <div>
          <h2 className="text-lg pb-2">{t('page.pictures')}</h2>
          <GalleryStrip items={shown} poster={null} sizes={SIZES} label={t('page.pictures')} isStill />
          <All list="gallery" slug={slug} />
        </div>
      )}
      {played.length > 0 && (
        <div>
          <h2 className="text-lg pb-2">{t('page.films')}</h2>
          <GalleryStrip items={played} poster={pictures[0]?.file ?? profile_picture} sizes={SIZES} label={t('page.films')} isStill />
          <All list="videos" slug={slug} />
        </div>
      )}
    </>
  )
}

function All({ list, slug }: { list: 'gallery' | 'videos'; slug: string }) {
  const { t } = useTranslation('sellers')
  return (
    <AppLink to={`/${list}?seller=${slug}`} className="btn-quiet mt-3">
      {t(`page.all.${list}`)}
    </AppLink>
  )
}
