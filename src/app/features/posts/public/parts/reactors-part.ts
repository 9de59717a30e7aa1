import { lazy } from 'react'

/** Names are for the author alone, and seldom asked for. */
export const Reactors = lazy(async () => ({ default: (await import('./reactors.tsx')).Reactors }))
