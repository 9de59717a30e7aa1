import { useEffect, useState } from 'react'

/** An address within this page for a picture or a file that lies in its memory: let go with the component. @param blob undefined: not there yet */
export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return address
}
