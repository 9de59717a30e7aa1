import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_PRODUCT } from '#app/features/products/own/product-values.ts'
import { OwnProducts } from '#app/features/products/own/screens/own-products.tsx'
import { dropDraft, storeDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { widenScreen } from '#tests/support/phone/wide-screen.ts'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnDetail, anOwnProduct, aShop } from './a-product.ts'

const LIST = '/api/product/'
const SHOP = '/api/shop/'
const page = (...results: ReturnType<typeof anOwnProduct>[]) => ({ body: { results, next_cursor: null, total: results.length } })
const withShop = (replies: Parameters<typeof fakeService>[0]) => fakeService({ [SHOP]: { body: aShop() }, ...replies })
const show = (filter = {}, language: 'en' | 'bn' = 'en') => renderScreen(<OwnProducts filter={filter} />, { at: '/products', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))

beforeEach(() => void signInSeller())
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await signOffSeller()
})

describe('the list of a seller’s products', () => {
  it('says of each its price, what is left and sold, and whether it is on sale', async () => {
    withShop({
      [LIST]: page(
        anOwnProduct({ price_most: 1500, variant_count: 3, stock_least: 2 }),
        anOwnProduct({ product_id: 8, title: 'Clay pot', stock: 0, stock_least: 0, is_active: false }),
      ),
    })
    await show()
    const [sari, pot] = await screen.findAllByRole('article')
    for (const words of ['Cotton sari', 'BDT 1,200 – BDT 1,500', '5 sold', '12 in stock', '3 variants', 'One has 2 left', 'Active'])
      expect(sari?.textContent).toContain(words)
    for (const words of ['Clay pot', 'Out of stock', 'Inactive']) expect(pot?.textContent).toContain(words)
    expect(screen.getByText('2 products')).toBeTruthy()
  })

  it('says why staff look at one, and why one was taken off', async () => {
    withShop({ [LIST]: page(anOwnProduct({ held_reason: 'medicine' }), anOwnProduct({ product_id: 8, taken_off_reason: 'Fake brand' })) })
    await show()
    const [held, taken] = await screen.findAllByRole('article')
    expect(held?.textContent).toContain('Our team reviews it before it appears. Medicine needs a licence.')
    expect(taken?.textContent).toContain('Fake brand')
  })

  it('speaks Bangla, with its digits', async () => {
    withShop({ [LIST]: page(anOwnProduct()) })
    await show({}, 'bn')
    const row = await screen.findByRole('article')
    for (const words of ['৳১,২০০', 'স্টকে ১২টি', '৫টি বিক্রি', 'চালু']) expect(row.textContent).toContain(words)
  })

  it('asks the service for what the address says', async () => {
    const asked = withShop({ [LIST]: page(anOwnProduct()) })
    await show({ q: 'sari', state: 'low' })
    await screen.findByRole('article')
    expect(asked.some(({ path }) => path.includes('mine=true') && path.includes('q=sari') && path.includes('state=low'))).toBe(true)
  })

  it('leads to the first one where there is none, and back to all where none fits', async () => {
    withShop({ [LIST]: page() })
    await show()
    expect((await screen.findByRole('link', { name: 'Post your first product' })).getAttribute('href')).toBe('/products/new')
    cleanup()
    await show({ state: 'held' })
    expect(await screen.findByRole('link', { name: 'Show all products' })).toBeTruthy()
  })

  it('says that buyers cannot order while the shop has no delivery option, and until when it is closed', async () => {
    fakeService({ [SHOP]: { body: aShop({ options: [] }) }, [LIST]: page(anOwnProduct()) })
    await show()
    expect(await screen.findByText(/no delivery option yet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a delivery option' }).getAttribute('href')).toBe('/products/delivery')
    cleanup()
    fakeService({ [SHOP]: { body: aShop({ closed: { from: '2020-01-01', until: '2999-12-31' } }) }, [LIST]: page(anOwnProduct()) })
    await show()
    expect(await screen.findByText(/Your shop is closed until 31 December 2999/)).toBeTruthy()
  })

  it('says what was begun on this phone and not posted', async () => {
    withShop({ [LIST]: page(anOwnProduct()) })
    await storeDraft('product post', { texts: { ...EMPTY_PRODUCT, title: 'Clay pot' }, at: new Date().toISOString(), writer: 'a tab' })
    await show()
    expect((await screen.findByText(/on this phone only/)).textContent).toContain('Clay pot')
    await dropDraft('product post')
  })

  it('can be searched without network among those that the phone holds', async () => {
    withShop({ [LIST]: page(anOwnProduct(), anOwnProduct({ product_id: 8, title: 'মাটির হাঁড়ি', stock_least: 1, stock: 1 })) })
    await show()
    await screen.findAllByRole('article')
    cleanup()
    fakeService({ [LIST]: 'offline', [SHOP]: 'offline' })
    await show({ state: 'low' })
    expect((await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'))).toEqual(['মাটির হাঁড়ি'])
    expect(screen.getByText(/1 of the 2 products/)).toBeTruthy()
  })

  it('says what went wrong, and tries again', async () => {
    withShop({ [LIST]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Your products could not be loaded')
    withShop({ [LIST]: page(anOwnProduct()) })
    await press('Retry')
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('is a table on a wide screen, where several are switched at once', async () => {
    widenScreen()
    const asked = withShop({
      [LIST]: page(anOwnProduct({ is_active: false }), anOwnProduct({ product_id: 8, title: 'Clay pot', is_active: false })),
      '/api/product/7/active/': { body: anOwnProduct() },
      '/api/product/8/active/': { body: anOwnProduct({ product_id: 8, title: 'Clay pot' }) },
    })
    await show()
    const table = await screen.findByRole('table', { name: 'My products' })
    fireEvent.click(within(table).getByRole('checkbox', { name: /all/i }))
    await press('Put on sale')
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/active/'))).toHaveLength(2))
  })
})

describe('what is done with a product', () => {
  it('is switched off at once, and on again where the service refuses', async () => {
    withShop({ [LIST]: page(anOwnProduct({ is_active: false })), '/api/product/7/active/': refusal('bad-input', 400) })
    await show()
    const knob = await screen.findByRole('switch', { name: 'On sale: Cotton sari' })
    fireEvent.click(knob)
    expect(knob.getAttribute('aria-checked')).toBe('true')
    expect(await screen.findByText(/at least one picture first/)).toBeTruthy()
    expect(knob.getAttribute('aria-checked')).toBe('false')
  })

  it('is copied, and the copy is opened', async () => {
    const asked = withShop({ [LIST]: page(anOwnProduct()), '/api/product/7/copy/': { body: anOwnDetail({ product_id: 9, is_active: false }) } })
    const { router } = await show()
    await press('More for Cotton sari')
    await press('Duplicate')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/9/update'))
    expect(asked.find(({ path }) => path.endsWith('/copy/'))?.body.client_key).toBeTruthy()
    expect(useNotice.getState().text).toContain('Copied')
  })

  it('says that copying and switching need the internet', async () => {
    withShop({ [LIST]: page(anOwnProduct()) })
    await show()
    await press('More for Cotton sari')
    goOffline()
    expect(await screen.findByText(/Duplicating needs the internet/)).toBeTruthy()
  })
})
