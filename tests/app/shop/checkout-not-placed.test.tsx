import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitingVariants } from '#app/features/shop/waiting-orders.ts'
import { readBasketHere } from '#device/basket/basket-store.ts'
import { readEntries, storeEntry } from '#device/outbox/outbox.ts'
import { aNewLine, holding } from '#tests/support/phone/baskets.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { fakeService } from '../accounts/fake-service.ts'
import { BASKET, beginShopping, buyer, endShopping, goOffline, press, put, signIn } from './a-basket.tsx'
import { aPurchase, choose, PLACE, placed, refused, serving, show, twoSellers } from './a-checkout.tsx'

beforeEach(beginShopping)
afterEach(endShopping)

const ready = async () => {
  await screen.findAllByText('Rina Akter')
  await screen.findByText(/Tangail sari/)
}

describe('an order that was refused', () => {
  it('shows old and new per line, and is ordered at the new prices in one tap', async () => {
    let tries = 0
    const asked = fakeService({
      ...serving(),
      [PLACE]: () => {
        tries += 1
        return tries === 1 ? refused('price-changed', { price_11: 1300, fee_5: 100, total: 1400 }) : { body: aPurchase() }
      },
    } as never)
    signIn()
    await show()
    await ready()
    press('Place order')
    const said = within(await screen.findByRole('region', { name: /^Not ordered/ }))
    expect(said.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tangail sari · Red: BDT 1,200 → BDT 1,300',
      'Rupa Weaves: delivery BDT 80 → BDT 100',
      'Total: BDT 1,280 → BDT 1,400',
    ])
    press('Accept and order: BDT 1,400')
    await waitFor(() => expect(placed(asked)).toHaveLength(2))
    expect(placed(asked)[1]).toMatchObject({ total_seen: 1400, orders: [{ fee_seen: 100, lines: [{ price_seen: 1300 }] }] })
  })

  it('leaves out what is gone in one tap, and keeps it in the basket', async () => {
    const [lines, shops] = twoSellers()
    let tries = 0
    const asked = fakeService({
      ...serving(lines, shops),
      [PLACE]: () => {
        tries += 1
        return tries === 1 ? refused('out-of-stock', { gone_11: 0 }) : { body: aPurchase() }
      },
    } as never)
    signIn()
    await show()
    await ready()
    press('Place order')
    await screen.findByText('Tangail sari · Red: no longer available')
    press(/^Leave out what is unavailable and order/)
    await waitFor(() => expect(placed(asked)[1]).toMatchObject({ orders: [{ seller: 6 }], total_seen: 580 }))
    await waitFor(async () => expect((await readBasketHere(buyer())).lines.map(({ variant_id }) => variant_id)).toEqual([11]))
  })

  it('does not take back the other purchase of the same tap', async () => {
    const [lines, shops] = twoSellers()
    fakeService({
      ...serving(lines, shops),
      [PLACE]: ({ body }: { body: Record<string, unknown> }) => (body.method === 'online' ? refused('shop-closed', { closed_5: 0 }) : { body: aPurchase() }),
    } as never)
    signIn()
    await show()
    await ready()
    choose(/^Pay online/)
    press('Place order')
    expect(await screen.findByText('Ordered: cash on delivery')).toBeTruthy()
    expect(screen.getByText('Not ordered: online payment')).toBeTruthy()
    expect(screen.getByText('Nothing of this order is available now. It stays in your basket.')).toBeTruthy()
  })
})

describe('an order without network', () => {
  it('waits on this phone, is not called ordered, and leaves its lines in the basket', async () => {
    fakeService({ ...serving(), [PLACE]: 'offline' } as never)
    signIn()
    await show()
    await ready()
    goOffline()
    press('Save order')
    await screen.findByRole('heading', { name: 'Saved on this phone. Not ordered yet; stock is not reserved.' })
    const entries = (await readEntries(buyer())).filter(({ noun }) => noun === 'shop-purchases')
    expect(entries).toMatchObject([{ state: 'waiting', address: PLACE }])
    expect((await readBasketHere(buyer())).lines).toHaveLength(1)
  })

  it('is not offered again before it is known what waits', async () => {
    const asked = fakeService({ ...serving(), [BASKET]: () => new Promise((resolve) => setTimeout(() => resolve(serving()[BASKET]), 1500)) } as never)
    signIn()
    await put(holding(aNewLine()), buyer())
    const body = { orders: [{ lines: [{ variant_id: 11, quantity: 1 }] }] }
    await storeEntry(buyer(), anEntry({ noun: 'shop-purchases', address: PLACE, body, state: 'ask-first' }))
    await show()
    // A tap on what stands there at first orders nothing.
    await waitFor(() => {
      for (const button of screen.queryAllByRole('button', { name: 'Place order' })) fireEvent.click(button)
      expect(screen.getByText('What is in an order that has not been sent yet is left out here.')).toBeTruthy()
    })
    expect(placed(asked)).toEqual([])
  })

  it('is not offered again while its lines have not left the basket yet', () => {
    const body = { orders: [{ lines: [{ variant_id: 11, quantity: 1 }] }] }
    const sent = anEntry({ noun: 'shop-purchases', body, state: 'sent' })
    expect([[...waitingVariants([sent], [])], [...waitingVariants([sent], [sent.id])]]).toEqual([[11], []])
  })

  it('is not offered twice: what waits is left out', async () => {
    fakeService({ ...serving(), [PLACE]: 'offline' } as never)
    signIn()
    await show()
    await ready()
    goOffline()
    press('Save order')
    await screen.findByRole('heading', { name: /Saved on this phone/ })
    cleanup()
    await show()
    expect(await screen.findByText('What is in an order that has not been sent yet is left out here.')).toBeTruthy()
  })
})
