import { imageAt } from '#contract/core/images.ts'
import { Thumbnail } from './thumbnail.tsx'

const VARIANTS = {
  /** In a line of text. */
  small: { box: 'w-12 h-12 shrink-0 rounded-full', letter: '' },
  /** At the head of a profile: a face on phones, larger where there is room. */
  face: { box: 'w-24 lg:w-40 h-auto aspect-square shrink-0 rounded-card', letter: 'border border-line text-2xl' },
  /** At the head of a page. */
  large: { box: 'w-40 max-w-full h-auto aspect-square shrink-0 rounded-card', letter: 'border border-line text-2xl' },
} as const

interface Props {
  path: string | null
  name: string
  variant: keyof typeof VARIANTS
}

/** The picture of a person, square or round; without one their first letter. */
export function Portrait({ path, name, variant }: Props) {
  const { box, letter } = VARIANTS[variant]
  if (!path)
    return (
      <span className={`${box} inline-flex items-center justify-center bg-sunken font-600 ${letter}`} aria-hidden="true">
        {[...name][0]}
      </span>
    )
  const isLarge = variant !== 'small'
  return <Thumbnail path={path} className={`${box} bg-sunken`} srcSet={isLarge ? `${imageAt(path, 320)} 2x, ${imageAt(path, 480)} 3x` : undefined} />
}
