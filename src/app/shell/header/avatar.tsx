import { useState } from 'react'
import { imageAt } from '#contract/core/images.ts'
import { upperCase } from '#contract/core/one-form.ts'

interface Props {
  name: string
  /** As stored, under /media/. */
  picture?: string | null | undefined
  size?: 'bar' | 'page'
}

const SIZES = { bar: 'w-8 h-8 text-base', page: 'w-16 h-16 text-xl' } as const
const PIXELS = { bar: 32, page: 64 } as const

/** Someone's picture, or the first letter of their name while there is none. The name itself stands beside it. */
export function Avatar({ name, picture, size = 'bar' }: Props) {
  const [missing, setMissing] = useState<string>()
  const shape = `${SIZES[size]} rounded-full shrink-0`
  if (picture && picture !== missing)
    return (
      // biome-ignore lint/a11y/noNoninteractiveElementInteractions: hears that the picture is missing, not what a reader does.
      <img
        className={`${shape} object-cover bg-sunken`}
        src={imageAt(picture, 320)}
        width={PIXELS[size]}
        height={PIXELS[size]}
        alt=""
        onError={() => setMissing(picture)}
      />
    )
  return (
    <span aria-hidden="true" className={`${shape} inline-flex items-center justify-center bg-brand text-on-brand font-600`}>
      {upperCase(Array.from(name)[0] ?? '')}
    </span>
  )
}
