import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopPurchase } from '#app/features/orders/screens/shop-purchase.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { beginShopping, endShopping, goOffline, signIn } from '../shop/a-basket.tsx'
import { aPurchase } from '../shop/a-checkout.tsx'
import { BOUGHT_ORDERS } from '../shop/bought-orders.ts'
import { INITIATE, inMinutes } from './an-order.ts'

const PURCHASE = '/api/shop_purchase/K7M2Q9TXBR/'
const CANCEL = '/api/shop_purchase/K7M2Q9TXBR/cancel/'

beforeEach(() => {
  beginShopping()
  vi.stubGlobal('location', Object.assign(location, { assign: vi.fn() }))
  signIn()
})
afterEach(endShopping)

const held = (over = {}) => aPurchase({ method: 'online', state: 'held', hold_expires_at: inMinutes(10), ...over })
const show = (said?: 'fail' | 'cancel' | 'success' | 'failed', language: 'en' | 'bn' = 'en') =>
  renderScreen(<ShopPurchase number="k7m2q9txbr" said={said} order={({ number, seller }) => <li key={number}>{seller.name}</li>} />, {
    language,
    at: '/orders',
  })

describe('a purchase of goods', () => {
  it('is paid by a tap alone, while its time lasts', async () => {
    const asked = fakeService({ [PURCHASE]: { body: held() }, [INITIATE]: { body: { payment_url: 'https://pay.example/1' } } })
    await show()
    await screen.findByRole('heading', { name: 'Your products are held' })
    expect(screen.getByRole('timer')).toBeTruthy()
    expect(asked.some(({ path }) => path === INITIATE)).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: /^Pay Now/ }))
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(asked.find(({ path }) => path === INITIATE)?.body).toEqual({ event_order_id: 'K7M2Q9TXBR' })
  })

  it('names its orders, each of one seller, and what it comes to', async () => {
    fakeService({ [PURCHASE]: { body: held({ orders: BOUGHT_ORDERS(2, { received: 0, refused: 0 }), discount: 100 }) } })
    await show()
    await waitFor(() => expect(screen.getAllByText('Rupa Weaves')).toHaveLength(2))
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Total amountBDT 1,280')
  })

  it('in cash is placed, and nobody calls it paid', async () => {
    fakeService({ [PURCHASE]: { body: aPurchase() } })
    await show()
    await screen.findByRole('heading', { name: 'Your order is placed' })
    expect(screen.queryByText('Completed')).toBeNull()
    expect(screen.queryByRole('button', { name: /Pay Now|Cancel order/ })).toBeNull()
  })

  it('in cash whose delivery is paid in advance is paid so by a tap, and says what is left for the door', async () => {
    const orders = BOUGHT_ORDERS(1, { received: 0, refused: 2 }).map((order) => ({ ...order, state: 'waiting' as const, total: 1280, advance: 80 }))
    fakeService({ [PURCHASE]: { body: held({ method: 'cod', advance: 80, orders }) }, [INITIATE]: { body: { payment_url: 'https://pay.example/1' } } })
    await show()
    await screen.findByRole('heading', { name: 'Your products are held' })
    expect(screen.getByText('You pay only the delivery fee now: BDT 80. The rest, BDT 1,200, is paid at the door.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Order Summary' }).textContent).toContain('Delivery fee, online in advanceBDT 80At the doorBDT 1,200')
    fireEvent.click(screen.getByRole('button', { name: /^Pay Now.*BDT 80/ }))
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://pay.example/1'))
  })

  it('whose delivery is paid is placed, owes the rest at the door, and is not called paid', async () => {
    const orders = BOUGHT_ORDERS(1, { received: 0, refused: 2 }).map((order) => ({ ...order, total: 1280, advance: 80 }))
    const payment = { paid_at: new Date().toISOString(), method: 'VISA', tran_id: 'SO1' }
    fakeService({ [PURCHASE]: { body: aPurchase({ advance: 80, payment, orders }) } })
    await show('success', 'bn')
    await screen.findByRole('heading', { name: 'আপনার অর্ডার হয়েছে' })
    expect(screen.getByText('ডেলিভারি চার্জ ৳৮০ আগে দেওয়া হয়েছে। ডেলিভারির সময় দিতে হবে: ৳১,২০০')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /পেমেন্ট/ })).toBeNull()
  })

  it('in cash of which nothing is on its way any more does not say that it is', async () => {
    const orders = BOUGHT_ORDERS(1, { received: 0, refused: 3 }).map((order) => ({ ...order, state: 'back' as const, advance: 80 }))
    fakeService({ [PURCHASE]: { body: aPurchase({ advance: 80, orders }) } })
    await show()
    await screen.findByRole('heading', { name: 'Nothing is on its way any more' })
    expect(screen.queryByText(/To pay at the door/)).toBeNull()
  })

  it('is taken back after asking', async () => {
    fakeService({ [PURCHASE]: { body: held() }, [CANCEL]: { body: held({ state: 'cancelled', hold_expires_at: null, reason: 'by-buyer' }) } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText(/Its products go back on sale at once/)).toBeTruthy()
    const [, yes] = screen.getAllByRole('button', { name: 'Cancel order', hidden: true })
    fireEvent.click(yes as HTMLElement)
    expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/shop')
  })

  it('says that its payment could not be begun', async () => {
    fakeService({ [PURCHASE]: { body: held() }, [INITIATE]: refusal('cannot-pay', 400) })
    const { router } = await show()
    fireEvent.click(await screen.findByRole('button', { name: /^Pay Now/ }))
    await waitFor(() => expect(router.state.location.href).toBe('/shop_purchase/k7m2q9txbr?payment=failed'))
  })

  it.each([
    ['cancel' as const, 'You left the payment page before paying. Nothing was charged.'],
    ['fail' as const, 'The payment failed. Nothing was charged; you can try again.'],
  ])('says at the way back that it was: %s', async (said, words) => {
    fakeService({ [PURCHASE]: { body: held() } })
    await show(said)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('cannot be paid without network, and says so', async () => {
    fakeService({ [PURCHASE]: { body: held() } })
    await show()
    await screen.findByRole('heading', { name: 'Your products are held' })
    goOffline()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay Now/ }).disabled).toBe(true)
  })

  it('of another person is not shown', async () => {
    fakeService({ [PURCHASE]: refusal('not-found', 404) })
    await show()
    expect(await screen.findByText(/This order is not in your account/)).toBeTruthy()
  })

  it('has Bangla words and digits', async () => {
    fakeService({ [PURCHASE]: { body: held() } })
    await show(undefined, 'bn')
    expect(await screen.findByRole('heading', { name: 'পণ্যগুলো আপনার জন্য রাখা আছে' })).toBeTruthy()
    expect(screen.getAllByText(/৳১,২৮০/).length).toBeGreaterThan(0)
  })
})
