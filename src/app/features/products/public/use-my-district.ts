import { useEffect, useState } from 'react'
import type { NamedPlace } from '#contract/places.ts'
import { whenIdle } from '../../../ui/hydration/when-idle.ts'

interface MyDistrict {
  /** All of them, once they are known. */
  all: readonly NamedPlace[]
  district: NamedPlace | undefined
  choose: (name: string) => void
}

/** The district to which things would be delivered: what the reader chose on Home or here, else of which they asked last. Known to this phone alone. */
export function useMyDistrict(): MyDistrict {
  const [all, setAll] = useState<readonly NamedPlace[]>([])
  const [district, setDistrict] = useState<NamedPlace>()
  useEffect(
    () =>
      whenIdle(() => {
        const read = async () => {
          const { DISTRICTS, readDistrict } = await import('../../../state/near-me.ts')
          setAll(DISTRICTS)
          setDistrict(await readDistrict())
        }
        // A phone that does not let us look has no district; one can be chosen all the same.
        read().catch(() => undefined)
      }),
    [],
  )
  const choose = (name: string) => {
    setDistrict(all.find((one) => one.name === name))
    // It was there to fill the list.
    void import('../../../state/near-me.ts').then(({ chooseDistrict }) => chooseDistrict(name))
  }
  return { all, district, choose }
}
