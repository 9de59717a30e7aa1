import { Suspense } from 'react'
import { inSecondWave } from '../ui/second-wave.ts'

const load = () => import('./header-parts.tsx')
const HeaderParts = inSecondWave(async () => (await load()).HeaderParts)
const SellerOffer = inSecondWave(async () => (await load()).SellerOffer)

/**
 * Parts of the header that are links and forms already: their code has time. Made once, so that what happens around them is no
 * reason for React to touch what the server wrote before that code is here.
 */
export const HEADER_PARTS = (
  <Suspense fallback={<span className="min-h-12 w-32" />}>
    <HeaderParts />
  </Suspense>
)
export const SELLER_OFFER = (
  <Suspense fallback={null}>
    <SellerOffer />
  </Suspense>
)
