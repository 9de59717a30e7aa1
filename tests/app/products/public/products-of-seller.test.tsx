import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProductsOfSeller } from '#app/features/products/public/parts/products-of-seller.tsx'
import { aProductCard } from '#tests/support/phone/product-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

afterEach(cleanup)

describe('what a seller has on sale', () => {
  it('is listed with its prices, and leads to all of it', async () => {
    const results = [aProductCard({ product_id: 5, title: 'Sari', price_most: 1500 }), aProductCard({ product_id: 6, title: 'Pot', stock: 0 })]
    const { router } = await renderScreen(<ProductsOfSeller page={{ results, next_cursor: null, total: 2, total_is_exact: true }} slug="rahima" />)
    const sari = screen.getByRole('link', { name: /^Sari/ })
    expect([sari.getAttribute('href'), sari.textContent]).toEqual(['/productdetails/5', 'SariFrom BDT 1,200'])
    expect(screen.getByRole('link', { name: /^Pot/ }).textContent).toBe('PotBDT 1,200 · Out of stock')
    const all = screen.getByRole('link', { name: 'See all products' })
    expect(all.getAttribute('href')).toBe('/shop?seller=rahima')
    fireEvent.click(all)
    await waitFor(() => expect([router.state.location.pathname, router.state.location.search]).toEqual(['/shop', { seller: 'rahima' }]))
  })
})
