import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Outbox } from '#app/features/outbox/screens/outbox.tsx'
import { afterChanges } from '#app/features/shop/after-changes.ts'
import { advanceOfOrder, type OrderAbout, seenOf, withFee } from '#app/features/shop/order-about.ts'
import { purchasesInOutbox } from '#app/features/shop/outbox-words.tsx'
import { loadOutbox } from '#app/state/outbox/outbox.ts'
import { storeEntry } from '#device/outbox/outbox.ts'
import { anOption, aShop } from '#tests/support/phone/baskets.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { beginShopping, buyer, endShopping, goOffline, press, signIn } from './a-basket.tsx'
import { aPurchase, BOUGHT, choose, PLACE, placed, refused, serving, show, twoSellers } from './a-checkout.tsx'
import { BOUGHT_ORDERS } from './bought-orders.ts'

beforeEach(beginShopping)
afterEach(endShopping)

/** A buyer who has refused two parcels, as the service says with their orders. */
const refuser = (...given: Parameters<typeof serving>) => ({
  ...serving(...given),
  [BOUGHT]: { body: { results: BOUGHT_ORDERS(1, { received: 1, refused: 2 }), next_cursor: null } },
})
const summary = () => screen.findByRole('region', { name: 'Order Summary' })
const ready = async () => {
  await screen.findAllByText('Rina Akter')
  await screen.findByText(/Tangail sari/)
}
const waiting = (over = {}) => aPurchase({ state: 'held', advance: 80, hold_expires_at: new Date().toISOString(), ...over })

describe('a checkout of a buyer who has refused two parcels', () => {
  it('says before the tap that the delivery is paid in advance, how much, why, and what is left for the door', async () => {
    const asked = fakeService({ ...refuser(), [PLACE]: { body: waiting() } } as never)
    signIn()
    const { router } = await show()
    await ready()
    await waitFor(async () => expect((await summary()).textContent).toContain('Delivery fee, online in advanceBDT 80Cash on deliveryBDT 1,200'))
    expect((await summary()).textContent).toContain(
      'At least 2 of your parcels were refused in the last 180 days, so you pay the delivery fee of BDT 80 online first.',
    )
    expect(screen.getByText('delivery online first BDT 80 · at the door BDT 1,200')).toBeTruthy()
    press('Place order')
    await waitFor(() => expect(placed(asked)[0]).toMatchObject({ method: 'cod', total_seen: 1280, advance_seen: 80 }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop_purchase/k7m2q9txbr'))
  })

  it('says so in Bangla', async () => {
    fakeService(refuser() as never)
    signIn()
    await show({ language: 'bn' })
    const sums = await screen.findByRole('region', { name: 'অর্ডারের হিসাব' })
    await waitFor(() => expect(sums.textContent).toContain('ডেলিভারি চার্জ, আগে অনলাইনে৳৮০'))
    expect(sums.textContent).toContain('গত ১৮০ দিনে আপনার অন্তত ২টি পার্সেল নেওয়া হয়নি')
  })

  it('asks nothing in advance where it is paid online, or the delivery is free', async () => {
    const asked = fakeService(refuser() as never)
    signIn()
    await show()
    await ready()
    choose(/^Pay online/)
    expect((await summary()).textContent).not.toContain('in advance')
    press('Place order')
    await waitFor(() => expect(placed(asked)[0]).toMatchObject({ method: 'online', advance_seen: 0 }))
  })

  it('asks nothing in advance where the delivery is free', async () => {
    fakeService(refuser([{}], [aShop({}, [anOption({ fee: 0 })])]) as never)
    signIn()
    await show()
    await ready()
    expect((await summary()).textContent).not.toContain('in advance')
  })

  it('leads to the purchase that is to be paid, where another one of the tap is not', async () => {
    const [lines, shops] = twoSellers()
    fakeService({
      ...serving(lines, shops),
      [PLACE]: ({ body }: { body: { method: 'online' | 'cod' } }) => ({
        body: body.method === 'cod' ? waiting({ number: 'CDDDDDDDD1' }) : aPurchase({ method: 'online', total: 0, number: 'NNNNNNNNN2' }),
      }),
    } as never)
    signIn()
    const { router } = await show()
    await ready()
    choose(/^Pay online/)
    press('Place order')
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop_purchase/cdddddddd1'))
  })

  it('shows old and new where the phone did not know of it, and is ordered so in one tap', async () => {
    let tries = 0
    const asked = fakeService({
      ...serving(),
      [PLACE]: () => {
        tries += 1
        return tries === 1 ? refused('fee-in-advance', { advance: 80, total: 1280 }) : { body: waiting() }
      },
    } as never)
    signIn()
    await show()
    await ready()
    press('Place order')
    const said = within(await screen.findByRole('region', { name: /^Not ordered/ }))
    expect(said.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Delivery fee, online in advance: BDT 0 → BDT 80',
      'Total: BDT 1,280 → BDT 1,280',
    ])
    expect(said.getByText(/so you pay the delivery fee of BDT 80 online first/)).toBeTruthy()
    press('Accept and order: BDT 1,280')
    await waitFor(() => expect(placed(asked)[1]).toMatchObject({ total_seen: 1280, advance_seen: 80 }))
  })

  it('waits on this phone with what its buyer has seen', async () => {
    const service = refuser()
    fakeService(service as never)
    signIn()
    await show()
    await ready()
    await waitFor(async () => expect((await summary()).textContent).toContain('in advance'))
    fakeService({ ...service, [PLACE]: 'offline' } as never)
    goOffline()
    press('Save order')
    await screen.findByRole('heading', { name: /Saved on this phone/ })
    expect(screen.getByText('Delivery fee, online in advance')).toBeTruthy()
    expect(screen.getByText('BDT 1,200')).toBeTruthy()
  })
})

const PART = withFee({
  seller: 5,
  name: 'Rupa Weaves',
  sms_phone: null,
  option: { id: 71, kind: 'courier', fee: 80, free_from: null },
  note: '',
  coupon: null,
  discount: 0,
  lines: [{ variant_id: 11, title: 'Tangail sari', values: [], price: 1200, quantity: 1 }],
})
const about: OrderAbout = { method: 'cod', parts: [PART], is_fee_in_advance: false, seen_at: new Date().toISOString() }

describe('an order in the outbox', () => {
  const waits = (over: object = {}) =>
    anEntry({ id: 'entry-1', noun: 'shop-purchases', address: PLACE, about, body: { method: 'cod', ...seenOf(about) }, ...over })
  const open = () => renderScreen(<Outbox describe={{ 'shop-purchases': purchasesInOutbox }} />, { at: '/outbox' })

  it('is decided about where its delivery is to be paid in advance by now, and is then to be paid', async () => {
    const asked = fakeService({ [PLACE]: { body: waiting() } })
    signIn()
    await storeEntry(buyer(), waits({ state: 'needs-you', problem: { code: 'fee-in-advance', facts: { advance: 80, total: 1280 } } }))
    await open()
    expect(await screen.findByText('Delivery fee, online in advance: BDT 0 → BDT 80')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Accept and order: BDT 1,280' }))
    await waitFor(() => expect(placed(asked)[0]).toMatchObject({ total_seen: 1280, advance_seen: 80 }))
    await waitFor(async () => {
      await loadOutbox()
      expect(screen.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe('/shop_purchase/k7m2q9txbr')
    })
  })

  it('says what is paid before and what at the door', async () => {
    fakeService({})
    signIn()
    await storeEntry(buyer(), waits({ about: { ...about, is_fee_in_advance: true } }))
    await open()
    expect(await screen.findByText('delivery online first BDT 80')).toBeTruthy()
    expect(screen.getByText('at the door BDT 1,200')).toBeTruthy()
  })
})

describe('what is asked in advance, after a refusal', () => {
  it('follows the fees of what is left, and is gone where the service asks nothing', () => {
    const seen = { ...about, is_fee_in_advance: true }
    expect(advanceOfOrder(afterChanges(seen, { fee_5: 120, advance: 120 }, 'en').next)).toBe(120)
    const forgiven = afterChanges(seen, { price_11: 1100, advance: 0 }, 'en')
    expect(advanceOfOrder(forgiven.next)).toBe(0)
    expect(forgiven.changes).toContainEqual({ kind: 'advance', was: 80, now: 0 })
    // What is not said is as it was.
    expect(advanceOfOrder(afterChanges(seen, { price_11: 1100 }, 'en').next)).toBe(80)
  })
})
