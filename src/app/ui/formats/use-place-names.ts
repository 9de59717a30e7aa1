import { useEffect, useState } from 'react'
import { whenIdle } from '../hydration/when-idle.ts'
import { useLanguage } from './use-language.ts'

/** How places are called in the reader's language. The list of them is long and loads late, when a reader asks for a place in Bangla. */
export function usePlaceNames({ division, district }: { division?: string | undefined; district?: string | undefined }): (name: string) => string {
  const isBangla = useLanguage() === 'bn'
  const [nameOf, setNameOf] = useState<(name: string, isBangla: boolean) => string>()
  const isWanted = isBangla && Boolean(division ?? district)
  useEffect(() => {
    if (!isWanted) return
    return whenIdle(() => {
      // Until it comes they are called as they stand in the address.
      import('#contract/places.ts').then(({ placeName }) => setNameOf(() => placeName)).catch(() => undefined)
    })
  }, [isWanted])
  return (name) => nameOf?.(name, isBangla) ?? name
}
