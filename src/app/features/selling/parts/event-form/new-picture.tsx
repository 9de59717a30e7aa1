import { useEffect, useRef } from 'react'

/** A picture that is on this phone alone, as the event will show it. */
export function NewPicture({ picture, alt }: { picture: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} alt={alt} width={960} height={540} className="block w-full h-auto aspect-video object-cover" />
}
