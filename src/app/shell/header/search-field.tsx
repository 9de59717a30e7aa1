import { Suspense, useEffect, useState } from 'react'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { hydrateDeferred } from '../../ui/hydration/deferred-hydration.ts'

const { promise: here, resolve: arrive } = Promise.withResolvers<void>()

const SearchForm = hydrateDeferred(async () => {
  const { SearchForm } = await import('./search-form.tsx')
  arrive()
  return SearchForm
})

/**
 * The field above what was found: a form that the server writes whole, and whose program comes with the second wave. Until then it stays as it
 * is, whatever is asked meanwhile: React would throw away what is written, and what was typed into it.
 */
export function SearchField({ filter }: { filter: SearchFilter }) {
  const [first] = useState(filter)
  const [isHere, setHere] = useState(false)
  useEffect(() => void here.then(() => setHere(true)), [])
  return (
    <Suspense fallback={<div className="min-h-12" />}>
      <SearchForm place="screen" filter={isHere ? filter : first} />
    </Suspense>
  )
}
