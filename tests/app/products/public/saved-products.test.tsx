import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SavedProducts } from '#app/features/products/public/screens/saved-products.tsx'
import { SAVED_KINDS, SavedPart } from '#app/shell/slots/saved-part.tsx'
import * as held from '#app/state/bookmarks/cached-items.ts'
import { aProductCard } from '#tests/support/phone/product-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/state/bookmarks/cached-items.ts')
const { bookmarksOf } = vi.mocked(held)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-30T06:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the saved products', () => {
  it('stand under their own name, each with the age of its price and of what was left', async () => {
    bookmarksOf.mockResolvedValueOnce([
      { card: aProductCard({ product_id: 5, title: 'Sari', stock: 3 }), checkedAt: '2026-01-30T04:00:00.000Z' },
      { card: aProductCard({ product_id: 6, title: 'Pot', stock: 0 }), checkedAt: '2026-01-30T05:59:30.000Z' },
      { id: 9, title: 'Lamp' },
    ])
    await renderScreen(<SavedProducts />, { at: '/saved' })
    const part = within(screen.getByRole('region', { name: 'Saved products' }))
    expect((await part.findByRole('link', { name: 'Sari' })).getAttribute('href')).toBe('/productdetails/5')
    const [sari, pot] = part.getAllByRole('article')
    expect(sari?.textContent).toContain('Price seen 2 hours ago')
    expect(sari?.textContent).toContain('3 left, seen 2 hours ago')
    expect(pot?.textContent).toContain('Out of stock')
    expect(pot?.textContent).not.toContain('seen')
    expect(part.getByRole('link', { name: /^Lamp/ }).textContent).toContain('Not downloaded yet')
  })

  it('say so when the phone does not let them be read, and can be asked for again', async () => {
    bookmarksOf.mockRejectedValueOnce(new Error('private window')).mockResolvedValueOnce([{ card: aProductCard({ product_id: 5, title: 'Sari' }) }])
    await renderScreen(<SavedProducts />, { at: '/saved' })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Sari' })).toBeTruthy()
  })
})

describe('their part of the screen', () => {
  it('comes with its texts, when it is wanted', async () => {
    bookmarksOf.mockResolvedValueOnce([{ id: 9, title: 'Lamp' }])
    await renderScreen(<SavedPart of={SAVED_KINDS.products} />, { at: '/saved' })
    expect(await screen.findByRole('region', { name: 'Saved products' })).toBeTruthy()
  })
})
