import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BuyButtons } from '#app/features/shop/parts/buy-buttons.tsx'
import { renderWhole } from '#app/render-whole.ts'
import { BuyPart } from '#app/shell/slots/buy-part.tsx'
import { pressIsTaken, scheduleDeferredHydration, startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { aProductDetail, aVariant } from '#tests/support/phone/product-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { beginShopping, endShopping } from '../../shop/a-basket.tsx'

let root: Root | undefined
beforeEach(beginShopping)
afterEach(async () => {
  await act(() => root?.unmount())
  document.body.innerHTML = ''
  await endShopping()
})

it('a press before the buttons are alive orders what is chosen when they are, though the page was changed meanwhile', async () => {
  fakeService({})
  const product = () => aProductDetail({ product_id: 5, variants: [aVariant({ variant_id: 51 }), aVariant({ variant_id: 52 })] })
  const [red, blue] = product().variants
  if (!red || !blue) throw new Error('The product has two variants.')
  const rootRoute = createRootRoute()
  const routeTree = rootRoute.addChildren(['/', '/checkout', '/basket'].map((path) => createRoute({ getParentRoute: () => rootRoute, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const texts = textsIn('en')
  const around = (part: ReactNode) => (
    <I18nextProvider i18n={texts}>
      <RouterContextProvider router={router}>
        <div onClickCapture={pressIsTaken}>{part}</div>
      </RouterContextProvider>
    </I18nextProvider>
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = await renderWhole(
    around(
      <Suspense>
        <BuyButtons product={product()} variant={red} />
      </Suspense>,
    ),
  )
  scheduleDeferredHydration()
  const written = screen.getByRole('button', { name: 'Buy now' })
  await act(async () => {
    root = hydrateRoot(page, around(<BuyPart product={product()} variant={red} />))
  })
  await act(async () => written.click())
  await act(async () => root?.render(around(<BuyPart product={product()} variant={blue} />)))
  await act(async () => startDeferredHydration())
  await waitFor(() => expect(router.state.location.href).toBe('/checkout?only=52'))
  expect(screen.getByRole('button', { name: 'Buy now' })).toBe(written)
})
