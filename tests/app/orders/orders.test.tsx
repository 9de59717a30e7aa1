import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OrderGroup, readOrderGroup } from '#app/features/orders/order-group.ts'
import { Orders } from '#app/features/orders/screens/orders.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { anOrder, aPaidOrder, inMinutes, ORDERS, signInBuyer, signOffBuyer } from './an-order.ts'

let buyer = 0

async function show(reply: Parameters<typeof fakeService>[0][string], group?: OrderGroup) {
  fakeService({ [ORDERS]: reply })
  return renderScreen(<Orders show={group} />, { at: group ? `/orders?show=${group}` : '/orders' })
}
const numbered = (orders: EventOrder[]) => orders.map((order, at) => ({ ...order, id: at + 1, event_order_id: `K7M2Q9TXB${at}` }))
const some = () => numbered([anOrder(), aPaidOrder(), anOrder({ order_state: 'expired', hold_expires_at: null })])
const rows = async () => (await screen.findAllByRole('link')).filter((link) => link.getAttribute('href')?.startsWith('/event_order/'))

beforeEach(() => {
  buyer = signInBuyer()
})
afterEach(async () => {
  await signOffBuyer()
  act(() => useOutbox.setState(useOutbox.getInitialState()))
})

describe('the list of orders', () => {
  it('has each with what it is, what for, how many and how much', async () => {
    await show({ body: some() })
    await screen.findAllByText('Boishakhi Mela')
    const [held, paid, expired] = await rows()
    for (const words of ['Boishakhi Mela', 'Wed 16 Dec 2026, 6:00 pm', 'To pay', '4 tickets', 'BDT 2,310', 'Seats held until'])
      expect(held?.textContent).toContain(words)
    expect(held?.getAttribute('href')).toBe('/event_order/k7m2q9txb0')
    expect(paid?.textContent).toContain('Completed')
    expect(paid?.textContent).not.toContain('Seats held')
    expect(expired?.textContent).toContain('Expired')
  })

  it.each([
    ['to-pay', 1, 'To pay'],
    ['paid', 1, 'Completed'],
    ['ended', 1, 'Expired'],
  ] as const)('shows those that the address asks for: %s', async (group, count, word) => {
    await show({ body: some() }, group)
    await screen.findByText('Boishakhi Mela')
    const found = await rows()
    expect(found).toHaveLength(count)
    expect(found[0]?.textContent).toContain(word)
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe(`/orders?show=${group}`)
  })

  it('changes the address by its chips, without a new step of the history', async () => {
    const { router } = await show({ body: some() })
    fireEvent.click(await screen.findByRole('link', { name: 'Paid' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders?show=paid'))
    expect(router.history.length).toBe(1)
  })

  it('takes anything else in the address for all', () => {
    expect([readOrderGroup({ show: 'paid' }), readOrderGroup({ show: 'x' }), readOrderGroup({})]).toEqual([{ show: 'paid' }, {}, {}])
  })

  it('says what to do when there is none, and when there is none of a kind', async () => {
    await show({ body: [] })
    expect(await screen.findByText('No orders yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
    expect(screen.queryByRole('navigation')).toBeNull()
    await signOffBuyer()
    signInBuyer()
    await show({ body: numbered([aPaidOrder()]) }, 'ended')
    expect(await screen.findByText('No matching orders')).toBeTruthy()
  })

  it('is there without network, with its age', async () => {
    await storePrivateAnswer(buyer, { address: ORDERS, body: some(), etag: null, fetchedAt: inMinutes(-200) })
    await show('offline')
    expect(await screen.findByText('Showing saved copy · 3 hours ago')).toBeTruthy()
    expect(await rows()).toHaveLength(3)
  })

  it('says why it cannot be shown when the phone has nothing', async () => {
    await show('offline')
    expect((await screen.findByRole('alert')).textContent).toContain('your orders are not saved on this phone yet')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('begins with what still waits on this phone', async () => {
    const entry = { id: 'a', noun: 'orders', state: 'waiting' } as ReturnType<typeof useOutbox.getState>['entries'][number]
    useOutbox.setState({ entries: [entry, { ...entry, id: 'b' }, { ...entry, id: 'c', noun: 'applications' }], isKnown: true })
    await show({ body: some() })
    const waiting = await screen.findByRole('link', { name: /Waiting to be sent \(2\)/ })
    expect(waiting.getAttribute('href')).toBe('/outbox')
    expect(waiting.textContent).toContain('Seats are not reserved until it is sent.')
  })

  it('says nothing of the outbox when it is empty', async () => {
    useOutbox.setState({ isKnown: true })
    await show({ body: some() })
    await rows()
    expect(screen.queryByText(/Waiting to be sent/)).toBeNull()
  })
})
