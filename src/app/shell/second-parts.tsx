import { Suspense } from 'react'
import { hydrateDeferred } from '../ui/hydration/deferred-hydration.ts'

const load = () => import('./header/header-parts.tsx')
const HeaderParts = hydrateDeferred(async () => (await load()).HeaderParts)
const SellerOffer = hydrateDeferred(async () => (await load()).SellerOffer)
const Footer = hydrateDeferred(async () => (await import('./footer.tsx')).Footer)

const ConnectionLine = hydrateDeferred(async () => (await load()).DeferredPartOfTop)

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
export const FOOTER = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
)
/** Nothing is known of the connection before the second wave. */
export const CONNECTION_LINE = (
  <Suspense fallback={null}>
    <ConnectionLine />
  </Suspense>
)
