import { lazy } from 'react'
import { importWithRetry } from '../../../../ui/hydration/deferred-hydration.ts'

/** Names are for the author alone, and seldom asked for. */
export const Reactors = lazy(() => importWithRetry(async () => ({ default: (await import('./reactors.tsx')).Reactors })))
