import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/banners.ts'
import { useSettings } from '../../../state/settings.ts'
import { Banner as BannerSlide } from '../../../ui/media/banner.tsx'
import type { SlideRow } from '../../../ui/media/slide.ts'
import { SlideStrip } from '../../../ui/media/slide-strip.tsx'

/** 3, 5 and 1.5 beside each other; on phones one, and the edge of the next. @see Specification §2.2 */
const ROW: SlideRow = {
  slide: 'w-[90%] sm:w-[calc((100%-30px)/3)] md:w-[calc((100%-60px)/5)] lg:w-[66%]',
  gap: 'gap-[15px]',
  gapPx: 15,
  first: 2,
}
/**
 * On phones a little less than they are wide: drawn pictures stay clear, and it saves data. Not on screens of density 3, where it
 * would be seen.
 */
const SIZES = '(min-width:1024px) 773px, (min-width:640px) 240px, (min-resolution:2.5dppx) 90vw, 240px'
/** Few, since every address stands in the page. */
const WIDTHS = [480, 720] as const
const AUTOPLAY_MS = 5000

/** The rotating banner of category pictures. @see Specification §2.2, §9 "Home banner" */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t, i18n } = useTranslation('home')
  const savesData = useSettings((settings) => settings.dataSaver)
  const slides = banners.map((banner) => ({
    id: banner.id,
    content: <BannerSlide banner={banner} language={i18n.language} sizes={SIZES} widths={WIDTHS} shape="aspect-[12/5]" />,
  }))
  return (
    <div className="mt-6">
      <SlideStrip slides={slides} label={t('banner')} loop isPlain={savesData} row={ROW} autoplayMs={AUTOPLAY_MS} captions="lines" />
    </div>
  )
}
