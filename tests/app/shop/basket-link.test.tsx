import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BasketLink } from '#app/shell/header/basket-link.tsx'
import { aNewLine, holding } from '#tests/support/phone/baskets.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { beginShopping, buyer, endShopping, put, signIn } from './a-basket.tsx'

beforeEach(() => {
  beginShopping()
  fakeService({})
  signIn()
})
afterEach(endShopping)

describe('the basket in the header', () => {
  it('leads to the basket and says how much is in it', async () => {
    await put(holding(aNewLine({ variant_id: 11 }, 2), aNewLine({ variant_id: 12 }, 3)), buyer())
    await renderScreen(<BasketLink />)
    const link = await screen.findByRole('link', { name: /5 products in your basket/ })
    expect(link.getAttribute('href')).toBe('/basket')
  })

  it('has no number while nothing is in it, and Bangla digits in Bangla', async () => {
    const shown = await renderScreen(<BasketLink />)
    expect((await screen.findByRole('link')).textContent).toBe('Basket')
    shown.unmount()
    await put(holding(aNewLine({}, 2)), buyer())
    await renderScreen(<BasketLink />, { language: 'bn' })
    expect(await screen.findByText('২')).toBeTruthy()
  })
})
