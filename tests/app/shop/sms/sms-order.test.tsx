import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SmsOrder } from '#app/features/shop/sms/sms-order.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { placeCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { beginShopping, endShopping, goOffline, press, signIn } from '../a-basket.tsx'
import { aShopOrder } from '../orders/a-shop-order.ts'

beforeEach(beginShopping)
afterEach(endShopping)

const ADD = '/api/sms_order/'
const code =
  writeSmsCode({ lines: [{ variant_id: 12, quantity: 2 }], place: placeCode('Dhaka', 'Savar'), option: 7, total: 1900, key_hash: '8F3KQ0ZYX7ABCDEF' }) ?? ''
const SMS = `${code}\nRahima Begum\n01712345678\nHouse 4, Savar, Dhaka`
const order = aShopOrder({ side: 'sold', sms: 'unconfirmed' })
const paste = (text: string) => fireEvent.change(screen.getByLabelText('SMS of the buyer'), { target: { value: text } })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const show = (language: 'en' | 'bn' = 'en') => {
  signIn()
  return renderScreen(<SmsOrder />, { at: '/sms_order', language })
}

describe('adding an order from an SMS', () => {
  it('reads what the SMS says, and places the order', async () => {
    const asked = fakeService({ [ADD]: { body: { order, is_new: true } } } as never)
    const { router } = await show()
    paste(SMS)
    expect(await screen.findByText('2 pieces, BDT 1,900 with delivery')).toBeTruthy()
    expect(screen.getByText('Goes to Savar, Dhaka')).toBeTruthy()
    expect([field('Name').value, field('Phone number').value, field('Address').value]).toEqual(['Rahima Begum', '01712345678', 'House 4'])
    press('Add order')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shop_order/${order.number.toLowerCase()}`))
    expect(asked.filter(({ path }) => path === ADD)).toHaveLength(1)
  })

  it('says of a text without an order that it has none, and of a changed code that it was changed', async () => {
    fakeService({})
    await show()
    paste('Send Money Tk 500 successful')
    expect(await screen.findByText('There is no order in this text. The SMS begins with HK1.')).toBeTruthy()
    paste(SMS.replace('1900', '1800'))
    expect(await screen.findByText(/A sign of the code is missing or was changed/)).toBeTruthy()
    press('Add order')
    await waitFor(() => expect(field('SMS of the buyer').getAttribute('aria-invalid')).toBe('true'))
  })

  it('leaves what its seller has put right, when the SMS is pasted again', async () => {
    fakeService({})
    await show()
    paste(SMS)
    await waitFor(() => expect(field('Name').value).toBe('Rahima Begum'))
    fireEvent.change(field('Name'), { target: { value: 'Rahima Khatun' } })
    paste(`${SMS}\n`)
    expect(field('Name').value).toBe('Rahima Khatun')
  })

  it('waits in the outbox without network, and says that no stock is reserved', async () => {
    fakeService({ [ADD]: 'offline' } as never)
    await show()
    goOffline()
    paste(SMS)
    await waitFor(() => expect(field('Name').value).toBe('Rahima Begum'))
    press('Add order')
    expect(await screen.findByText(/Saved on this phone. Not placed yet; stock is not reserved./)).toBeTruthy()
    await waitFor(() => expect(useOutbox.getState().entries.map(({ noun }) => noun)).toEqual(['sms-orders']))
    expect(field('SMS of the buyer').value).toBe('')
  })

  it.each([
    ['price-changed', { total: 2100 }, /It costs BDT 2,100 by now/],
    ['out-of-stock', { left_12: 1 }, /There are not enough pieces left/],
    ['not-delivered-there', {}, /You have removed this delivery option/],
    ['cod-refused', {}, /You take no cash on delivery/],
    ['shop-closed', {}, /Your shop is closed/],
  ])('says what a refusal for %s means, and keeps what was typed', async (why, facts, text) => {
    fakeService({ [ADD]: { status: 409, body: { type: 'about:blank', title: why, status: 409, code: why, facts } } } as never)
    await show()
    paste(SMS)
    await waitFor(() => expect(field('Name').value).toBe('Rahima Begum'))
    press('Add order')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field('SMS of the buyer').value).toBe(SMS)
  })

  it('speaks Bangla', async () => {
    fakeService({})
    await show('bn')
    fireEvent.change(screen.getByLabelText('ক্রেতার এসএমএস'), { target: { value: SMS } })
    expect(await screen.findByText('২টি পণ্য, ডেলিভারিসহ ৳১,৯০০')).toBeTruthy()
    expect(screen.getByText('যাবে: সাভার, ঢাকা')).toBeTruthy()
  })
})
