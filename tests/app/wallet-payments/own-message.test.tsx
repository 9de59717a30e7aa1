import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OwnMessage } from '#app/features/wallet-payments/parts/own-message.tsx'
import { listDrafts } from '#device/drafts.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'
import { aClaim, TRXID } from './a-payment.tsx'

const user = asUser()
const RECEIVED = `You have received Tk 1,300.00 from 01712345678. Ref 1. Fee Tk 0.00. Balance Tk 1,540.75. TrxID ${TRXID} at 30/11/2026 18:01`

/** What is said of a seller's own SMS beside a claim of 1,300 taka. */
async function compared(text: string) {
  const asked = fakeService({})
  await renderScreen(<OwnMessage of={aClaim({ side: 'sold' })} />, { at: '/orders' })
  fireEvent.click(screen.getByText('Compare with your SMS'))
  fireEvent.change(await screen.findByLabelText('Paste your wallet’s SMS'), { target: { value: text } })
  return { asked, said: within(screen.getByRole('status')) }
}

describe('a seller’s own SMS beside a claim', () => {
  it.each([
    ['of the same TrxID and amount fits', RECEIVED, `It fits: ${TRXID}, BDT 1,300`],
    ['in small letters and Bangla digits fits', `TrxID ck২৯x7a২bm, Tk ১,৩০০.০০`, `It fits: ${TRXID}, BDT 1,300`],
    ['without an amount fits by its TrxID', `TrxID ${TRXID}`, `It fits: ${TRXID}, BDT 1,300`],
    ['of another amount says so', RECEIVED.replace('1,300.00', '1,030.00'), 'The TrxID fits, but the SMS says BDT 1,030'],
    ['of a TrxID that only looks the same is another one', RECEIVED.replace(TRXID, 'CK29X7A28M'), 'Another TrxID: CK29X7A28M'],
    ['of several payments fits where one of them is meant', `${RECEIVED}\n${RECEIVED.replace(TRXID, 'CK29X7A2BN')}`, `It fits: ${TRXID}, BDT 1,300`],
    ['that was cut within its TrxID has none', RECEIVED.slice(0, RECEIVED.indexOf(TRXID) + 4), 'No TrxID found in it'],
    ['that is none has none', 'Your parcel is on its way', 'No TrxID found in it'],
    ['of 64 KB is read at its beginning', `${RECEIVED} ${'Tk 1 TrxID '.repeat(6000)}`, `It fits: ${TRXID}, BDT 1,300`],
    ['of 64 KB before the message has none', `${'x '.repeat(32_768)}${RECEIVED}`, 'No TrxID found in it'],
  ])('%s', async (_, text, expected) => {
    const { said } = await compared(text)
    expect(said.getByText(expected)).toBeTruthy()
  })

  it('with markup in it is text', async () => {
    const { said } = await compared(`<script>alert(1)</script><b>${RECEIVED}</b>`)
    expect(said.getByText(`It fits: ${TRXID}, BDT 1,300`)).toBeTruthy()
    expect(document.querySelector('main script, main b')).toBeNull()
  })

  it('stays on the phone and in the page: nothing is asked, nothing is kept', async () => {
    const { asked } = await compared(RECEIVED)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(asked).toEqual([])
    expect(await listDrafts(user())).toEqual([])
  })
})
