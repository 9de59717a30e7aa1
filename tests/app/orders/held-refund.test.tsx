import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Order } from '#app/features/orders/screens/order.tsx'
import type { EventOrder } from '#contract/orders/orders.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { aPaidOrder, NUMBER, ORDER, signInBuyer, signOffBuyer } from './an-order.ts'

beforeEach(() => {
  signInBuyer()
})
afterEach(signOffBuyer)

async function showOrder(order: EventOrder, language: 'en' | 'bn' = 'en') {
  fakeService({ [ORDER]: { body: order } })
  await renderScreen(<Order event_order_id={NUMBER.toLowerCase()} hasFailed={false} />, { at: `/event_order/${NUMBER.toLowerCase()}`, language })
}

describe('money that goes back', () => {
  it('is not said to be on its way while the payment provider refuses it', async () => {
    const refunds: EventOrder['refunds'] = [{ amount_taka: 2310, state: 'failed', reason: 'called-off', at: '2026-11-20T06:10:00.000Z' }]
    await showOrder(aPaidOrder({ payment_status: 'Refunding', order_state: 'refund_due', payment: null, reason: 'called-off', refunds }))
    await screen.findByRole('region', { name: 'Refund' })
    expect(screen.getAllByText('Refund delayed').length).toBeGreaterThan(0)
    expect(screen.getByText('Your refund is delayed')).toBeTruthy()
    expect(screen.queryByText(/on its way|Refunding/)).toBeNull()
  })

  it('is held up in Bangla for a buyer who reads Bangla', async () => {
    const refunds: EventOrder['refunds'] = [{ amount_taka: 2310, state: 'failed', reason: 'called-off', at: '2026-11-20T06:10:00.000Z' }]
    await showOrder(aPaidOrder({ payment_status: 'Refunding', order_state: 'refund_due', payment: null, reason: 'called-off', refunds }), 'bn')
    expect(await screen.findByText('আপনার টাকা এখনো ফেরত যায়নি')).toBeTruthy()
    expect(screen.queryByText('টাকা ফেরত যাচ্ছে')).toBeNull()
  })

  it('is shown part by part, also where two parts of one moment are as large', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const part = { amount_taka: 250, state: 'refunded', reason: 'part', at: '2026-11-20T06:10:00.000Z' } as const
    await showOrder(aPaidOrder({ refunds: [part, part] }))
    expect(within(await screen.findByRole('region', { name: 'Refund' })).getAllByText('BDT 250')).toHaveLength(2)
    expect(warned.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([])
    warned.mockRestore()
  })

  it('names the transfer by which staff have paid it back', async () => {
    const refunds: EventOrder['refunds'] = [
      { amount_taka: 2310, state: 'refunded', reason: 'called-off', at: '2026-11-20T06:10:00.000Z', reference: 'bKash 9X7' },
    ]
    await showOrder(aPaidOrder({ payment_status: 'Refunded', order_state: 'refunded', payment: null, reason: 'called-off', refunds }))
    expect(await screen.findByText('We refunded it ourselves, not to your original payment method. Reference: bKash 9X7')).toBeTruthy()
  })
})
