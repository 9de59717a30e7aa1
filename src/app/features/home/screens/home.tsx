import { Suspense, useMemo } from 'react'
import type { HomeAnswer } from '#contract/home.ts'
import { hydrateDeferred } from '../../../ui/hydration/deferred-hydration.ts'
import type { Answer } from '../../../wire/answer.ts'
import { HomeOutline } from '../parts/home-outline.tsx'

/** Links already as the server writes them: their program has time. */
const Market = hydrateDeferred(async () => (await import('../parts/market.tsx')).Market)

/** What the market is about today. @see Specification §2.2 */
export function Home({ found }: { found: Answer<HomeAnswer> }) {
  // The same element for the same answer, so that nothing updates what is not alive yet.
  const market = useMemo(
    () => (
      <Suspense fallback={<HomeOutline />}>
        <Market found={found} />
      </Suspense>
    ),
    [found],
  )
  return market
}
