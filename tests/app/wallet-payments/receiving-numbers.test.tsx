import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ReceivingNumbers } from '#app/features/wallet-payments/screens/receiving-numbers.tsx'
import type { WithProof } from '#app/features/wallet-payments/with-proof.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { useDataSaving } from '#app/ui/media/data-saving.ts'
import { WithheldPicture } from '#app/ui/media/withheld-picture.tsx'
import type { ReceivingNumber } from '#contract/wallet-payments/receiving-numbers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { inHours } from '../shop/orders/a-shop-order.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'
import { aPayment, press, type Replies, showPayment } from './a-payment.tsx'

asUser()
const NUMBERS = '/api/wallet_payments/numbers/'
const PICTURE_OF = `${NUMBERS}3/picture/`
const PICTURE = '/media/sellers/0123456789abcdef0123456789abcdef.webp'
const aNumber = (over: Partial<ReceivingNumber> = {}): ReceivingNumber => ({
  ...{ number_id: 3, wallet: 'bkash', number: '+8801812345678', kind: 'merchant', picture: null },
  ...{ is_active: true, is_used: false, created_at: inHours(-9) },
  ...over,
})
const page = (...results: ReceivingNumber[]) => ({ body: { results } })
const always: WithProof = async (work) => ({ value: await work() })

async function show(first: ReceivingNumber, more: Replies = {}, language: 'en' | 'bn' = 'en') {
  const asked = fakeService({ [NUMBERS]: page(first), ...more })
  const shown = await renderScreen(<ReceivingNumbers withProof={always} />, { at: '/orders', language })
  await screen.findAllByRole('listitem')
  return { ...shown, asked }
}
const image = (name: string | RegExp) => screen.findByRole<HTMLImageElement>('img', { name })
const dialog = async () => within(await screen.findByRole('dialog'))

describe('the QR code of a number, to its seller', () => {
  it('is offered, and shown with the number that it is of, in both languages', async () => {
    const none = await show(aNumber())
    expect(screen.getByRole('button', { name: 'Add QR code' })).toBeTruthy()
    expect(screen.getByText('Buyers see it beside the number. Your wallet’s app has it.')).toBeTruthy()
    none.unmount()
    const english = await show(aNumber({ picture: PICTURE }))
    expect((await image('QR code of 01812-345678')).getAttribute('src')).toContain('0123456789abcdef')
    expect(screen.getAllByRole('button', { name: /QR code/ }).map(({ textContent }) => textContent)).toEqual(['Change QR code', 'Remove QR code'])
    english.unmount()
    await show(aNumber({ picture: PICTURE }), {}, 'bn')
    expect(await image(/কিউআর কোড$/)).toBeTruthy()
  })

  it('is removed once that is confirmed', async () => {
    const { asked } = await show(aNumber({ picture: PICTURE }), { [PICTURE_OF]: page(aNumber()) })
    press('Remove QR code')
    expect(asked.filter(({ path }) => path === PICTURE_OF)).toEqual([])
    fireEvent.click((await dialog()).getByRole('button', { name: 'Remove QR code' }))
    expect(await screen.findByText('The QR code is removed.')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add QR code' })).toBeTruthy()
  })

  it('that cannot be removed stays, and says why', async () => {
    await show(aNumber({ picture: PICTURE }), { [PICTURE_OF]: refusal('not-found', 404) })
    press('Remove QR code')
    fireEvent.click((await dialog()).getByRole('button', { name: 'Remove QR code' }))
    await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true))
    expect(await image('QR code of 01812-345678')).toBeTruthy()
  })

  it('cannot be changed without network', async () => {
    await show(aNumber({ picture: PICTURE }))
    act(() => useConnection.setState({ state: 'offline' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /QR code/ })).toBeNull())
    expect(await image('QR code of 01812-345678')).toBeTruthy()
    act(() => useConnection.setState(useConnection.getInitialState()))
  })
})

describe('the QR code of a number, to a buyer', () => {
  const [bkash, nagad] = aPayment().numbers
  const payment = () => aPayment({ numbers: bkash && nagad ? [bkash, { ...nagad, picture: PICTURE }] : [] })

  it('stands with the number that is chosen, and has its place before it is there', async () => {
    await showPayment(payment())
    const other = await screen.findByLabelText<HTMLInputElement>(/^Nagad/)
    expect(screen.queryByRole('img')).toBeNull()
    fireEvent.click(other)
    const shown = await image('QR code of the seller’s Nagad number')
    expect([shown.width, shown.height]).toEqual([960, 960])
    expect(screen.getByText(/^Scan it from another phone, or save the picture/)).toBeTruthy()
  })

  it('is not fetched while data is saved, before it is asked for', async () => {
    useDataSaving.setState({ StandIn: WithheldPicture, sizeOf: vi.fn(async () => 8 * 1024) })
    await showPayment(payment())
    fireEvent.click(await screen.findByLabelText<HTMLInputElement>(/^Nagad/))
    expect(await screen.findByRole('button', { name: /QR code of the seller’s Nagad number$/ })).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
    useDataSaving.setState(useDataSaving.getInitialState())
  })

  it('is none in an answer that this phone kept from an earlier version', async () => {
    const { picture: _, ...earlier } = bkash ?? {}
    await showPayment(aPayment({ numbers: [earlier as never] }))
    expect(await screen.findByText('bKash number')).toBeTruthy()
    expect(screen.queryByRole('img')).toBeNull()
  })
})
