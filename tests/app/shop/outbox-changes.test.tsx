import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Outbox } from '#app/features/outbox/screens/outbox.tsx'
import { basketInOutbox, purchasesInOutbox } from '#app/features/shop/outbox-words.tsx'
import { loadOutbox } from '#app/state/outbox/outbox.ts'
import { readBasketHere } from '#device/basket/basket-store.ts'
import { readEntries, storeEntry } from '#device/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { aNewLine, holding } from '#tests/support/phone/baskets.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { beginShopping, buyer, endShopping, put, signIn } from './a-basket.tsx'
import { anAddress, aPurchase, PLACE, placed } from './a-checkout.tsx'

beforeEach(beginShopping)
afterEach(endShopping)

const now = new Date().toISOString()
const about = {
  method: 'cod',
  seen_at: now,
  parts: [
    {
      seller: 5,
      name: 'Rupa Weaves',
      option: { id: 71, kind: 'courier', fee: 80, free_from: null },
      note: '',
      coupon: null,
      discount: 0,
      delivery_fee: 80,
      lines: [{ variant_id: 11, title: 'Tangail sari', values: ['Red'], price: 1200, quantity: 1 }],
    },
  ],
}
const { id: _id, area_bn: _bn, ...address } = anAddress()

const anEntry = (over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'entry-1',
  idempotency_key: 'key-of-the-first-intent',
  noun: 'shop-purchases',
  method: 'POST',
  address: PLACE,
  body: {
    method: 'cod',
    language: 'en',
    address,
    orders: [{ seller: 5, lines: [{ variant_id: 11, quantity: 1, price_seen: 1200 }], option: 71, fee_seen: 80, note: '', coupon: null, discount_seen: 0 }],
    total_seen: 1280,
  },
  about,
  language: 'en',
  created_at: now,
  changed_at: now,
  ask_after: null,
  state: 'waiting',
  tries: 1,
  next_at: null,
  may_have_arrived: false,
  problem: null,
  answer: null,
  ...over,
})

const show = () => renderScreen(<Outbox describe={{ 'shop-purchases': purchasesInOutbox, basket: basketInOutbox }} />, { at: '/outbox' })

describe('an order of goods in the outbox', () => {
  it('says what it is, and that it is not ordered yet', async () => {
    fakeService({})
    signIn()
    await storeEntry(buyer(), anEntry())
    await show()
    await screen.findByText('Order: Rupa Weaves')
    expect(screen.getByText('Waiting to send. Not ordered yet.')).toBeTruthy()
    expect(screen.getByText('1 × Tangail sari · Red')).toBeTruthy()
    expect(screen.getByText('at the door BDT 1,280')).toBeTruthy()
  })

  it('is decided about where the service refused it: old and new, and out it goes as another intent', async () => {
    const asked = fakeService({ [PLACE]: { body: aPurchase() } })
    signIn()
    await storeEntry(buyer(), anEntry({ state: 'needs-you', problem: { code: 'price-changed', facts: { price_11: 1300, total: 1380 } } }))
    await show()
    expect(await screen.findByText('Tangail sari · Red: BDT 1,200 → BDT 1,300')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Accept and order: BDT 1,380' }))
    await waitFor(() => expect(placed(asked)).toHaveLength(1))
    expect(placed(asked)[0]).toMatchObject({ address, total_seen: 1380, orders: [{ lines: [{ price_seen: 1300 }] }] })
    await waitFor(async () => {
      await loadOutbox()
      expect(screen.getByText('Order placed. Pay when it is delivered.')).toBeTruthy()
    })
    expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/shop_purchase/k7m2q9txbr')
  })

  it('leaves nothing to accept where all of it is gone', async () => {
    fakeService({})
    signIn()
    await storeEntry(buyer(), anEntry({ state: 'needs-you', problem: { code: 'out-of-stock', facts: { gone_11: 0 } } }))
    await show()
    expect(await screen.findByText('Nothing of this order is available now. It stays in your basket.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(?:Accept|Try again|Send)/ })).toBeNull()
  })

  it('has left the basket once its buyer goes on from there, however soon', async () => {
    fakeService({})
    signIn()
    await put(holding(aNewLine()), buyer())
    await storeEntry(buyer(), anEntry({ state: 'sent', answer: aPurchase() }))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await waitFor(async () => expect(await readEntries(buyer())).toEqual([]))
    expect((await readBasketHere(buyer())).lines).toEqual([])
  })

  it('names changes of the basket', async () => {
    fakeService({})
    signIn()
    await storeEntry(buyer(), anEntry({ noun: 'basket', method: 'PATCH', address: '/api/basket/', about: { lines: 3 }, subject: 'basket' }))
    await show()
    expect(await screen.findByText('3 changes')).toBeTruthy()
  })
})
