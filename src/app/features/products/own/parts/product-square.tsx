import { Icon } from '../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'

interface Props {
  /** As stored, under /media/. */
  path: string | null
  tone: number
  /** Its size. */
  className: string
}

/** The picture of a product beside words that say what it is: square, as goods are shown. */
export const ProductSquare = ({ path, tone, className }: Props) =>
  path === null ? (
    <span className={`grid place-items-center shrink-0 rounded-control bg-sunken text-ink-soft ${className}`}>
      <Icon name="i-lucide-image" className="text-lg" />
    </span>
  ) : (
    <Thumbnail path={path} className={`shrink-0 rounded-control tone-${tone} ${className}`} />
  )
