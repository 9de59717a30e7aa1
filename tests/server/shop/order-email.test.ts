import { describe, expect, it } from 'vitest'
import { shopOrderEmail } from '#server/features/shop/emails/shop-order-email.ts'

const ORDER = {
  ...{ number: 'K7M2Q9TXBR', state: 'placed' as const, method: 'cod' as const, total: 1100, advance: 100, refunded_paisa: 0, complaint: null },
  ...{ buyer: 'Rahima', shop: 'Rupsha', lines: [{ title: 'Sari', values: ['Red'], quantity: 2 }] },
  ...{ hand_over_by: '2030-01-01T10:00:00Z', deliver_by: '2030-01-09T10:00:00Z' },
}
const textOf = (over: Partial<Parameters<typeof shopOrderEmail>[1]> = {}, language: 'en' | 'bn' = 'en') =>
  shopOrderEmail('shop-sale', { ...ORDER, ...over }, { to: 'a@b.example', language, origin: 'https://hatkhola.example' }).text

describe('an e-mail about an order whose delivery was paid in advance', () => {
  it('says so, and what is left for the door, in both languages', () => {
    expect(textOf()).toContain('Total: BDT 1,100\nDelivery fee BDT 100 paid in advance\nTo pay at the door: BDT 1,000\n')
    expect(textOf({}, 'bn')).toContain('মোট: ৳১,১০০\nডেলিভারি চার্জ ৳১০০ আগে দেওয়া হয়েছে\nডেলিভারির সময় দিতে হবে: ৳১,০০০\n')
  })

  it('does not say it of an order that is over, or that was paid at once', () => {
    expect(textOf({ state: 'cancelled' })).not.toContain('at the door')
    expect(textOf({ method: 'online', advance: 0 })).not.toContain('at the door')
  })
})
