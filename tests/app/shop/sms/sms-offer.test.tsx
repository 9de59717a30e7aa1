import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Outbox } from '#app/features/outbox/screens/outbox.tsx'
import { bodyOf, type OrderAbout, smsPhoneOf, withFee } from '#app/features/shop/order-about.ts'
import { purchasesInOutbox } from '#app/features/shop/outbox-words.tsx'
import { loadOutbox } from '#app/state/outbox/outbox.ts'
import { findSmsCode } from '#contract/shop/sms/sms-code.ts'
import { placeOfCode } from '#contract/shop/sms/sms-places.ts'
import { readEntry, storeEntry } from '#device/outbox/outbox.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { beginShopping, buyer, endShopping, goOffline, press, signIn } from '../a-basket.tsx'
import { anAddress, PLACE, serving } from '../a-checkout.tsx'

beforeEach(beginShopping)
afterEach(endShopping)

const PART = {
  seller: 5,
  name: 'Rupa Weaves',
  sms_phone: '+8801812345678',
  option: { id: 71, kind: 'courier', fee: 80, free_from: null },
  note: '',
  coupon: null,
  discount: 0,
  lines: [{ variant_id: 11, title: 'Tangail sari', values: [], price: 1200, quantity: 2 }],
} as const satisfies Parameters<typeof withFee>[0]
const orderOf = (over: Partial<OrderAbout> = {}, part: Partial<Parameters<typeof withFee>[0]> = {}): OrderAbout => ({
  method: 'cod',
  parts: [withFee({ ...PART, lines: [...PART.lines], ...part })],
  is_fee_in_advance: false,
  seen_at: new Date().toISOString(),
  ...over,
})
/** An order that waits on this phone, in the outbox. */
async function open(about: OrderAbout, { address = anAddress(), language = 'en' as 'en' | 'bn' } = {}) {
  fakeService({ ...serving(), [PLACE]: 'offline' } as never)
  signIn()
  goOffline()
  await storeEntry(buyer(), anEntry({ id: 'entry-1', noun: 'shop-purchases', address: PLACE, about, body: bodyOf(about, address, 'en') }))
  await loadOutbox()
  await renderScreen(<Outbox describe={{ 'shop-purchases': purchasesInOutbox }} />, { at: '/outbox', language })
}
const link = () => screen.findByRole('link', { name: /01812-345678/ })
const smsIn = async () => decodeURIComponent((await link()).getAttribute('href')?.split('?body=')[1] ?? '')

describe('an order in cash that waits for the internet', () => {
  it('can be sent by SMS to its seller, with all that the seller needs', async () => {
    await open(orderOf())
    expect((await link()).getAttribute('href')).toMatch(/^sms:\+8801812345678\?body=HK1%20/)
    const text = await smsIn()
    const found = findSmsCode(text)
    expect(found).toMatchObject({ kind: 'found', code: { lines: [{ variant_id: 11, quantity: 2 }], option: 71, total: 2480 } })
    expect(found.kind === 'found' && placeOfCode(found.code.place)).toEqual({ division: 'Rajshahi', district: 'Bogura', area: 'Sherpur' })
    expect(text.split('\n').slice(1)).toEqual(['Rina Akter', '01712345678', 'House 4, Sherpur, Bogura'])
  })

  it('says first how many SMS that is, and why with Bangla characters it is more', async () => {
    await open(orderOf())
    expect(await screen.findByText('It is 1 SMS; your operator charges for it.')).toBeTruthy()
    expect(screen.queryByText(/Bangla characters/)).toBeNull()
  })

  it('says so of an address in Bangla', async () => {
    await open(orderOf(), { address: anAddress({ full_name: 'রিনা আক্তার', line: 'বাড়ি ৪, রোড ২' }) })
    expect(await screen.findByText(/It is 2 SMS; your operator charges for each. With Bangla characters/)).toBeTruthy()
  })

  it('speaks Bangla', async () => {
    await open(orderOf(), { language: 'bn' })
    expect(await screen.findByText('১টি এসএমএস; খরচ আপনার অপারেটর নেবে।')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'এসএমএস লিখুন: ০১৮১২-৩৪৫৬৭৮' })).toBeTruthy()
  })

  it('says when its SMS was opened, and asks before it is thrown away from then on', async () => {
    await open(orderOf())
    fireEvent.click(await link())
    expect(await screen.findByText(/You opened this SMS/)).toBeTruthy()
    press('Discard')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/Rupa Weaves may have your order already/)).toBeTruthy()
    expect((await readEntry(buyer(), 'entry-1'))?.state).toBe('waiting')
  })

  it('keeps the key of the SMS when it is sent anew under another idempotency key', async () => {
    const about = orderOf()
    await open(about)
    const before = await smsIn()
    const { changeEntry } = await import('#device/outbox/outbox.ts')
    await changeEntry(buyer(), 'entry-1', (entry) => ({ ...entry, idempotency_key: 'another-key-of-this-order' }))
    await loadOutbox()
    await waitFor(async () => expect(await smsIn()).toBe(before))
  })

  it.each([
    ['of a shop that takes none by SMS', orderOf({}, { sms_phone: null })],
    ['that is paid online', orderOf({ method: 'online' })],
    ['with a promo code', orderOf({}, { coupon: 'PUJA' })],
    ['whose delivery is paid in advance', orderOf({ is_fee_in_advance: true })],
    ['of two shops', { ...orderOf(), parts: [...orderOf().parts, ...orderOf({}, { seller: 6 }).parts] }],
  ])('%s is not offered by SMS', async (_, about) => {
    expect(smsPhoneOf(about)).toBeNull()
    await open(about)
    expect(await screen.findByText('Waiting to send. Not ordered yet.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /SMS/ })).toBeNull()
  })

  it('of more products than one SMS holds says so', async () => {
    const lines = Array.from({ length: 9 }, (_, at) => ({ ...PART.lines[0], variant_id: 1_000_000 + at, title: `Sari ${at}` }))
    await open(orderOf({}, { lines }))
    expect(await screen.findByText('This order has too many products for an SMS.')).toBeTruthy()
  })
})
