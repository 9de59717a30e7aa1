import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSession } from '#app/state/session/session.ts'
import { ping } from '#contract/health.ts'
import { listDrafts, readDraft, storeDraft } from '#device/drafts.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { fillPhone } from '#tests/support/phone/fake-phone.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'
import { aClaim, aPayment, CLAIM, field, PURCHASE, press, SENT_SMS, showPayment, TRXID, type } from './a-payment.tsx'

const user = asUser()
const NAME = `wallet payment ${PURCHASE}`
const PASTE = 'Paste the SMS or type the TrxID'
const AMOUNT = 'Amount you sent, in taka'
const open = async (...given: Parameters<typeof showPayment>) => {
  const shown = await showPayment(...given)
  await screen.findByLabelText(PASTE)
  return shown
}
const isBack = () => screen.findByText('What you typed earlier is here again.')
/** The phone ends the tab: what was kept by then is all there is. */
const endTab = async () => {
  await waitFor(async () => expect(await readDraft(user(), NAME)).toBeTruthy())
  cleanup()
}

describe('what is typed of a payment by mobile wallet', () => {
  it('is there again after the tab was ended: the SMS, what was changed in it, and the chosen number', async () => {
    await open(aPayment())
    type(PASTE, SENT_SMS)
    type('TrxID', 'ck29x7a2bn')
    type(AMOUNT, '1250')
    screen.getByLabelText<HTMLInputElement>(/^Nagad/).click()
    await endTab()
    await open(aPayment())
    expect(await isBack()).toBeTruthy()
    expect([field(PASTE).value, field('TrxID').value, field(AMOUNT).value]).toEqual([SENT_SMS, 'ck29x7a2bn', '1250'])
    expect(field('Nagad · 01912-345678').checked).toBe(true)
  })

  it('is of its own purchase: the form of another one is empty', async () => {
    await open(aPayment())
    type('TrxID', TRXID)
    await endTab()
    await open(aPayment({ purchase: 'PPPPPPPPP2' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(field('TrxID').value).toBe('')
    expect(screen.queryByText('What you typed earlier is here again.')).toBeNull()
  })

  it('is of the account that typed it: another one that signs in on this phone finds an empty form', async () => {
    await open(aPayment())
    type('TrxID', TRXID)
    await waitFor(async () => expect(await readDraft(user(), NAME)).toBeTruthy())
    act(() => useSession.setState({ account: { id: user() + 1000, username: 'other', email: 'other@mail.example' }, token: 'other' }))
    await waitFor(() => expect(field('TrxID').value).toBe(''))
    type('TrxID', 'OTHER12345')
    await waitFor(async () => expect(await readDraft(user() + 1000, NAME)).toMatchObject({ trxid: 'OTHER12345' }))
    expect(await readDraft(user(), NAME)).toMatchObject({ trxid: TRXID })
  })

  it('goes with the sent claim', async () => {
    const reply = { body: { claim_id: 9, order: 'AAAAAAAAA1', state: 'claimed' } }
    await open(aPayment(), { [CLAIM]: reply })
    type(PASTE, SENT_SMS)
    await waitFor(async () => expect(await readDraft(user(), NAME)).toBeTruthy())
    press('Send')
    await waitFor(async () => expect(await listDrafts(user())).toEqual([]))
  })

  it('goes once the claim waits in the outbox, where it is kept from then on', async () => {
    await open(aPayment(), { [CLAIM]: 'offline', [ping.path]: 'offline' })
    type(PASTE, SENT_SMS)
    press('Send')
    expect(await screen.findByText('Not sent yet: Say that you have paid')).toBeTruthy()
    expect(await readEntries(user())).toMatchObject([{ state: 'waiting', body: { trxid: TRXID } }])
    await waitFor(async () => expect(await listDrafts(user())).toEqual([]))
  })

  it('stays where the phone has no room for the claim', async () => {
    await open(aPayment(), { [CLAIM]: 'offline' })
    type(PASTE, SENT_SMS)
    await waitFor(async () => expect(await readDraft(user(), NAME)).toBeTruthy())
    const makeRoom = fillPhone()
    press('Send')
    await screen.findByText(/^This could not be saved/).finally(makeRoom)
    expect(await readDraft(user(), NAME)).toMatchObject({ trxid: TRXID })
  })

  it('is sent to the chosen number also where its place among the seller’s numbers has changed', async () => {
    const [bkash, nagad] = aPayment().numbers
    await open(aPayment())
    screen.getByLabelText<HTMLInputElement>(/^Nagad/).click()
    type('TrxID', '73QWER2T')
    await endTab()
    const { asked } = await open(aPayment({ numbers: nagad && bkash ? [nagad, bkash] : [] }), { [CLAIM]: 'offline' })
    await isBack()
    press('Send')
    await waitFor(() => expect(asked.find(({ path }) => path === CLAIM)?.body).toMatchObject({ wallet: 'nagad', sent_to: '+8801912345678' }))
  })

  it('is sent to the first number where the chosen one is shown no more', async () => {
    const [bkash] = aPayment().numbers
    await open(aPayment())
    screen.getByLabelText<HTMLInputElement>(/^Nagad/).click()
    type('TrxID', TRXID)
    await endTab()
    const { asked } = await open(aPayment({ numbers: bkash ? [bkash] : [] }), { [CLAIM]: 'offline' })
    await isBack()
    press('Send')
    await waitFor(() => expect(asked.find(({ path }) => path === CLAIM)?.body).toMatchObject({ wallet: 'bkash', sent_to: '+8801812345678' }))
  })

  it('in a shape of another version of the app is not shown', async () => {
    await storeDraft(user(), NAME, { pasted: SENT_SMS, to: 1 })
    await open(aPayment({ claims: [aClaim({ state: 'cancelled' })] }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([field(PASTE).value, field(AMOUNT).value]).toEqual(['', '1300'])
  })
})
