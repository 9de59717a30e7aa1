import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { useDataSaving, useHeldPicture } from './data-saving.ts'

interface PictureProps {
  /** As stored, under /media/; without one the ground stays, so that the geometry does. */
  path: string | null
  tone: number
  /** How wide it is shown, exactly: the browser picks the file by it. */
  sizes: string
  /** Empty when the words beside it say the same. */
  alt?: string
  /** In the first viewport: fetched before everything else. */
  isFirst?: boolean
  /** As wide as high, as goods are shown. */
  isSquare?: boolean
  /** Small, or in a link: while data is saved its ground is enough, and there is no button. */
  isOrnament?: boolean
}

const WIDEST = 960
const HEIGHT_OF_WIDEST = 540

/**
 * A stored picture, 16:9 or square, in the width that fits; its ground shows the colour of the picture until it is there. While data is saved
 * it is not fetched before it is asked for: a lazy picture that is not displayed is not, and the boot script in index.html hides it in time.
 */
export function Picture({ path, tone, sizes, alt = '', isFirst = false, isSquare = false, isOrnament = false }: PictureProps) {
  const StandIn = useDataSaving((saving) => saving.StandIn)
  const held = useHeldPicture(path)
  const className = `block relative w-full overflow-hidden ${isSquare ? 'aspect-square' : 'aspect-video'} tone-${tone}`
  if (!path) return <span className={className} />
  if (StandIn && !held) return <span className={className}>{!isOrnament && <StandIn path={path} alt={alt} />}</span>
  return (
    <span className={className}>
      <img
        className={`w-full h-full object-cover ${held ? '' : 'left-out'}`}
        src={held ?? imageAt(path, 720)}
        srcSet={held ? undefined : IMAGE_WIDTHS.map((width) => `${imageAt(path, width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={WIDEST}
        height={isSquare ? WIDEST : HEIGHT_OF_WIDEST}
        alt={alt}
        decoding="async"
        loading="lazy"
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </span>
  )
}
