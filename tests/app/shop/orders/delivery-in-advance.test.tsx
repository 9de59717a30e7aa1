import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RiderParcelScreen } from '#app/features/shop/orders/rider/screens/rider-parcel.tsx'
import { BoughtGoods } from '#app/features/shop/orders/screens/bought-goods.tsx'
import { SoldGoods } from '#app/features/shop/orders/screens/sold-goods.tsx'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { aParcel, inState, ORDERS } from './a-shop-order.ts'
import { asUser, button, showOrder, status } from './show-shop-order.tsx'

asUser()

/** An order in cash of 2,920 taka, of which 120 are its delivery. */
const inAdvance = (state: ShopOrder['state'], side: ShopOrder['side'] = 'bought', over: Partial<ShopOrder> = {}): ShopOrder => ({
  ...inState(state, side),
  method: 'cod',
  advance: 120,
  ...over,
})
const sums = async (language: 'en' | 'bn' = 'en') =>
  within(await screen.findByRole('region', { name: language === 'en' ? 'In this parcel' : 'পার্সেলে যা আছে' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)

describe('an order whose delivery was paid in advance', () => {
  it.each(['bought', 'sold'] as const)('says what was paid and what is left for the door, to who has %s it', async (side) => {
    await showOrder(inAdvance('shipped', side))
    expect((await sums()).slice(0, 6)).toEqual(['BDT 2,800', 'BDT 120', 'BDT 2,920', 'BDT 120', 'BDT 2,800', 'Pay in cash when it arrives'])
    expect(screen.getByText('Delivery fee, paid in advance')).toBeTruthy()
  })

  it('has beside the code what is still to be paid, in both languages', async () => {
    const { unmount } = await showOrder(inAdvance('shipped'))
    expect(await screen.findByText('To pay at the door: BDT 2,800')).toBeTruthy()
    expect(screen.getByText('Delivery fee BDT 120 paid in advance')).toBeTruthy()
    unmount()
    await showOrder(inAdvance('shipped'), {}, 'bn')
    expect(await screen.findByText('ডেলিভারির সময় দিতে হবে: ৳২,৮০০')).toBeTruthy()
    expect(screen.getByText('ডেলিভারি চার্জ ৳১২০ আগে দেওয়া হয়েছে')).toBeTruthy()
  })

  it('has on its packing slip, and where it is delivered, the cash that is left', async () => {
    await showOrder(inAdvance('shipped', 'sold'))
    fireEvent.click(await button('Packing slip'))
    const slip = within(await screen.findByRole('dialog'))
    expect(slip.getByText('Cash to collect: BDT 2,800')).toBeTruthy()
    expect(slip.getByText('Delivery fee BDT 120 paid in advance')).toBeTruthy()
  })

  it('is handed over for the cash that is left', async () => {
    await showOrder(inAdvance('shipped', 'sold'))
    fireEvent.click(await button('Mark as delivered'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Cash to collect: BDT 2,800')).toBeTruthy()
  })

  it('leads to paying while it waits for that', async () => {
    await showOrder(inAdvance('waiting'))
    expect((await screen.findByRole('link', { name: 'Pay Now' })).getAttribute('href')).toBe('/shop_purchase/p7m2q9txbr')
    expect(screen.getByText('Delivery fee, to be paid in advance')).toBeTruthy()
  })

  it.each([
    ['bought', 'You get the delivery fee of BDT 120 back within 10 days, to where you paid from. Nothing else has been paid.'],
    ['sold', 'The buyer gets the delivery fee of BDT 120 back, and the stock is free again.'],
  ] as const)('that is cancelled gives the fee back, and says so before (%s)', async (side, hint) => {
    await showOrder(inAdvance('placed', side))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order', hidden: true }))
    expect(within(await screen.findByRole('dialog')).getByText(hint)).toBeTruthy()
  })

  it('that was cancelled says how much goes back, and by when', async () => {
    await showOrder(inAdvance('cancelled', 'bought', { payment_status: 'Refunding', refunded: 120 }))
    expect((await status()).getByText('BDT 120 will be refunded by 1 December 2026, to where you paid from.')).toBeTruthy()
  })

  it.each([
    ['bought', 'The delivery fee of BDT 120 that you paid in advance stays with the seller.'],
    ['sold', 'You keep the delivery fee of BDT 120 that the buyer paid in advance.'],
  ] as const)('that was refused without cause says whose the fee is (%s)', async (side, text) => {
    await showOrder(inAdvance('back', side))
    expect((await status()).getByText(text)).toBeTruthy()
  })

  it('that came back for another cause says no such thing', async () => {
    await showOrder(inAdvance('back', 'bought', { reason: 'damaged', refunded: 120, payment_status: 'Refunded' }))
    expect((await status()).queryByText(/stays with the seller/)).toBeNull()
  })
})

describe('lists and the rider', () => {
  it('say that the delivery was paid in advance', async () => {
    fakeService({ [ORDERS]: { body: { results: [inAdvance('placed')], next_cursor: null } } })
    const { unmount } = await renderScreen(<BoughtGoods onKnown={() => undefined} />)
    expect(await screen.findByText('Delivery fee BDT 120 paid in advance')).toBeTruthy()
    unmount()
    fakeService({ [ORDERS]: { body: { results: [inAdvance('placed', 'sold')], next_cursor: null } } })
    await renderScreen(<SoldGoods group={undefined} />, { at: '/orders?side=sold' })
    expect(await screen.findByText('Delivery fee BDT 120 paid in advance')).toBeTruthy()
  })

  it('ask at the door for what is left', async () => {
    const link_key = 'abcdefghijklmnopqrstuvwxyz-fee'
    fakeService({ [`/api/rider_parcel/${link_key}/`]: { body: aParcel({ to_collect: 2800, advance: 120 }) } })
    await renderScreen(<RiderParcelScreen link_key={link_key} />)
    expect(await screen.findByText('BDT 2,800')).toBeTruthy()
    expect(screen.getByText('Delivery fee BDT 120 paid in advance')).toBeTruthy()
  })
})
