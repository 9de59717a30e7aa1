import { fireEvent, screen } from '@testing-library/react'
import { AddressForm } from '#app/features/addresses/parts/address-form.tsx'
import { AddressLines } from '#app/features/addresses/parts/address-lines.tsx'
import { Checkout } from '#app/features/shop/screens/checkout.tsx'
import type { Address } from '#contract/addresses/addresses.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { anAnswer, aShop, aVariant } from '#tests/support/phone/baskets.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { BASKET } from './a-basket.tsx'

export const BOOK = '/api/address/'
export const BOUGHT = '/api/shop_order/'
export const PLACE = '/api/shop_checkout/'
export const CODE = '/api/shop_coupon/check/'

export const anAddress = (over: Partial<Address> = {}): Address => ({
  id: 5,
  full_name: 'Rina Akter',
  phone_number: '+8801712345678',
  division: 'Rajshahi',
  district: 'Bogura',
  area: 'Sherpur',
  area_bn: 'শেরপুর',
  line: 'House 4',
  landmark: '',
  ...over,
})

export const aPurchase = (over: Partial<ShopPurchase> = {}): ShopPurchase => ({
  number: 'K7M2Q9TXBR',
  method: 'cod',
  state: 'confirmed',
  payment_status: 'Pending',
  goods: 1200,
  discount: 0,
  delivery_fee: 80,
  total: 1280,
  advance: 0,
  hold_expires_at: null,
  page_open_until: null,
  reason: null,
  created_at: new Date().toISOString(),
  payment: null,
  refunds: [],
  orders: [],
  server_time: new Date().toISOString(),
  ...over,
})

/** A line of the answer about a basket, as it was put in. */
type Line = Parameters<typeof anAnswer>[0][number]

/** A service with an address, nothing bought before, and these lines in the basket. */
export const serving = (lines: Line[] = [{}], shops = [aShop()]) => ({
  [BASKET]: { body: anAnswer(lines, { shops, server_time: new Date().toISOString() }) },
  [BOOK]: { body: [anAddress()] },
  [BOUGHT]: { body: { results: [], next_cursor: null } },
  [PLACE]: { body: aPurchase() } as unknown,
})

export const twoSellers = (): [Line[], ReturnType<typeof aShop>[]] => [
  [{}, { ...aVariant({ variant_id: 12, seller: 6, title: 'Clay pot', values: [], price: 500 }), price_seen: 500 }],
  [aShop(), aShop({ seller: 6, seller_name: 'Mati', slug: 'mati', district: 'Bogura' })],
]

const PARTS = {
  lines: (address: Address) => <AddressLines address={address} />,
  form: (its: Parameters<typeof AddressForm>[0]) => <AddressForm {...its} />,
}

export const show = ({ language = 'en', only }: { language?: 'en' | 'bn'; only?: number } = {}) =>
  renderScreen(<Checkout only={only} addresses={PARTS} logIn={<a href="/login">Log In</a>} whenQueued={null} />, { language })

export const placed = (asked: { path: string; body: Record<string, unknown> }[]) => asked.filter(({ path }) => path === PLACE).map(({ body }) => body)

/** A refusal with numbers. */
export const refused = (code: string, facts: Record<string, number>) => ({ status: 409, body: { type: 'about:blank', title: code, status: 409, code, facts } })

/** Opens what can be chosen of a seller, and chooses there. */
export const choose = (label: RegExp | string, at = 0) => fireEvent.click(screen.getAllByLabelText(label)[at] as HTMLElement)
