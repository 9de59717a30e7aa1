import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ShopOrderScreen } from '#app/features/shop/orders/screens/shop-order.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { formatterFor } from '#contract/core/format.ts'
import { ping } from '#contract/health.ts'
import { SHOP_ORDER_STATES } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInBuyer, signOffBuyer } from '../../orders/an-order.ts'
import { aShopOrder, aSoldOrder, inHours, inState, NUMBER, ORDER } from './a-shop-order.ts'

const format = formatterFor('en')
const short = (iso: string) => `${format.dayShort(iso)}, ${format.time(iso)}`
let user = 0

async function show(replies: Parameters<typeof fakeService>[0], language: 'en' | 'bn' = 'en') {
  const asked = fakeService(replies)
  const shown = await renderScreen(<ShopOrderScreen number={NUMBER.toLowerCase()} />, { at: '/orders', language })
  return { ...shown, asked }
}
const showOrder = (order: ShopOrder, more: Parameters<typeof fakeService>[0] = {}, language: 'en' | 'bn' = 'en') =>
  show({ [ORDER]: { body: order }, ...more }, language)
const status = async () => within(await screen.findByRole('region', { name: 'Order status' }))
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  user = signInBuyer()
})
afterEach(async () => {
  await signOffBuyer()
  act(() => useOutbox.setState(useOutbox.getInitialState()))
})

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
    await storePrivateAnswer(user, { address: ORDER, body: inState('shipped'), etag: null, fetchedAt: inHours(-3.2) })
    await show({ [ORDER]: 'offline' })
    expect(await screen.findByText('482915')).toBeTruthy()
    expect(screen.getByText('Showing saved copy · 3 hours ago')).toBeTruthy()
  })

  it('says why it cannot be read when the phone has not seen it', async () => {
    await show({ [ORDER]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('this order is not saved on this phone yet')
  })
})

describe('a step of an order', () => {
  it('is one tap for its seller, and shows what the service made of it', async () => {
    const { asked } = await showOrder(aSoldOrder(), { [`${ORDER}accept/`]: { body: aSoldOrder({ state: 'accepted', server_time: inHours(1) }) } })
    fireEvent.click(await button('Accept order'))
    expect(await button('Mark as packed')).toBeTruthy()
    await waitFor(() => expect(asked.some(({ path }) => path === `${ORDER}accept/`)).toBe(true))
    await waitFor(() => expect(screen.queryByText(/^Waiting to be sent/)).toBeNull())
  })

  it('that has no network waits, is shown as if done and marked as not sent', async () => {
    await showOrder(aSoldOrder(), { [ping.path]: 'offline', [`${ORDER}accept/`]: 'offline' })
    fireEvent.click(await button('Accept order'))
    const part = await status()
    expect(await part.findByText('Waiting to be sent: Accept order')).toBeTruthy()
    expect(part.getByText('Accepted')).toBeTruthy()
    expect(part.getByRole('link', { name: 'See what is waiting' }).getAttribute('href')).toBe('/outbox')
    // The next one follows without network too.
    fireEvent.click(await button('Mark as packed'))
    expect(await part.findByText('Waiting to be sent: Mark as packed')).toBeTruthy()
  })

  it('that the service refuses is said beside the order as it is now', async () => {
    let answers = 0
    await show({
      [ORDER]: () => ({ body: ++answers === 1 ? aSoldOrder() : inState('cancelled', 'sold') }),
      [`${ORDER}accept/`]: refusal('bad-state', 409),
    })
    fireEvent.click(await button('Accept order'))
    const alert = await screen.findByRole('alert', { name: '' })
    expect(await screen.findByText('Not done: Accept order')).toBeTruthy()
    expect(alert).toBeTruthy()
    expect(await (await status()).findByText('Cancelled')).toBeTruthy()
    fireEvent.click(await button('Dismiss'))
    await waitFor(() => expect(screen.queryByText('Not done: Accept order')).toBeNull())
  })

  it('by a wrong code says how often it may still be typed', async () => {
    const wrong = { ...refusal('wrong-code', 409), body: { ...refusal('wrong-code', 409).body, facts: { left: 3 } } }
    await showOrder(inState('shipped', 'sold'), { [`${ORDER}deliver/`]: wrong })
    fireEvent.click(await button('Mark as delivered'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Buyer’s code' }), { target: { value: '১২৩ ৪৫৬' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    expect(await screen.findByText('3 tries left')).toBeTruthy()
  })

  it('of delivering sends Latin digits, whatever was typed, and nothing that is no code', async () => {
    const { asked } = await showOrder(inState('shipped', 'sold'), {
      [`${ORDER}deliver/`]: { body: { ...inState('delivered', 'sold'), server_time: inHours(1) } },
    })
    fireEvent.click(await button('Mark as delivered'))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: 'Buyer’s code' })
    fireEvent.change(field, { target: { value: '123' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    expect(await dialog.findByText('Enter the 6 digits.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '৪৮২ ৯১৫' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}deliver/`)?.body).toEqual({ code: '482915' }))
    expect(await (await status()).findByText('Delivered')).toBeTruthy()
  })

  it('of handing over takes a number or an address of the web, and no other', async () => {
    const { asked } = await showOrder(inState('packed', 'sold'), { [`${ORDER}ship/`]: { body: { ...inState('shipped', 'sold'), server_time: inHours(1) } } })
    fireEvent.click(await button('Mark as shipped'))
    const dialog = within(await screen.findByRole('dialog'))
    const tracking = dialog.getByRole('textbox', { name: 'Tracking number or link' })
    fireEvent.change(tracking, { target: { value: 'javascript:alert(1)' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
    expect(await dialog.findByText(/Enter a number, or the full link/)).toBeTruthy()
    fireEvent.change(tracking, { target: { value: 'https://track.example/9' } })
    fireEvent.change(dialog.getByRole('textbox', { name: 'Courier' }), { target: { value: 'Sundarban' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}ship/`)?.body).toEqual({ courier: 'Sundarban', tracking: 'https://track.example/9' }))
  })

  it('of cancelling a late order is the first thing for its buyer, with being late as the reason', async () => {
    const late = aShopOrder({ state: 'accepted', hand_over_by: inHours(-2), overdue: 'hand-over' })
    const { asked } = await showOrder(late, { [`${ORDER}cancel/`]: { body: { ...inState('cancelled'), server_time: inHours(1) } } })
    expect((await status()).getByText(/^Late: Rahima Crafts had to ship it by/)).toBeTruthy()
    fireEvent.click(await button('Cancel order'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Nothing has been paid for it.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}cancel/`)?.body).toEqual({ reason: 'too-late', note: '' }))
  })

  it('of receiving is asked about first', async () => {
    const { asked } = await showOrder(inState('shipped'), { [`${ORDER}deliver/`]: { body: { ...inState('delivered'), server_time: inHours(1) } } })
    fireEvent.click(await button('I have received it'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(asked.some(({ path }) => path.endsWith('/deliver/'))).toBe(false)
    fireEvent.click(dialog.getByRole('button', { name: 'I have received it' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}deliver/`)?.body).toEqual({}))
  })

  it('of a call that is wanted has the number, and is noted', async () => {
    const wanted = aSoldOrder({ state: 'accepted', is_call_wanted: true })
    const { asked } = await showOrder(wanted, {
      [`${ORDER}call/`]: { body: aSoldOrder({ state: 'accepted', is_call_wanted: true, called_at: inHours(0), server_time: inHours(1) }) },
    })
    const part = await status()
    expect(part.getByRole('link', { name: '01712-345678' }).getAttribute('href')).toBe('tel:+8801712345678')
    fireEvent.click(part.getByRole('button', { name: 'Mark as called' }))
    expect(await part.findByText(/^You called the buyer:/)).toBeTruthy()
    await waitFor(() => expect(asked.filter(({ path }) => path === `${ORDER}call/`)).toHaveLength(1))
  })

  it('of taking a parcel back asks how the goods are', async () => {
    const { asked } = await showOrder(inState('not_taken', 'sold'), {
      [`${ORDER}take_back/`]: { body: { ...inState('back', 'sold'), server_time: inHours(1) } },
    })
    fireEvent.click(await button('Parcel is back'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Parcel is back' }))
    expect(await dialog.findByText('Choose one.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: /^Damaged/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Parcel is back' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}take_back/`)?.body).toEqual({ is_whole: false }))
  })

  it('of a rider’s link shows the link once it is made', async () => {
    await showOrder(inState('packed', 'sold'), { [`${ORDER}rider_link/`]: { body: { link_key: 'abcdefghijklmnopqrstuvwxyz', until: inHours(168) } } })
    fireEvent.click(await button('Link for a rider'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Make a link' }))
    expect(await dialog.findByText(/\/rider\/abcdefghijklmnopqrstuvwxyz$/)).toBeTruthy()
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
