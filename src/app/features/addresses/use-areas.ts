import { useEffect, useState } from 'react'
import type { NamedPlace } from '#contract/places.ts'
import { importWithRetry } from '../../ui/hydration/deferred-hydration.ts'

/** Upazilas of a district, and before them the thanas of its cities; undefined while the list is on its way to the phone. */
export function useAreas(district: string): NamedPlace[] | undefined {
  const [lists, setLists] = useState<typeof import('#contract/addresses/areas.ts')>()
  useEffect(() => void importWithRetry(() => import('#contract/addresses/areas.ts')).then(setLists), [])
  return lists && [...lists.cityThanasOf(district), ...lists.upazilasOf(district)]
}
