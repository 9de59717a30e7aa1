import { useBlobAddress } from '../media/use-blob-address.ts'

interface Props {
  picture: Blob
  alt: string
  className: string
}

/** A picture that is on this phone alone, in the shape that its place has. */
export function BlobPicture({ picture, alt, className }: Props) {
  const address = useBlobAddress(picture)
  return <img src={address} alt={alt} className={`block ${className}`} />
}
