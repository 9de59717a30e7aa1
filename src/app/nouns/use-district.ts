import { useEffect, useState } from 'react'
import type { NamedPlace } from '#contract/places.ts'

export interface MyDistrict {
  /** All of them, once they are known. */
  all: readonly NamedPlace[]
  district: NamedPlace | undefined
  choose: (name: string) => void
}

const load = () => import('../state/near-me.ts')

/** The district to which things would be delivered: what the reader chose, else of which they asked last. Known to this phone alone. */
export function useDistrict(): MyDistrict {
  const [all, setAll] = useState<readonly NamedPlace[]>([])
  const [district, setDistrict] = useState<NamedPlace>()
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const { DISTRICTS, readDistrict } = await load()
      if (isOver) return
      setAll(DISTRICTS)
      const found = await readDistrict()
      // Unless the reader was faster.
      if (!isOver) setDistrict((chosen) => chosen ?? found)
    }
    // A phone that does not let us look has no district; one can be chosen all the same.
    read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [])
  const choose = (name: string) => {
    setDistrict(all.find((one) => one.name === name))
    void load().then(({ chooseDistrict }) => chooseDistrict(name))
  }
  return { all, district, choose }
}
