import { create } from 'zustand'
import { canon } from '#contract/core/text.ts'
import { storedJson } from '../../state/stored.ts'

/** Forgotten with the rest of a person at sign-out: state/session-keeping.ts. */
const STORED = storedJson('hatkhola-searches')
const MOST = 10

/** What was searched for on this phone, the latest first. It never leaves the phone. */
export const useRecentSearches = create<{ searches: readonly string[] }>()(() => ({ searches: [] }))

/** Else what this page has seen is what there is. */
let isStored = true

/** Looks again: another tab, or a sign-out, may have changed it. */
export function readRecentSearches(): void {
  if (!isStored) return
  const kept = STORED.read()
  const searches = Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, MOST) : []
  useRecentSearches.setState({ searches })
}

/** @param search words as typed */
export const rememberSearch = (search: string): void => keep((searches) => [search, ...without(searches, search)])
export const forgetSearch = (search: string): void => keep((searches) => without(searches, search))
export const forgetSearches = (): void => keep(() => [])

const without = (searches: readonly string[], gone: string): string[] => searches.filter((one) => canon(one) !== canon(gone))

function keep(change: (searches: readonly string[]) => string[]): void {
  readRecentSearches()
  const searches = change(useRecentSearches.getState().searches).slice(0, MOST)
  useRecentSearches.setState({ searches })
  isStored = searches.length === 0 || STORED.write(searches)
  if (searches.length === 0) STORED.remove()
}
