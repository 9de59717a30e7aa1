import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/banners.ts'
import { imageAt } from '#contract/core/images.ts'
import { useSettings } from '../../../state/settings.ts'
import type { SlideRow } from '../../../ui/media/slide.ts'
import { SlideStrip } from '../../../ui/media/slide-strip.tsx'
import { Thumbnail } from '../../../ui/media/thumbnail.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

/** 3, 5 and 1.5 beside each other; on phones one, and the edge of the next. @see Specification §2.2 */
const ROW: SlideRow = {
  slide: 'w-[90%] sm:w-[calc((100%-30px)/3)] md:w-[calc((100%-60px)/5)] lg:w-[66%]',
  gap: 'gap-[15px]',
  gapPx: 15,
  first: 2,
}
/** A little less than they are wide: drawn pictures bear it, and a data pack is glad of it. */
const SIZES = '(min-width:1024px) 773px, 240px'
/** Few, since every address stands in the page. */
const WIDTHS = [480, 720] as const
const AUTOPLAY_MS = 5000

/** The rotating banner of category pictures. @see Specification §2.2, §9 "Home banner" */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t, i18n } = useTranslation('home')
  const savesData = useSettings((settings) => settings.dataSaver)
  const slides = banners.map(({ id, image, tone, title, title_bn, path }) => ({
    id,
    content: (
      <AppLink to={path as `/${string}`} className="relative block">
        <Thumbnail
          path={image}
          width={480}
          className={`w-full h-40 lg:h-72 rounded-card tone-${tone}`}
          srcSet={WIDTHS.map((width) => `${imageAt(image, width)} ${width}w`).join(', ')}
          sizes={SIZES}
        />
        <b className="absolute top-2 start-2 max-w-[calc(100%-1rem)] px-3 py-1 rounded-control bg-raised text-sm font-600 clamp-2">
          {i18n.language === 'bn' ? title_bn : title}
        </b>
      </AppLink>
    ),
  }))
  return (
    <div className="mt-6">
      <SlideStrip slides={slides} label={t('banner')} loop isPlain={savesData} row={ROW} autoplayMs={AUTOPLAY_MS} />
    </div>
  )
}
