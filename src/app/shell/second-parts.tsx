import { Suspense } from 'react'
import { inSecondWave } from '../ui/second-wave.ts'

const LanguageSwitch = inSecondWave(async () => (await import('./language-switch.tsx')).LanguageSwitch)
const SearchForm = inSecondWave<{ place: 'bar' }>(async () => (await import('./search-form.tsx')).SearchForm)

/**
 * Parts of the header that are links and forms already: their code has time. Made once, so that what happens around them is no
 * reason for React to touch what the server wrote before that code is here.
 */
export const LANGUAGE_SWITCH = (
  <Suspense fallback={<span className="min-h-12 w-20" />}>
    <LanguageSwitch />
  </Suspense>
)
export const SEARCH_FIELD = (
  <Suspense fallback={null}>
    <SearchForm place="bar" />
  </Suspense>
)
