import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BasketBar } from '#app/features/shop/parts/basket-bar.tsx'
import { BuyButtons } from '#app/features/shop/parts/buy-buttons.tsx'
import type { ProductDetail, ProductVariant } from '#contract/products/products.ts'
import { readBasketHere } from '#device/basket/basket-store.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aNewLine, anAnswer, aShop, holding, SEEN } from '#tests/support/phone/baskets.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { BASKET, beginShopping, buyer, endShopping, press, put, signIn } from './a-basket.tsx'

beforeEach(beginShopping)
afterEach(endShopping)

const variant: ProductVariant = { variant_id: 11, values: ['Red'], price: 1200, compare_at: null, stock: 2, picture: null }
const product = {
  product_id: 1,
  title: 'Tangail sari',
  second_title: 'টাঙ্গাইল শাড়ি',
  condition: 'new',
  thumbnail: '/media/events/sari.webp',
  thumbnail_tone: 3,
  seller: 5,
  seller_name: 'Rupa Weaves',
  seller_profile: { slug: 'rupa-weaves' },
  district: 'Tangail',
  days_to_return: 7,
  pictures: [],
  shop: aShop().terms,
  server_time: SEEN,
} as unknown as ProductDetail

const show = (over: Partial<ProductVariant> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<BuyButtons product={product} variant={{ ...variant, ...over }} />, { language })

describe('buying on the page of a product', () => {
  it('puts the chosen variant into the basket, says so and leads there', async () => {
    fakeService({})
    await show()
    press('Add to basket')
    await screen.findByText('Added to basket: Tangail sari')
    expect(screen.getByRole('link', { name: 'View basket (1)' }).getAttribute('href')).toBe('/basket')
    const { lines, shops } = await readBasketHere(PHONE)
    expect(lines).toMatchObject([{ variant_id: 11, quantity: 1, price_seen: 1200, seen_at: SEEN, picture: '/media/events/sari.webp', values: ['Red'] }])
    expect(shops).toMatchObject([{ seller: 5, slug: 'rupa-weaves' }])
  })

  it('keeps the focus on what was pressed', async () => {
    fakeService({})
    await show()
    const button = screen.getByRole('button', { name: 'Add to basket' })
    button.focus()
    press('Add to basket')
    await screen.findByText(/Added to basket/)
    expect(document.activeElement).toBe(button)
  })

  it('refuses in words what is more than is left', async () => {
    fakeService({})
    await put(holding(aNewLine({ stock: 2 }, 2)))
    await show()
    await screen.findByText('2 in your basket')
    press('Add to basket')
    expect(await screen.findByText('You already have all 2 that are left in your basket.')).toBeTruthy()
    expect((await readBasketHere(PHONE)).lines[0]?.quantity).toBe(2)
  })

  it('counts two presses that follow each other at once', async () => {
    fakeService({})
    await show({ stock: 5 })
    press('Add to basket')
    press('Add to basket')
    await waitFor(async () => expect((await readBasketHere(PHONE)).lines[0]?.quantity).toBe(2))
  })

  it('refuses the fifty-first line', async () => {
    fakeService({})
    await put(holding(...Array.from({ length: 50 }, (_, index) => aNewLine({ variant_id: 100 + index }))))
    await show()
    press('Add to basket')
    expect(await screen.findByText(/Your basket is full: 50 products at most/)).toBeTruthy()
  })

  it('refuses the twenty-first piece', async () => {
    fakeService({})
    await put(holding(aNewLine({ stock: 99 }, 20)))
    await show({ stock: 99 })
    press('Add to basket')
    expect(await screen.findByText('At most 20 of one product can be ordered.')).toBeTruthy()
  })

  it('has no buttons where nothing is left', async () => {
    fakeService({})
    await show({ stock: 0 }, 'bn')
    expect(screen.getByText('স্টক শেষ')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('goes on to order the chosen variant alone', async () => {
    fakeService({})
    const { router } = await show()
    press('Buy now')
    await waitFor(() => expect(router.state.location.href).toBe('/checkout?only=11'))
    expect((await readBasketHere(PHONE)).lines).toHaveLength(1)
  })

  it('has what was put in follow on the other phones of who is signed in', async () => {
    const asked = fakeService({ [BASKET]: { body: anAnswer([{}]) } })
    signIn()
    await show()
    press('Add to basket')
    await waitFor(() => expect(asked.filter(({ body }) => 'changes' in body)).toHaveLength(1))
    expect((await readBasketHere(buyer())).lines).toHaveLength(1)
  })
})

describe('the bar of a visitor’s basket', () => {
  it('says how much is in it, and is not there while nothing is', async () => {
    fakeService({})
    const shown = await renderScreen(<BasketBar />)
    expect(screen.queryByRole('link')).toBeNull()
    shown.unmount()
    await put(holding(aNewLine({}, 2)))
    await renderScreen(<BasketBar />)
    expect((await screen.findByRole('link')).textContent).toContain('2 products · BDT 2,400')
  })

  it('is not there for who is signed in: the header has it', async () => {
    fakeService({ [BASKET]: { body: anAnswer([{}]) } })
    signIn()
    await put(holding(aNewLine()), buyer())
    await renderScreen(<BasketBar />)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
