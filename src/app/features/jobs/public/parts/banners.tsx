import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/banners.ts'
import { useSettings } from '../../../../state/settings.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { SlideStrip } from '../../../../ui/media/slide-strip.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'

const SIZES = '(min-width:1200px) 1168px, calc(100vw - 32px)'

/** The pictures at the top of the portal. @see Specification §2.7 "a banner carousel (10 images, autoplay 5 s, loop)" */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t, i18n } = useTranslation('jobs')
  const savesData = useSettings((settings) => settings.dataSaver)
  const slides = banners.map(({ id, image, tone, title, title_bn, path }, at) => ({
    id,
    content: (
      <AppLink to={path as `/${string}`} className="relative block">
        <Picture path={image} tone={tone} sizes={SIZES} isFirst={at === 0} isBand isOrnament />
        <span className="absolute top-4 start-2 max-w-[calc(100%-1rem)] px-3 py-1 rounded-control bg-raised text-sm font-600 clamp-2">
          {i18n.language === 'bn' ? title_bn : title}
        </span>
      </AppLink>
    ),
  }))
  return <SlideStrip slides={slides} label={t('banner.label')} loop isPlain={savesData} />
}
