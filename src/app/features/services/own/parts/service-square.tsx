import { Icon } from '../../../../ui/icons/icon.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'

interface Props {
  /** As stored, under /media/. */
  path: string | null
  tone: number
  /** Its size. */
  className: string
}

/** The picture of a service beside words that say what it is. */
export const ServiceSquare = ({ path, tone, className }: Props) =>
  path === null ? (
    <span className={`grid place-items-center shrink-0 rounded-control bg-sunken text-ink-soft ${className}`}>
      <Icon name="i-lucide-wrench" className="text-lg" />
    </span>
  ) : (
    <Thumbnail path={path} className={`shrink-0 rounded-control tone-${tone} ${className}`} />
  )
