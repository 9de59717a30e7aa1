import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBasketState } from '#app/state/basket/basket.ts'
import { useSession } from '#app/state/session/session.ts'
import { readBasketHere } from '#device/basket/basket-store.ts'
import { readDraft, storeDraft } from '#device/drafts.ts'
import { aNewLine, anOption, aShop, holding } from '#tests/support/phone/baskets.ts'
import { fakeService } from '../accounts/fake-service.ts'
import { BASKET, beginShopping, buyer, endShopping, press, put, signIn } from './a-basket.tsx'
import { anAddress, aPurchase, BOOK, BOUGHT, CODE, choose, PLACE, placed, serving, show, twoSellers } from './a-checkout.tsx'

beforeEach(beginShopping)
afterEach(async () => {
  vi.restoreAllMocks()
  await endShopping()
})

const summary = () => screen.findByRole('region', { name: 'Order Summary' })
const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note to the seller/)
const ready = async () => {
  await screen.findAllByText('Rina Akter')
  await screen.findByText(/Tangail sari/)
}

describe('a checkout', () => {
  it('is one tap for who has an address: cash where the seller takes it', async () => {
    const asked = fakeService(serving() as never)
    signIn()
    const { router } = await show()
    await ready()
    expect((await summary()).textContent).toContain('Cash on deliveryBDT 1,280')
    press('Place order')
    await waitFor(() => expect(placed(asked)).toHaveLength(1))
    expect(placed(asked)[0]).toMatchObject({
      method: 'cod',
      address: { full_name: 'Rina Akter', district: 'Bogura' },
      orders: [{ seller: 5, lines: [{ variant_id: 11, quantity: 1, price_seen: 1200 }], option: 71, fee_seen: 80, coupon: null, discount_seen: 0 }],
      total_seen: 1280,
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop_purchase/k7m2q9txbr'))
    await waitFor(async () => expect((await readBasketHere(buyer())).lines).toEqual([]))
  })

  it('makes one purchase that is paid online and one that is paid at the door', async () => {
    const [lines, shops] = twoSellers()
    const asked = fakeService({
      ...serving(lines, shops),
      [PLACE]: ({ body }: { body: Record<string, unknown> }) => ({
        body: aPurchase({ method: body.method as 'cod', number: body.method === 'cod' ? 'CDDDDDDDD1' : 'NNNNNNNNN2' }),
      }),
    } as never)
    signIn()
    const { router } = await show()
    await ready()
    choose(/^Pay online/)
    expect((await summary()).textContent).toMatch(/Pay onlineBDT 1,280.*Cash on deliveryBDT 580/)
    expect(screen.getByText('online BDT 1,280 · at the door BDT 580')).toBeTruthy()
    press('Place order')
    await waitFor(() =>
      expect(placed(asked).map(({ method, total_seen }) => [method, total_seen])).toEqual([
        ['online', 1280],
        ['cod', 580],
      ]),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop_purchase/nnnnnnnnn2'))
  })

  it('offers online payment alone where a seller takes no cash', async () => {
    fakeService(serving([{}], [aShop({}, [anOption({ is_cod: false })])]) as never)
    signIn()
    await show()
    await ready()
    expect(screen.getByLabelText<HTMLInputElement>(/^Cash on delivery/).disabled).toBe(true)
    expect((await summary()).textContent).toContain('Pay onlineBDT 1,280')
  })

  it('has another delivery option at its own fee, free from a sum on', async () => {
    fakeService(serving([{}], [aShop({}, [anOption(), anOption({ id: 72, kind: 'rider', note: '', fee: 150, free_from: 1000 })])]) as never)
    signIn()
    await show()
    await ready()
    expect(screen.getAllByText(/Seller’s own rider: Free, 2–3 days/).length).toBeGreaterThan(0)
    choose(/^Courier/)
    expect((await summary()).textContent).toContain('DeliveryBDT 80')
  })

  it('says that a seller does not deliver to the address, and orders nothing', async () => {
    const asked = fakeService(serving([{}], [aShop({}, [anOption({ districts: ['Dhaka'] })])]) as never)
    signIn()
    await show()
    await ready()
    expect(screen.getByText('This seller does not deliver to your address.')).toBeTruthy()
    press('Place order')
    await screen.findByText(/A seller does not deliver to this address/)
    expect(placed(asked)).toEqual([])
  })

  it('does not take for granted that its buyer fetches it', async () => {
    const asked = fakeService(serving([{}], [aShop({}, [anOption({ kind: 'pickup', note: 'New Market', fee: 0 })])]) as never)
    signIn()
    await show()
    await ready()
    press('Place order')
    await screen.findByText(/A seller offers pickup only/)
    expect(placed(asked)).toEqual([])
    choose(/^Pickup/)
    press('Place order')
    await waitFor(() => expect(placed(asked)[0]).toMatchObject({ total_seen: 1200 }))
  })

  it('says the dates of the law', async () => {
    fakeService(serving() as never)
    signIn()
    await show()
    await ready()
    expect(screen.getByText(/By law: sent by .*delivered by .*another district/)).toBeTruthy()
  })

  it('says before the tap that no more can be ordered with cash', async () => {
    const record = { received: 1, refused: 0 }
    const { BOUGHT_ORDERS } = await import('./bought-orders.ts')
    fakeService({ ...serving(), [BOUGHT]: { body: { results: BOUGHT_ORDERS(3, record), next_cursor: null } } } as never)
    signIn()
    await show()
    await ready()
    await waitFor(async () => expect((await summary()).textContent).toContain('Pay onlineBDT 1,280'))
    choose(/^Cash on delivery/)
    expect((await summary()).textContent).toContain('You can have 3 open cash on delivery orders at most.')
  })

  it('asks for what one payment cannot be', async () => {
    const asked = fakeService(serving([{ price: 600_000, price_seen: 600_000 }]) as never)
    signIn()
    await show()
    await ready()
    choose(/^Pay online/)
    press('Place order')
    expect((await screen.findAllByText(/One payment can be BDT 500,000 at most/)).length).toBeGreaterThan(0)
    expect(placed(asked)).toEqual([])
  })

  it('takes off what a code of the seller takes off', async () => {
    const asked = fakeService({ ...serving(), [CODE]: { body: { coupon: 'EID10', goods: 1200, discount: 120 } } } as never)
    signIn()
    await show()
    await ready()
    fireEvent.change(screen.getByLabelText(/^Promo code/), { target: { value: 'eid10' } })
    press('Apply')
    await screen.findByText('eid10: BDT 120 off')
    expect((await summary()).textContent).toContain('Cash on deliveryBDT 1,160')
    press('Place order')
    await waitFor(() => expect(placed(asked)[0]).toMatchObject({ total_seen: 1160, orders: [{ coupon: 'eid10', discount_seen: 120 }] }))
  })

  it('asks for an address where there is none, and takes the one that is added', async () => {
    fakeService({ ...serving(), [BOOK]: { body: [] } } as never)
    signIn()
    await show()
    await screen.findByText('You have no saved addresses yet.')
    press('Add an address')
    expect(await screen.findByLabelText('Full name')).toBeTruthy()
  })

  it('lets its reader go through the addresses by the arrow keys, and closes when it is told to', async () => {
    const book = [anAddress(), anAddress({ id: 6, full_name: 'Kamal Uddin' }), anAddress({ id: 7, full_name: 'Moushumi' })]
    const asked = fakeService({ ...serving(), [BOOK]: { body: book } } as never)
    signIn()
    await show()
    await ready()
    press('Choose another address')
    for (const name of [/Kamal Uddin/, /Moushumi/]) choose(name)
    expect(screen.getAllByRole('radio', { name: /Rina Akter|Kamal Uddin|Moushumi/ })).toHaveLength(3)
    press('Use this address')
    expect(screen.queryByRole('radio', { name: /Rina Akter/ })).toBeNull()
    press('Place order')
    await waitFor(() => expect(placed(asked)).toMatchObject([{ address: { full_name: 'Moushumi' } }]))
  })

  it('does not exchange an address that was deleted for another one', async () => {
    await storeDraft(buyer(), 'shop checkout', { address: 6, sellers: {} })
    const asked = fakeService(serving() as never)
    signIn()
    await show()
    await screen.findByText(/The address you chose is no longer in your address book/)
    press('Place order')
    await screen.findByText(/Choose an address first/)
    expect(placed(asked)).toEqual([])
    choose(/Rina Akter/)
    press('Place order')
    await waitFor(() => expect(placed(asked)).toMatchObject([{ address: { full_name: 'Rina Akter' } }]))
  })

  it('keeps what was typed while the session is renewed', async () => {
    fakeService(serving() as never)
    signIn()
    await show()
    await ready()
    fireEvent.change(note(), { target: { value: 'Ring twice' } })
    act(() => useSession.setState({ token: null }))
    act(() => useSession.setState({ token: 'a.b.c' }))
    expect(note().value).toBe('Ring twice')
  })

  it('does not give what one person has typed to the next one', async () => {
    fakeService(serving() as never)
    signIn()
    await show()
    await ready()
    fireEvent.change(note(), { target: { value: 'Ring twice' } })
    act(() => useSession.setState({ token: null }))
    fireEvent.change(note(), { target: { value: 'Ring three times' } })
    await waitFor(async () => expect(JSON.stringify(await readDraft(buyer(), 'shop checkout'))).toContain('Ring three times'))
    act(() => useSession.setState({ account: { id: buyer() + 5000, username: 'kamal', email: '' }, token: 'd.e.f' }))
    await ready()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(note().value).toBe('')
    expect(await readDraft(buyer() + 5000, 'shop checkout')).toBeUndefined()
    act(signIn)
    await ready()
    await waitFor(() => expect(note().value).toBe('Ring three times'))
  })

  it('has what was typed after the tab was killed', async () => {
    fakeService(serving() as never)
    signIn()
    await show()
    await ready()
    fireEvent.change(screen.getByLabelText(/^Note to the seller/), { target: { value: 'Ring twice' } })
    dispatchEvent(new Event('pagehide'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    cleanup()
    await show()
    await ready()
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note to the seller/).value).toBe('Ring twice'))
  })

  it('orders one variant of the basket alone', async () => {
    const [lines, shops] = twoSellers()
    fakeService(serving(lines, shops) as never)
    signIn()
    await show({ only: 11 })
    await ready()
    expect(screen.queryByText(/Clay pot/)).toBeNull()
  })

  it('does not call the basket empty before the other phones were asked', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    fakeService({ ...serving(), [BASKET]: () => promise.then(() => serving()[BASKET]) } as never)
    signIn()
    await show()
    await waitFor(() => expect(useBasketState.getState().held?.lines).toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('Your basket is empty')).toBeNull()
    answer()
    await ready()
  })

  it('says that the basket cannot be read where the phone does not let us look', async () => {
    fakeService(serving() as never)
    signIn()
    await put(holding(aNewLine()), buyer())
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new Error('no')
    })
    await show()
    expect(await screen.findByText('The basket could not be read from this phone')).toBeTruthy()
    expect(screen.queryByText('Your basket is empty')).toBeNull()
  })

  it('asks for the basket once, and for the orders as their own screen does', async () => {
    const asked = fakeService(serving() as never)
    signIn()
    const { followBasket } = await import('#app/features/shop/sync-basket.ts')
    await show()
    followBasket()
    await ready()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked.filter(({ path }) => path.startsWith(BASKET))).toHaveLength(1)
    expect(asked.map(({ path }) => path)).toContain(`${BOUGHT}?limit=20&side=bought`)
  })

  it('has Bangla words and digits', async () => {
    fakeService(serving() as never)
    signIn()
    await show({ language: 'bn' })
    expect((await screen.findByRole('region', { name: 'অর্ডারের হিসাব' })).textContent).toContain('৳১,২৮০')
  })
})
