import { imageAt } from '#contract/core/images.ts'

const SIDE = 160

/** The picture of a seller, square; without one their first letter. */
export function Portrait({ path, name }: { path: string | null; name: string }) {
  const classes = 'w-40 h-40 shrink-0 rounded-card'
  if (!path)
    return (
      <span className={`${classes} inline-flex items-center justify-center bg-sunken border border-line text-2xl font-600`} aria-hidden="true">
        {[...name][0]}
      </span>
    )
  return (
    <img
      className={`${classes} object-cover bg-sunken`}
      src={imageAt(path, 320)}
      srcSet={`${imageAt(path, 320)} 2x, ${imageAt(path, 480)} 3x`}
      width={SIDE}
      height={SIDE}
      alt=""
      decoding="async"
    />
  )
}
