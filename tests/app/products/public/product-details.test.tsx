import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductDetails } from '#app/features/products/public/screens/product-details.tsx'
import { ProductDetailsWaiting } from '#app/features/products/public/screens/product-details-waiting.tsx'
import { ProductNotCached, ProductNotFound } from '#app/features/products/public/screens/product-not-cached.tsx'
import { rememberProducts } from '#app/features/products/public/seen-products.ts'
import * as nearMe from '#app/state/near-me.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ProductDetail } from '#contract/products/products.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aDeliveryOption, aProductCard, aProductDetail, aVariant } from '#tests/support/phone/product-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/features/products/public/parts/product-reviews.tsx', () => ({ ProductReviews: () => <p>their reviews</p> }))
vi.mock('#app/state/near-me.ts', async (load) => ({ ...(await load<typeof nearMe>()), readDistrict: vi.fn(async () => undefined), chooseDistrict: vi.fn() }))

const BOGURA = nearMe.DISTRICTS.find(({ name }) => name === 'Bogura')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  vi.mocked(nearMe.readDistrict).mockResolvedValue(BOGURA)
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

interface Shown {
  language?: 'en' | 'bn'
  variantId?: number
  answer?: Partial<Answer<ProductDetail>>
  isOrdered?: boolean
}

const show = (over: Partial<ProductDetail> = {}, { language = 'en', variantId, answer, isOrdered }: Shown = {}) =>
  renderScreen(
    <ProductDetails
      answer={{ ...fresh(aProductDetail({ product_id: 5, title: 'Sari', ...over })), ...answer }}
      variantId={variantId}
      {...(isOrdered && { order: (_: ProductDetail, variant) => <button type="button">Order {variant.variant_id}</button> })}
    />,
    { language, at: '/productdetails/5' },
  )
const box = () => within(screen.getByRole('region', { name: 'Price and delivery' }))
const SHIRT: Partial<ProductDetail> = {
  options: [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['M', 'L'] },
  ],
  variants: [
    aVariant({ variant_id: 51, values: ['Red', 'M'], price: 500, compare_at: 650, stock: 2 }),
    aVariant({ variant_id: 52, values: ['Red', 'L'], stock: 0 }),
    aVariant({ variant_id: 53, values: ['Blue', 'L'], price: 600, picture: 2 }),
  ],
  pictures: [
    { id: 1, alt: 'In red', file: '/media/products/1.webp', tone: 1 },
    { id: 2, alt: 'In blue', file: '/media/products/2.webp', tone: 2 },
  ],
}

describe('a product', () => {
  it('has its price, what is saved and what there is', async () => {
    await show({ variants: [aVariant({ variant_id: 51, compare_at: 1500, stock: 2 })] })
    for (const text of ['BDT 1,200', 'Save BDT 300', '2 left']) expect(box().getByText(text)).toBeTruthy()
    expect(box().getByText('BDT 1,500').closest('s')?.textContent).toBe('Was BDT 1,500')
    expect(screen.getByRole('heading', { level: 1, name: 'Sari' })).toBeTruthy()
    expect(screen.getByText('Woven by hand.')).toBeTruthy()
  })

  it('says that none is left in full words', async () => {
    await show({ variants: [aVariant({ variant_id: 51, stock: 0 })] })
    expect(box().getByText('Out of stock')).toBeTruthy()
    expect(box().queryByText('0 left')).toBeNull()
  })

  it('says of a large stock only that there is some', async () => {
    await show()
    expect(box().getByText('In stock')).toBeTruthy()
  })

  it('has its facts', async () => {
    await show({ brand: 'Aarong', weight_grams: 1500, warranty: '6 months', condition: 'used', condition_note: 'One corner is worn.', days_to_return: 10 })
    const facts = within(await screen.findByRole('region', { name: 'Product details' }))
    for (const text of ['Used', 'Aarong', 'Clothing › Saris', '1.5 kg', '6 months', 'Within 10 days', 'One corner is worn.'])
      expect(facts.getByText(text)).toBeTruthy()
    expect(box().getByText('Used')).toBeTruthy()
    expect(box().getByText('Can be returned within 10 days of delivery.')).toBeTruthy()
  })

  it('is in the language of its reader, with Bangla digits', async () => {
    await show({ second_title: 'শাড়ি', second_description: '<p>হাতে বোনা।</p>', variants: [aVariant({ variant_id: 51, stock: 2 })] }, { language: 'bn' })
    expect(screen.getByRole('heading', { level: 1, name: 'শাড়ি' }).lang).toBe('bn')
    for (const text of ['৳১,২০০', 'আর ২টি আছে', 'হাতে বোনা।', 'পোশাক › শাড়ি']) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('has its seller with what speaks for them', async () => {
    const { seller_profile, shop } = aProductDetail({ product_id: 5 })
    await show({
      seller_profile: { ...seller_profile, is_verified: true, events_held: 4, event_people: 90 },
      shop: { ...shop, dbid: 'DBID-77', licence_seen_at: '2026-01-02T00:00:00.000Z' },
    })
    const seller = within(await screen.findByRole('region', { name: 'Sold by' }))
    expect(seller.getByRole('link', { name: /^Rahima/ }).getAttribute('href')).toBe('/seller/rahima')
    for (const text of ['Verified seller', '4 events held, 90 buyers.', /DBID-77/, 'Trade licence seen on 2 January 2026.'])
      expect(seller.getByText(text)).toBeTruthy()
  })

  it('names the orders that a seller of goods is verified for', async () => {
    const { seller_profile } = aProductDetail({ product_id: 5 })
    await show({ seller_profile: { ...seller_profile, is_verified: true, goods_orders: 20, goods_on_time: 19 } })
    expect(await screen.findByText('20 shop orders, 95% on time.')).toBeTruthy()
  })

  it('can be saved and shared, and leads to similar ones and to reviews', async () => {
    await show({ similar: [aProductCard({ product_id: 6, title: 'Shawl' })] })
    expect(await screen.findByRole('button', { name: 'Save for later' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Shawl' })).getAttribute('href')).toBe('/productdetails/6')
    expect(await screen.findByText('their reviews')).toBeTruthy()
  })

  it('says how many pictures there are, each with its words', async () => {
    await show(SHIRT)
    expect(await screen.findByText('2 pictures')).toBeTruthy()
    expect((await screen.findAllByRole('img')).map((picture) => picture.getAttribute('alt'))).toEqual(['In red', 'In blue'])
  })
})

describe('the age of price and stock', () => {
  it('is said once they are old', async () => {
    await show({}, { answer: { fetchedAt: '2026-01-20T03:00:00.000Z', from: 'device' } })
    expect(box().getByText('Price seen 3 hours ago').className).toContain('text-marigold')
    expect(box().getByText('In stock, seen 3 hours ago').className).toContain('text-marigold')
  })

  it('is said of stock sooner than of the price', async () => {
    await show({}, { answer: { fetchedAt: '2026-01-20T05:50:00.000Z', from: 'device' } })
    expect(box().getByText('In stock, seen 10 minutes ago')).toBeTruthy()
    expect(screen.queryByText(/Price seen/)).toBeNull()
  })
})

describe('its variants', () => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })

  it('are groups of radio buttons, which say what is out and do not let it be chosen', async () => {
    await show(SHIRT)
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(['Colour: Red', 'Size: M'])
    expect([radio('Red').checked, radio('Blue').disabled, radio('M').checked, radio('L').disabled]).toEqual([true, false, true, true])
    expect(radio('L').closest('label')?.textContent).toBe('LOut of stock')
  })

  it('change price, stock and first picture, and the address', async () => {
    const { router } = await show(SHIRT)
    expect(box().getByText('Save BDT 150')).toBeTruthy()
    fireEvent.click(radio('Blue'))
    await waitFor(() => expect(router.state.location.search).toEqual({ variant: '53' }))
    cleanup()
    await show(SHIRT, { variantId: 53 })
    expect(box().getByText('BDT 600')).toBeTruthy()
    expect([radio('Blue').checked, radio('L').checked, radio('M').disabled]).toEqual([true, true, true])
    expect((await screen.findAllByRole('img')).map((picture) => picture.getAttribute('alt'))).toEqual(['In blue', 'In red'])
  })
})

describe('its delivery', () => {
  const shopOf = (...options: ProductDetail['shop']['options']) => ({ ...aProductDetail({ product_id: 5 }).shop, options })
  const RIDER = aDeliveryOption({ id: 2, kind: 'rider', districts: ['Bogura'], fee: 80, free_from: 2000, days_least: 2, days_most: 3, is_cod: false })
  const PICKUP = aDeliveryOption({ id: 3, kind: 'pickup', note: 'Satmatha, Bogura', fee: 0 })

  it('is that to the district of the reader, the cheapest first, with all that must be known before', async () => {
    await show({ shop: shopOf(aDeliveryOption({ id: 1, note: 'Sundarban Courier' }), RIDER, PICKUP) })
    const part = within(await screen.findByRole('region', { name: 'Delivery' }))
    expect(await part.findByText('To Bogura: BDT 80, 2–3 days')).toBeTruthy()
    expect(part.getByRole('status').textContent).toBe(
      'To Bogura: BDT 80, 2–3 daysThe seller’s own rider · Free from BDT 2,000To Bogura: BDT 120, 3–5 daysSundarban Courier · Cash on delivery',
    )
    expect(part.getByText('Pick up yourself: Satmatha, Bogura')).toBeTruthy()
  })

  it('follows another district, which this phone keeps', async () => {
    await show({ shop: shopOf(RIDER) })
    const choice = await screen.findByLabelText<HTMLSelectElement>('Deliver to')
    await waitFor(() => expect(choice.value).toBe('Bogura'))
    fireEvent.change(choice, { target: { value: 'Dhaka' } })
    expect(await screen.findByText('Not delivered to Dhaka')).toBeTruthy()
    await waitFor(() => expect(nearMe.chooseDistrict).toHaveBeenCalledWith('Dhaka'))
  })

  it('keeps the district that was chosen while the phone was still looking for one', async () => {
    const looking = Promise.withResolvers<undefined>()
    vi.mocked(nearMe.readDistrict).mockReturnValue(looking.promise)
    await show({ shop: shopOf(RIDER) })
    const choice = await screen.findByLabelText<HTMLSelectElement>('Deliver to')
    await waitFor(() => expect(choice.disabled).toBe(false))
    fireEvent.change(choice, { target: { value: 'Bogura' } })
    looking.resolve(undefined)
    await waitFor(() => expect(nearMe.chooseDistrict).toHaveBeenCalled())
    expect(choice.value).toBe('Bogura')
    expect(screen.getByText('To Bogura: BDT 80, 2–3 days')).toBeTruthy()
  })

  it('says before a district is known what it costs at least', async () => {
    vi.mocked(nearMe.readDistrict).mockResolvedValue(undefined)
    await show({ shop: shopOf(aDeliveryOption({ id: 1 }), RIDER) })
    expect(await screen.findByText('Delivery from BDT 80, 2–5 days')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLSelectElement>('Deliver to')).selectedOptions[0]?.textContent).toBe('Choose your district')
  })

  it('is free for what costs enough, and none where it can only be fetched', async () => {
    await show({ variants: [aVariant({ variant_id: 51, price: 2500 })], shop: shopOf(RIDER) })
    expect(await screen.findByText('To Bogura: free, 2–3 days')).toBeTruthy()
    cleanup()
    vi.mocked(nearMe.readDistrict).mockResolvedValue(undefined)
    await show({ shop: shopOf(PICKUP) })
    expect(await screen.findByText('Pickup only')).toBeTruthy()
  })
})

describe('what orders it', () => {
  it('stands in the box and at the lower edge of a phone, for the chosen variant', async () => {
    await show(SHIRT, { isOrdered: true, variantId: 53 })
    expect(screen.getAllByRole('button', { name: 'Order 53' })).toHaveLength(2)
  })

  it.each<[string, Partial<ProductDetail>, string[]]>([
    ['is sold out', { stock: 0, variants: [aVariant({ variant_id: 51, stock: 0 })] }, ['Out of stock', 'Save it, and look again later.']],
    ['is not on sale', { is_on_sale: false }, ['Not on sale', 'The seller has stopped selling this product.']],
    [
      'is of a shop that is closed',
      { shop: { ...aProductDetail({ product_id: 5 }).shop, closed_until: '2026-01-25' } },
      ['Shop closed until 25 January 2026', 'You can order again when the shop reopens.'],
    ],
  ])('is not there where the product %s, and that is said', async (_, over, said) => {
    await show(over, { isOrdered: true })
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull()
    for (const text of said) expect(await box().findByText(text)).toBeTruthy()
  })

  it('is not there where staff took the product off, nor is anything else but their words', async () => {
    await show(
      {
        is_on_sale: false,
        taken_off_reason: 'It is forbidden.',
        description: '<p>Taken off by our staff.</p>',
        variants: [],
        options: [],
        pictures: [],
        thumbnail: null,
        similar: [aProductCard({ product_id: 6, title: 'Shawl' })],
      },
      { isOrdered: true },
    )
    expect(await box().findByText('Not available')).toBeTruthy()
    expect(await screen.findByText('Taken off by our staff.')).toBeTruthy()
    expect(screen.queryByText(/BDT/)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Shawl' })).toBeNull())
  })
})

describe('a product that cannot be shown', () => {
  it('says so and asks again', async () => {
    const { router } = await renderScreen(<ProductNotCached productId="5" error={new Problem('bug')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('alert').textContent).toContain('Failed to load the product')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(invalidate).toHaveBeenCalled()
  })

  it('says without network that it is not on this phone', async () => {
    await renderScreen(<ProductNotCached productId="5" error={new Problem('offline')} />)
    expect(screen.getByRole('alert').textContent).toContain('This page is not saved on your phone yet')
  })

  it('or never was, says that, and leads on', async () => {
    await renderScreen(<ProductNotFound />)
    expect(screen.getByRole('heading', { name: 'Product not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/shop')
  })

  it('shows while it is on its way what a list has shown of it', async () => {
    rememberProducts([aProductCard({ product_id: 5, title: 'Sari' })])
    await renderScreen(<ProductDetailsWaiting productId="5" />)
    expect(screen.getByRole('heading', { name: 'Sari' })).toBeTruthy()
    expect(screen.getByText('BDT 1,200')).toBeTruthy()
    cleanup()
    await renderScreen(<ProductDetailsWaiting productId="404" />)
    expect(screen.getByRole('heading', { name: 'Loading product…' })).toBeTruthy()
  })
})
