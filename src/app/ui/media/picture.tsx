import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'

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
}

const HEIGHT_OF_WIDEST = 540

/** A stored picture, 16:9, in the width that fits; its ground shows the colour of the picture until it is there. */
export function Picture({ path, tone, sizes, alt = '', isFirst = false }: PictureProps) {
  const className = `block w-full h-auto aspect-video object-cover tone-${tone}`
  if (!path) return <span className={className} />
  return (
    <img
      className={className}
      src={imageAt(path, 720)}
      srcSet={IMAGE_WIDTHS.map((width) => `${imageAt(path, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={960}
      height={HEIGHT_OF_WIDEST}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
}
