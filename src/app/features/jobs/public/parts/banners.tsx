import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/banners.ts'
import { useSettings } from '../../../../state/settings.ts'
import { Banner as BannerSlide } from '../../../../ui/media/banner.tsx'
import { SlideStrip } from '../../../../ui/media/slide-strip.tsx'

const SIZES = '(min-width:1200px) 1168px, calc(100vw - 32px)'
const WIDTHS = [320, 480, 720] as const
/** Whole on phones, a band on wide screens. Room is kept in it by screens/job-portal.tsx. */
const SHAPE = 'aspect-[12/5] sm:aspect-[4/1]'

/** The pictures at the top of the portal. @see Specification §2.7 "a banner carousel (10 images, autoplay 5 s, loop)" */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t, i18n } = useTranslation('jobs')
  const savesData = useSettings((settings) => settings.dataSaver)
  const slides = banners.map((banner, at) => ({
    id: banner.id,
    content: <BannerSlide banner={banner} language={i18n.language} sizes={SIZES} widths={WIDTHS} shape={SHAPE} isFirst={at === 0} />,
  }))
  return <SlideStrip slides={slides} label={t('banner.label')} loop isPlain={savesData} captions="lines" />
}
