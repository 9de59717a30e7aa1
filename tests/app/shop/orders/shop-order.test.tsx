import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SHOP_ORDER_STATES } from '#contract/shop/shop-order-rules.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { refusal } from '../../accounts/fake-service.ts'
import { aShopOrder, inHours, inState, NUMBER, ORDER } from './a-shop-order.ts'
import { asUser, button, short, show, showOrder, status } from './show-shop-order.tsx'

const user = asUser()

describe('an order of goods', () => {
  it('is found by the number in its address, in any case', async () => {
    const { asked } = await showOrder(aShopOrder())
    expect(await screen.findByText(NUMBER)).toBeTruthy()
    expect(asked[0]?.path).toBe(ORDER)
  })

  it.each(SHOP_ORDER_STATES.flatMap((state) => [[state, 'bought'] as const, [state, 'sold'] as const]))(
    'that is %s says to who %s it what is to be done, in both languages',
    async (state, side) => {
      for (const [language, name] of [
        ['en', 'Order status'],
        ['bn', 'অর্ডারের অবস্থা'],
      ] as const) {
        const { unmount } = await showOrder(inState(state, side), {}, language)
        const part = within(await screen.findByRole('region', { name }))
        const duty = part.getByText((_, element) => element?.tagName === 'P' && element.querySelector('use[href^="#i-lucide-clock"]') !== null)
        expect(duty.textContent?.length).toBeGreaterThan(10)
        expect(duty.textContent).not.toMatch(/\{\{|parcels:|duty\./)
        unmount()
      }
    },
  )

  it('has five stations, those behind it with their dates, and the date of the law under the one that runs', async () => {
    const order = inState('shipped')
    await showOrder(order)
    const stations = within(await screen.findByRole('region', { name: 'Progress' })).getAllByRole('listitem')
    expect(stations.map((one) => one.querySelector('span > span')?.textContent)).toHaveLength(5)
    const running = stations.find((one) => one.getAttribute('aria-current') === 'step')
    expect(running?.textContent).toContain('Delivered')
    expect(running?.textContent).toContain(`By ${short(order.deliver_by ?? '')}`)
    expect(stations[0]?.querySelector('time')?.getAttribute('datetime')).toBe(order.placed_at)
  })

  it('that came to another end shows that end after the stations it reached', async () => {
    await showOrder(inState('cancelled'))
    const stations = within(await screen.findByRole('region', { name: 'Progress' })).getAllByRole('listitem')
    expect(stations).toHaveLength(2)
    expect(stations[1]?.textContent).toContain('Cancelled')
    expect((await status()).getByText('Reason: Out of stock')).toBeTruthy()
  })

  it('goes by the service’s clock: a phone that is three days ahead makes nothing late', async () => {
    const order = aShopOrder({ server_time: inHours(-72), hand_over_by: inHours(-48), deliver_by: inHours(100) })
    await showOrder(order)
    expect((await status()).getByText(/must accept this order/)).toBeTruthy()
    expect(screen.queryByText(/Late:/)).toBeNull()
  })

  it('says what is in the parcel, where it goes and what it comes to', async () => {
    await showOrder(aShopOrder())
    const parcel = within(await screen.findByRole('region', { name: 'In this parcel' }))
    expect(parcel.getByRole('link', { name: 'Jamdani sari' }).getAttribute('href')).toBe('/productdetails/31')
    expect(parcel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'BDT 2,800',
      'BDT 120',
      'BDT 2,920',
      'Pay in cash when it arrives',
    ])
    expect(screen.getByText('House 3, Road 4')).toBeTruthy()
    expect(screen.getByText('Please ring twice')).toBeTruthy()
    expect((await status()).getByText('7 of 8 parcels received in 180 days')).toBeTruthy()
  })

  it('has the code in Latin digits in both languages, and what is to be paid at the door', async () => {
    await showOrder(inState('shipped'), {}, 'bn')
    const code = await screen.findByText('482915')
    expect(code.getAttribute('lang')).toBe('en')
    expect(screen.getByText('ডেলিভারির সময় দিতে হবে: ৳২,৯২০')).toBeTruthy()
  })

  it.each([
    ['https://track.example/123', 'https://track.example/123'],
    ['http://track.example/', 'http://track.example/'],
    ['SF-12345', undefined],
    ['javascript:alert(1)', undefined],
    ['https:evil', undefined],
  ])('leads to a page of the web to track it, and nowhere else: %s', async (tracking, href) => {
    await showOrder({ ...inState('shipped'), tracking, courier: 'Sundarban' })
    await screen.findByText('Taken by: Sundarban')
    const link = screen.queryByRole('link', { name: 'Track this parcel' })
    expect(link?.getAttribute('href')).toBe(href)
    if (!href) expect(screen.getByText(tracking)).toBeTruthy()
  })

  it('that is delivered leads to a review of each thing in it', async () => {
    await showOrder(inState('delivered'))
    const links = await screen.findAllByRole('link', { name: 'Write a review' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/productdetails/31#reviews', '/productdetails/32#reviews'])
  })

  it('that is refunded says how much, and by when', async () => {
    await showOrder({ ...inState('cancelled'), method: 'online', payment_status: 'Refunding', refunded: 2920 })
    expect((await status()).getByText('BDT 2,920 will be refunded by 1 December 2026, to where you paid from.')).toBeTruthy()
  })

  it('leads to paying while it is not paid', async () => {
    await showOrder(inState('waiting'))
    expect((await screen.findByRole('link', { name: 'Pay Now' })).getAttribute('href')).toBe('/shop_purchase/p7m2q9txbr')
  })

  it('that is another user’s, or does not exist, gets the same answer', async () => {
    await show({ [ORDER]: refusal('not-found', 404) })
    expect((await screen.findByRole('alert')).textContent).toContain('This order is not in your account.')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('is read without network once it was seen, with its code and its age', async () => {
    await storePrivateAnswer(user(), { address: ORDER, body: inState('shipped'), etag: null, fetchedAt: inHours(-3.2) })
    await show({ [ORDER]: 'offline' })
    expect(await screen.findByText('482915')).toBeTruthy()
    expect(screen.getByText('Showing saved copy · 3 hours ago')).toBeTruthy()
  })

  it('says why it cannot be read when the phone has not seen it', async () => {
    await show({ [ORDER]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('this order is not saved on this phone yet')
  })
})

describe('the packing slip', () => {
  it('has where it goes, what is in it and what is to be taken in cash, and is what the page prints', async () => {
    await showOrder(inState('packed', 'sold'))
    fireEvent.click(await button('Packing slip'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Cash to collect: BDT 2,920')).toBeTruthy()
    expect(dialog.getByText('Jamdani sari')).toBeTruthy()
    expect(document.querySelector('.print\\:block article')?.textContent).toContain('Nasrin Akter')
  })

  it('is not for its buyer', async () => {
    await showOrder(inState('packed'))
    await status()
    expect(screen.queryByRole('button', { name: 'Packing slip' })).toBeNull()
    expect(document.querySelector('.print\\:block')).toBeNull()
  })
})
