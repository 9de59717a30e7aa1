import { useEffect, useState } from 'react'
import { meantWords, searchedWords, wordsFit } from '#contract/core/word-search.ts'
import { DIVISIONS, type NamedPlace, placeName } from '#contract/places.ts'
import { importWithRetry } from '../ui/hydration/deferred-hydration.ts'

type Areas = typeof import('#contract/addresses/areas.ts')

/** The upazilas and thanas of all districts; undefined while the list is on its way to the phone. */
export function useAreas(): Areas | undefined {
  const [areas, setAreas] = useState<Areas>()
  useEffect(() => void importWithRetry(() => import('#contract/addresses/areas.ts')).then(setAreas), [])
  return areas
}

/** How `District/Area` is called. */
export function areaName(area: string, isBangla: boolean, areas: Areas | undefined): string {
  const [district = '', name = ''] = area.split('/')
  const known = areas?.areaOf(district, name)
  return `${(isBangla && known?.name_bn) || name}, ${placeName(district, isBangla)}`
}

/** What a search for places can find. */
export interface FoundPlace {
  /** `division`: all of its districts at once. */
  kind: 'division' | 'district' | 'area'
  /** As it is kept: a name, or `District/Area`. */
  name: string
  words: readonly string[]
}

const wordsOf = (...places: NamedPlace[]): string[] => searchedWords(places.map(({ name, name_bn }) => `${name} ${name_bn}`).join(' '))

/** Every place that can be chosen, the largest first. */
export const allPlaces = (areas: Areas | undefined): FoundPlace[] => [
  ...DIVISIONS.map((division): FoundPlace => ({ kind: 'division', name: division.name, words: wordsOf(division) })),
  ...DIVISIONS.flatMap(({ districts }) => districts.map((district): FoundPlace => ({ kind: 'district', name: district.name, words: wordsOf(district) }))),
  ...DIVISIONS.flatMap(({ districts }) =>
    districts.flatMap((district) =>
      [...(areas?.cityThanasOf(district.name) ?? []), ...(areas?.upazilasOf(district.name) ?? [])].map(
        (area): FoundPlace => ({ kind: 'area', name: `${district.name}/${area.name}`, words: wordsOf(area) }),
      ),
    ),
  ),
]

export function findPlaces(places: readonly FoundPlace[], text: string, most: number): FoundPlace[] {
  if (text.trim() === '') return []
  const asked = meantWords(text)
  return places.filter(({ words }) => wordsFit(words, asked)).slice(0, most)
}

/** The districts of what was found: of a division all of them. */
export const districtsOf = ({ kind, name }: FoundPlace): string[] =>
  kind === 'division' ? (DIVISIONS.find((one) => one.name === name)?.districts ?? []).map((district) => district.name) : [name]
