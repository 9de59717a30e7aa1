import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OwnShop } from '#app/features/sellers/screens/own-shop.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has its heading while nothing answers', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await renderScreen(<OwnShop slug="rahima" emailVerified events={null} onSaved={() => undefined} />, { language: 'en', at: '/sellerprofile' })
  expect(screen.getByRole('heading', { level: 1, name: 'My shop' })).toBeTruthy()
})
