import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/banners.ts'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { useSettings } from '../../../state/settings.ts'
import { isPlainClick } from '../../../ui/plain-click.ts'
import type { SlideRow } from '../../../ui/slide.ts'
import { SlideStrip } from '../../../ui/slide-strip.tsx'
import { usePrefix } from '../../../ui/use-prefix.ts'

/** 3, 5 and 1.5 beside each other; on phones one, and the edge of the next. @see Specification §2.2 */
const ROW: SlideRow = {
  slide: 'w-[90%] sm:w-[calc((100%-16px)/3)] md:w-[calc((100%-32px)/5)] lg:w-[calc((100%-8px)/1.5)]',
  gap: 'gap-[8px]',
  gapPx: 8,
}
/** Of the whole picture: where several stand beside each other each is cut to its middle. */
const SIZES = '(min-width:1024px) 773px, (min-width:640px) 340px, 270px'
const AUTOPLAY_MS = 5000

/** The rotating banner of category pictures. @see Specification §2.2, §9 "Home banner" */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t, i18n } = useTranslation('home')
  const router = useRouter()
  const prefix = usePrefix()
  const savesData = useSettings((settings) => settings.dataSaver)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const href = event.currentTarget.getAttribute('href')
    if (!href || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const slides = banners.map(({ id, image, tone, title, title_bn, path }, at) => ({
    id,
    content: (
      <a href={withLanguage(prefix, path)} onClick={open} className="relative block">
        <img
          className={`w-full object-cover rounded-card aspect-[2/1] sm:aspect-square md:aspect-[3/4] lg:aspect-[5/2] tone-${tone}`}
          src={imageAt(image, 480)}
          srcSet={IMAGE_WIDTHS.map((width) => `${imageAt(image, width)} ${width}w`).join(', ')}
          sizes={SIZES}
          width={960}
          height={540}
          alt=""
          decoding="async"
          {...(at === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
        <b className="absolute top-2 start-2 max-w-[calc(100%-1rem)] px-3 py-1 rounded-control bg-raised text-sm font-600 clamp-2">
          {i18n.language === 'bn' ? title_bn : title}
        </b>
      </a>
    ),
  }))
  return (
    // Into the room that screens leave for the line of the connection: it may lie over a picture, not over the words on it.
    <div className="-mt-5 mb-3">
      <SlideStrip slides={slides} label={t('banner')} loop isPlain={savesData} row={ROW} autoplayMs={AUTOPLAY_MS} />
    </div>
  )
}
