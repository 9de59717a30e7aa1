import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoughtGoods } from '#app/features/shop/orders/screens/bought-goods.tsx'
import { SoldGoods } from '#app/features/shop/orders/screens/sold-goods.tsx'
import { readOrdersAsked, type SoldGroup } from '#app/features/shop/orders/sold-filter.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { formatterFor } from '#contract/core/format.ts'
import { ping } from '#contract/health.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { signInBuyer, signOffBuyer } from '../../orders/an-order.ts'
import { aShopOrder, aSoldOrder, inHours, inState, NUMBER, ORDER, ORDERS } from './a-shop-order.ts'

let user = 0
const page = (results: ShopOrder[], next_cursor: string | null = null) => ({ body: { results, next_cursor } })
const format = formatterFor('en')

async function showSold(replies: Parameters<typeof fakeService>[0], group?: SoldGroup) {
  const asked = fakeService(replies)
  const shown = await renderScreen(<SoldGoods group={group} />, { at: '/orders?side=sold' })
  return { ...shown, asked }
}

beforeEach(() => {
  user = signInBuyer()
})
afterEach(async () => {
  await signOffBuyer()
  act(() => useOutbox.setState(useOutbox.getInitialState()))
})

describe('orders of goods that one has placed', () => {
  it('say what, from whom, how much, what they are, and who has to do what until when', async () => {
    fakeService({ [ORDERS]: page([aShopOrder()]) })
    const onKnown = vi.fn()
    await renderScreen(<BoughtGoods onKnown={onKnown} />)
    const link = await screen.findByRole('link', { name: 'Jamdani sari' })
    expect(link.getAttribute('href')).toBe(`/shop_order/${NUMBER.toLowerCase()}`)
    const card = link.closest('li')?.textContent
    for (const words of ['and 1 more item', 'From Rahima Crafts', 'Order placed', 'Cash on delivery · BDT 2,920', 'must accept this order and ship it by'])
      expect(card).toContain(words)
    await waitFor(() => expect(onKnown).toHaveBeenLastCalledWith(true))
  })

  it('are nothing where there are none', async () => {
    fakeService({ [ORDERS]: page([]) })
    const onKnown = vi.fn()
    await renderScreen(<BoughtGoods onKnown={onKnown} />)
    await waitFor(() => expect(onKnown).toHaveBeenLastCalledWith(false))
    expect(screen.getByRole('main').textContent).toBe('')
  })

  it('are there without network, with their age', async () => {
    await storePrivateAnswer(user, { address: `${ORDERS}?limit=20&side=bought`, body: page([inState('shipped')]).body, etag: null, fetchedAt: inHours(-3.2) })
    fakeService({ [ORDERS]: 'offline' })
    await renderScreen(<BoughtGoods onKnown={() => undefined} />)
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
  })
})

describe('orders of one’s shop', () => {
  it('are asked for by what is to be done first, as the address says it', async () => {
    const { asked } = await showSold({ [ORDERS]: page([aSoldOrder()]) }, 'to-accept')
    await screen.findByRole('link', { name: 'Jamdani sari' })
    expect(asked[0]?.path).toBe(`${ORDERS}?group=to-accept&limit=20&side=sold`)
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/orders?side=sold&group=to-accept')
    expect(readOrdersAsked({ side: 'sold', group: 'overdue' })).toEqual({ side: 'sold', group: 'overdue' })
    expect([readOrdersAsked({ side: 'x', group: 'overdue' }), readOrdersAsked({ side: 'sold', group: 'x' })]).toEqual([{}, { side: 'sold' }])
  })

  it('say by when they are to be handed over, and what is late', async () => {
    const soon = aSoldOrder({ state: 'accepted' })
    const late = aSoldOrder({ number: 'K7M2Q9TXB2', state: 'accepted', hand_over_by: inHours(-2), overdue: 'hand-over' })
    await showSold({ [ORDERS]: page([soon, late]) })
    const by = soon.hand_over_by ?? ''
    expect(await screen.findByText(`Ship it by ${format.dayShort(by)}, ${format.time(by)}.`)).toBeTruthy()
    expect(screen.getByText(/^Late: it had to be shipped by/).closest('p')?.className).toContain('text-danger')
  })

  it('are accepted from the list by one tap', async () => {
    await showSold({ [ORDERS]: page([aSoldOrder()]), [`${ORDER}accept/`]: { body: aSoldOrder({ state: 'accepted' }) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Accept order' }))
    expect(await screen.findByRole('button', { name: 'Mark as packed' })).toBeTruthy()
  })

  it('that were accepted without network say so on their card', async () => {
    await showSold({ [ORDERS]: page([aSoldOrder()]), [ping.path]: 'offline', [`${ORDER}accept/`]: 'offline' })
    fireEvent.click(await screen.findByRole('button', { name: 'Accept order' }))
    expect(await screen.findByText('Waiting to be sent: Accept order')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Shop orders' })).getByText('Accepted')).toBeTruthy()
  })

  it('come page by page', async () => {
    const second = aSoldOrder({ number: 'K7M2Q9TXB2' })
    await showSold({ [ORDERS]: ({ path }) => (path.includes('cursor=c2') ? page([second]) : page([aSoldOrder()], 'c2')) })
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Jamdani sari' })).toHaveLength(2))
  })

  it('say what to do when there are none, and when there are none of a kind', async () => {
    await showSold({ [ORDERS]: page([]) })
    expect(await screen.findByText('No orders yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My products' }).getAttribute('href')).toBe('/products')
    await signOffBuyer()
    signInBuyer()
    await showSold({ [ORDERS]: page([]) }, 'overdue')
    expect(await screen.findByText('No matching orders')).toBeTruthy()
  })

  it('say why they cannot be shown when the phone has nothing', async () => {
    await showSold({ [ORDERS]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('these orders are not saved on this phone yet')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
