import type { Banner as Shown } from '#contract/banners.ts'
import { BANNER_WIDTH, type ImageWidth, imageAt } from '#contract/core/images.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { Thumbnail } from './thumbnail.tsx'

interface BannerProps {
  banner: Shown
  language: string
  /** How wide it is shown, for the browser to pick a file. */
  sizes: string
  /** Files to pick from, besides the widest. */
  widths: readonly ImageWidth[]
  /** Classes of its shape. */
  shape: string
  /** In the first viewport: fetched before everything else. */
  isFirst?: boolean
}

/** One picture of a rotating banner, and below it in the room of two lines where it leads. Without words over it, it is seen whole. */
export const Banner = ({ banner: { image, tone, title, title_bn, path }, language, sizes, widths, shape, isFirst = false }: BannerProps) => (
  <AppLink to={path as `/${string}`} className="block">
    <Thumbnail
      path={image}
      width={480}
      className={`w-full rounded-card ${shape} tone-${tone}`}
      srcSet={[...widths.map((width) => `${imageAt(image, width)} ${width}w`), `${imageAt(image, 960)} ${BANNER_WIDTH}w`].join(', ')}
      sizes={sizes}
      isFirst={isFirst}
    />
    <span className="block h-14 pt-1">
      <b className="font-600 text-sm clamp clamp-2">{language === 'bn' ? title_bn : title}</b>
    </span>
  </AppLink>
)
