import { type ImageWidth, imageAt } from '#contract/core/images.ts'
import { useHeldPicture } from './data-saving.ts'

interface Props {
  /** As stored, under /media/. */
  path: string
  /** Pixels of the file. */
  width?: ImageWidth
  /** Size and shape; a tone among them is its ground. */
  className: string
  srcSet?: string | undefined
  sizes?: string | undefined
  /** In the first viewport: fetched before everything else. */
  isFirst?: boolean
}

/** A small picture beside the words that say the same. While data is saved its ground is enough, unless it is on the phone. */
export function Thumbnail({ path, width = 320, className, srcSet, sizes, isFirst = false }: Props) {
  const held = useHeldPicture(path)
  return (
    <span className={`block overflow-hidden ${className}`}>
      <img
        className={`w-full h-full object-cover ${held ? '' : 'left-out'}`}
        src={held ?? imageAt(path, width)}
        srcSet={held ? undefined : srcSet}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </span>
  )
}
