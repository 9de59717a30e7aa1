import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ShopOrderScreen } from '#app/features/shop/orders/screens/shop-order.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInBuyer, signOffBuyer } from '../../orders/an-order.ts'
import { inHours, inState, NUMBER, ORDER } from './a-shop-order.ts'

const PACK = `${ORDER}pack/`
const SHIP = `${ORDER}ship/`
const packed = { body: { ...inState('packed', 'sold'), server_time: inHours(1) } }
const shipped = { body: { ...inState('shipped', 'sold'), server_time: inHours(2) } }

/** An order that is being packed, and is not until `answer` is called; the dialog of handing it over is open and filled in. */
async function packing(answerToPacking: typeof packed | ReturnType<typeof refusal> = packed) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = fakeService({
    [ORDER]: { body: inState('accepted', 'sold') },
    [PACK]: () => promise.then(() => answerToPacking),
    [SHIP]: shipped,
  })
  await renderScreen(<ShopOrderScreen number={NUMBER.toLowerCase()} />, { at: '/orders' })
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as packed' }))
  await screen.findByText('Waiting to be sent: Mark as packed')
  await waitFor(() => expect(asked.some(({ path }) => path === PACK)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as shipped' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Courier' }), { target: { value: 'Karim' } })
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
  return { asked, answer: resolve, press, sent: () => asked.filter(({ path }) => path === SHIP).map(({ body }) => body) }
}
const nothingWaits = () => waitFor(() => expect(screen.queryByText(/^Waiting to be sent/)).toBeNull())
const status = () => within(screen.getByRole('region', { name: 'Order status' }))
const RIDER = { courier: 'Karim', tracking: '' }

beforeEach(() => {
  signInBuyer()
})
afterEach(async () => {
  await signOffBuyer()
  act(() => useOutbox.setState(useOutbox.getInitialState()))
})

describe('a step that is made while the one before is not answered yet', () => {
  it('is taken by one press, and goes out once after the answer', async () => {
    const { answer, press, sent } = await packing()
    try {
      press()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(status().getByText('Waiting to be sent: Mark as shipped')).toBeTruthy()
      expect(sent()).toEqual([])
    } finally {
      answer()
    }
    await waitFor(() => expect(sent()).toEqual([RIDER]))
    await nothingWaits()
    expect(await status().findByText('On its way')).toBeTruthy()
  })

  it('can be made in the dialog that was open when the answer came', async () => {
    const { answer, press, sent } = await packing()
    answer()
    await nothingWaits()
    press()
    await waitFor(() => expect(sent()).toEqual([RIDER]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('goes out too when the one before is refused, which is said', async () => {
    const { answer, press, sent } = await packing(refusal('bad-state', 409))
    press()
    answer()
    await waitFor(() => expect(sent()).toEqual([RIDER]))
    expect(await screen.findByText('Not done: Mark as packed')).toBeTruthy()
  })
})
