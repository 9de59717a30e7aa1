import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#app/features/products/public/calls.ts'
import { Shop } from '#app/features/products/public/screens/shop.tsx'
import { ShopFailed } from '#app/features/products/public/screens/shop-failed.tsx'
import { ShopWaiting } from '#app/features/products/public/screens/shop-waiting.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ProductCard, ProductPage } from '#contract/products/products.ts'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aProductCard } from '#tests/support/phone/product-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/features/products/public/calls.ts')

const TREE = [
  { id: 1, title: 'Clothing', title_bn: 'পোশাক', parent: null },
  { id: 2, title: 'Kitchen', title_bn: 'রান্নাঘর', parent: null },
  { id: 11, title: 'Saris', title_bn: 'শাড়ি', parent: 1 },
  { id: 21, title: 'Pots', title_bn: 'হাঁড়িপাতিল', parent: 2 },
]
const cards = [
  aProductCard({ product_id: 1, title: 'Sari', price: 1200, price_most: 1800, compare_at: 1500, stock: 3, is_delivery_free: true }),
  aProductCard({ product_id: 2, title: 'হাঁড়ি', condition: 'used', stock: 0, thumbnail: null, district: null, district_bn: null }),
  aProductCard({ product_id: 3, title: 'Lamp', second_title: 'বাতি' }),
]
const pageOf = (results: ProductCard[], over: Partial<ProductPage> = {}): ProductPage => ({
  results,
  next_cursor: null,
  total: results.length,
  total_is_exact: true,
  ...over,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  vi.mocked(calls.loadProductCategories).mockResolvedValue(TREE)
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

interface Shown {
  filter?: ProductFilter
  answer?: Answer<ProductPage>
  language?: 'en' | 'bn'
}

/** The shop with all that comes after the rest. */
async function showShop({ filter = {}, answer = fresh(pageOf(cards)), language = 'en' }: Shown = {}) {
  const shown = await renderScreen(<Shop filter={filter} answer={answer} />, { language, at: '/shop' })
  await waitFor(() => expect(document.querySelector('form [type=submit]')).not.toBeNull(), { timeout: 10_000 })
  return shown
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const asked = (router: { state: { location: { pathname: string; search: unknown } } }) => [router.state.location.pathname, router.state.location.search]
const card = (at: number) => within(screen.getAllByRole('article')[at]!)
const heldSince = (fetchedAt: string, over: Partial<Answer<ProductPage>> = {}): Answer<ProductPage> => ({
  ...fresh(pageOf(cards)),
  fetchedAt,
  from: 'device',
  ...over,
})

describe('a card', () => {
  it('says what it is, for how much, what is saved, where from and how few are left', async () => {
    await showShop()
    expect(card(0).getByRole('link', { name: 'Sari' }).getAttribute('href')).toBe('/productdetails/1')
    for (const text of ['From BDT 1,200', 'Save BDT 300', 'Bogura · Free delivery', '3 left']) expect(card(0).getByText(text)).toBeTruthy()
    expect(card(0).getByText('BDT 1,500').closest('s')?.textContent).toBe('Was BDT 1,500')
  })

  it('says its condition where that is not new, and that nothing is left', async () => {
    await showShop()
    for (const text of ['Used', 'Out of stock']) expect(card(1).getByText(text)).toBeTruthy()
    expect(card(1).queryByText(/Save BDT|delivery/)).toBeNull()
    expect(card(0).queryByText('New')).toBeNull()
    expect(document.querySelectorAll('article')[1]?.querySelector('img')).toBeNull()
  })

  it('says nothing of a stock that is large, and has no button but the heart', async () => {
    await showShop()
    expect(card(2).queryByText(/left|stock/i)).toBeNull()
    expect(
      card(2)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Save for later: Lamp'])
  })

  it('speaks Bangla with Bangla digits, in the language of its reader where there is one', async () => {
    await showShop({ language: 'bn' })
    for (const text of ['৳১,২০০ থেকে', '৳৩০০ সাশ্রয়', 'আর ৩টি আছে', '৩টি পণ্য']) expect(screen.getByText(text)).toBeTruthy()
    expect(card(1).getByText('ব্যবহৃত')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'বাতি' }).lang).toBe('bn')
    expect(screen.getByRole('link', { name: 'Sari' }).lang).toBe('en')
    expect(screen.getAllByText(/ইংরেজিতে/)).toHaveLength(1)
  })

  it('costs at most 20 elements', async () => {
    await showShop()
    for (const one of screen.getAllByRole('article')) expect(one.querySelectorAll('*').length).toBeLessThanOrEqual(20)
  })
})

describe('the age of what a card says', () => {
  it('is not said while it is young', async () => {
    await showShop({ answer: heldSince('2026-01-20T05:59:00.000Z') })
    expect(screen.queryByText(/seen/i)).toBeNull()
  })

  it('is said of stock after two minutes', async () => {
    await showShop({ answer: heldSince('2026-01-20T05:57:00.000Z') })
    expect(card(0).getByText('3 left, seen 3 minutes ago').className).toContain('text-marigold')
    expect(card(1).getByText('Out of stock, seen 3 minutes ago')).toBeTruthy()
    expect(screen.queryByText(/Price seen/)).toBeNull()
  })

  it('is said of the price after an hour, too', async () => {
    await showShop({ answer: heldSince('2026-01-20T04:00:00.000Z') })
    expect(screen.getAllByText('Price seen 2 hours ago').map(({ className }) => className.includes('text-marigold'))).toEqual([true, true, true])
    expect(card(0).getByText('3 left, seen 2 hours ago')).toBeTruthy()
  })
})

describe('the list', () => {
  it('says that nothing was found and what to do', async () => {
    await showShop({ filter: { q: 'x' }, answer: fresh(pageOf([])) })
    expect(await screen.findByText('No products found.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/shop')
  })

  it('says where there is nothing at all how to sell something', async () => {
    await showShop({ answer: fresh(pageOf([])) })
    expect(await screen.findByText('Nothing is on sale yet.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /BECOME A SELLER/ }).getAttribute('href')).toBe('/become-a-seller')
  })

  it('says how much of what the phone holds an offline search found', async () => {
    await showShop({ answer: heldSince('2026-01-20T05:59:00.000Z', { from: 'device-search', heldRows: 40 }) })
    expect(screen.getByRole('status').textContent).toContain('3 of 40 saved products. There may be more online.')
  })

  it('has another order by a choice, and the usual one without a word in the address', async () => {
    const { router } = await showShop({ filter: { q: 'sari' } })
    fireEvent.change(field('Sort by'), { target: { value: 'price-low' } })
    await waitFor(() => expect(asked(router)).toEqual(['/shop', { q: 'sari', sort: 'price-low' }]))
  })

  it('goes on with a press, and says why it cannot', async () => {
    vi.mocked(calls.loadProducts).mockResolvedValueOnce(fresh(pageOf([aProductCard({ product_id: 4, title: 'Basket' })])))
    await showShop({ answer: fresh(pageOf(cards, { next_cursor: 'a', total: 4 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: 'Basket' })).toBeTruthy()
    expect(vi.mocked(calls.loadProducts)).toHaveBeenCalledWith({}, {}, 'a')
    cleanup()
    vi.mocked(calls.loadProducts).mockRejectedValueOnce(new Problem('offline'))
    await showShop({ answer: fresh(pageOf(cards, { next_cursor: 'b', total: 4 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/need the internet/)
  })

  it('that could not be had says so and asks again', async () => {
    const { router } = await renderScreen(<ShopFailed error={new Problem('offline')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('alert').textContent).toContain('Failed to load products.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(invalidate).toHaveBeenCalled()
  })

  it('that is on its way says so', async () => {
    await renderScreen(<ShopWaiting />)
    expect(screen.getByRole('heading', { name: 'Loading products…' })).toBeTruthy()
  })
})

describe('the search panel and the filters', () => {
  it('ask by GET for what is filled in', async () => {
    const { router } = await showShop()
    const form = document.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/shop'])
    fireEvent.change(field('Product'), { target: { value: 'শাড়ি' } })
    fireEvent.change(field('Condition'), { target: { value: 'used' } })
    fireEvent.change(field('Delivered to'), { target: { value: 'Gazipur' } })
    fireEvent.change(field('Max price'), { target: { value: '৳১২,০০০' } })
    fireEvent.click(field('Free delivery'))
    fireEvent.click(field('In stock only'))
    fireEvent.submit(form)
    const search = { q: 'শাড়ি', condition: 'used', district: 'Gazipur', max_price: '12000', free_delivery: 'true', in_stock: 'true' }
    await waitFor(() => expect(asked(router)).toEqual(['/shop', search]))
  })

  it('say at the field what is wrong with a price, and ask nothing', async () => {
    const { router } = await showShop()
    fireEvent.change(field('Min price'), { target: { value: '500' } })
    fireEvent.change(field('Max price'), { target: { value: '400' } })
    fireEvent.submit(document.querySelector('form')!)
    expect((await screen.findByRole('alert')).textContent).toBe('Max price cannot be below min price.')
    expect(document.activeElement).toBe(field('Max price'))
    expect(asked(router)).toEqual(['/shop', {}])
  })

  it('open one list of categories after the other, and forget what does not lie below', async () => {
    await showShop()
    expect(field('Subcategory').disabled).toBe(true)
    fireEvent.focus(field('Category'))
    await screen.findByRole('option', { name: 'Clothing' })
    fireEvent.change(field('Category'), { target: { value: '1' } })
    fireEvent.change(field('Subcategory'), { target: { value: '11' } })
    fireEvent.change(field('Category'), { target: { value: '2' } })
    expect(field('Subcategory').value).toBe('')
    expect(screen.queryByRole('option', { name: 'Saris' })).toBeNull()
  })

  it('say that the categories could not be had', async () => {
    vi.mocked(calls.loadProductCategories).mockRejectedValue(new Problem('offline'))
    const { useProductCategories } = await import('#app/features/products/public/use-product-categories.ts')
    useProductCategories.setState({ state: 'missing', tree: undefined })
    await showShop()
    fireEvent.focus(field('Category'))
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load categories.')
    useProductCategories.setState({ state: 'missing', tree: undefined })
  })

  it('offer districts by their names in the language of the reader', async () => {
    await showShop({ language: 'bn' })
    expect(within(field('ডেলিভারির জেলা')).getByRole<HTMLOptionElement>('option', { name: 'বগুড়া' }).value).toBe('Bogura')
  })

  it('take parts of the filter back, called by their names', async () => {
    const { router } = await showShop({ filter: { category: 1, subcategory: 11, condition: 'used', min_price: 500, district: 'Bogura', in_stock: true } })
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
    await waitFor(() =>
      expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
        'Clothing',
        'Saris',
        'Used',
        'From BDT 500',
        'Delivered to Bogura',
        'In stock only',
      ]),
    )
    fireEvent.click(chips.getByRole('link', { name: 'Remove filter: Clothing' }))
    await waitFor(() => expect(asked(router)).toEqual(['/shop', { condition: 'used', min_price: '500', district: 'Bogura', in_stock: 'true' }]))
  })
})
