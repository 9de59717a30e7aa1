import { useEffect, useRef } from 'react'

/** A picture that is on this phone alone, as it will be shown. */
export function NewPicture({ picture, alt, variant = 'wide' }: { picture: Blob; alt: string; variant?: 'wide' | 'small' }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return variant === 'wide' ? (
    <img ref={image} alt={alt} width={960} height={540} className="block w-full h-auto aspect-video object-cover" />
  ) : (
    <img ref={image} alt={alt} width={128} height={128} className="w-32 h-32 object-contain" />
  )
}
