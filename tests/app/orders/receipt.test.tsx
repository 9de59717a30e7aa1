import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Order } from '#app/features/orders/screens/order.tsx'
import type { EventOrder } from '#contract/orders/orders.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { anOrder, aPaidOrder, NUMBER, ORDER, signInBuyer, signOffBuyer, TICKETS } from './an-order.ts'

beforeEach(() => {
  signInBuyer()
})
afterEach(signOffBuyer)

async function showOrder(order: EventOrder, more: Parameters<typeof fakeService>[0] = {}) {
  fakeService({ [ORDER]: { body: order }, ...more })
  await renderScreen(<Order event_order_id={NUMBER.toLowerCase()} hasFailed={false} />, { at: `/event_order/${NUMBER.toLowerCase()}` })
}

describe('the receipt', () => {
  it('has every detail that may be asked about, and is printed from the page', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await showOrder(aPaidOrder(), { [TICKETS]: { body: [] } })
    fireEvent.click(await screen.findByRole('button', { name: 'Receipt' }))
    const dialog = within(await screen.findByRole('dialog'))
    const receipt = dialog.getByRole('article', { name: 'Receipt' })
    for (const words of [
      'Hatkhola',
      NUMBER,
      'Nasrin Akter',
      'Boishakhi Mela',
      'General',
      'Front row',
      'BDT 2,310',
      'BKASH-BKash',
      'HK-K7M2Q9TXBR-1',
      'Fri 20 Nov 2026, 12:05 pm',
    ])
      expect(receipt.textContent).toContain(words)
    fireEvent.click(dialog.getByRole('button', { name: 'Print or save as PDF' }))
    expect(print).toHaveBeenCalledOnce()
    // Paper gets no dialogs: the page has a copy of its own for it.
    expect(screen.getAllByRole('article', { name: 'Receipt', hidden: true })).toHaveLength(2)
  })

  it('says what went back of an order that stands', async () => {
    const back = { state: 'refunded', reason: 'part', at: '2026-11-21T06:05:00.000Z' } as const
    const refunds = [
      { ...back, amount_taka: 250 },
      { ...back, amount_taka: 50 },
      { ...back, amount_taka: 2310, reason: 'paid-twice' },
    ]
    await showOrder({ ...aPaidOrder(), refunds }, { [TICKETS]: { body: [] } })
    expect(await screen.findAllByText('Part of what you paid. The order itself stays as it is.')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Receipt' }))
    const receipt = within(await screen.findByRole('dialog')).getByRole('article', { name: 'Receipt' })
    expect(within(receipt).getByRole('row', { name: 'Refund -BDT 300' })).toBeTruthy()
  })

  it('is not there before anything was paid', async () => {
    await showOrder(anOrder())
    await screen.findByText(NUMBER)
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull()
  })
})
