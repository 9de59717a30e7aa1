import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { followOutbox } from '#app/state/outbox/follow-outbox.ts'
import { ping } from '#contract/health.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { refusal } from '../accounts/fake-service.ts'
import { inHours } from '../shop/orders/a-shop-order.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'
import { aClaim, aPayment, CLAIM, field, ORDER_NUMBER, press, type Replies, SENT_SMS, showPayment, TRXID, type } from './a-payment.tsx'

const user = asUser()
const PASTE = 'Paste the SMS or type the TrxID'
const AMOUNT = 'Amount you sent, in taka'
const stepAt = (step: string) => `/api/wallet_payments/claims/9/${step}/`
const done = { body: { claim_id: 9, order: ORDER_NUMBER, state: 'claimed' } }

async function showClaim(claim: Partial<WalletClaim>, more: Replies = {}) {
  const shown = await showPayment(aPayment({ can_claim: false, numbers: [], claims: [aClaim(claim)] }), more)
  await screen.findByRole('article')
  return shown
}
const late = { state: 'late', came_paisa: 130_000, purchase_state: 'expired' } as const
const refunds = [{ refund_id: 3, wallet: 'bkash', trxid: 'RF29X7A2BM', paisa: 130_000, state: 'sent', sent_at: inHours(-2) }] satisfies WalletClaim['refunds']
const dialog = async () => within(await screen.findByRole('dialog'))
const sent = (asked: { path: string; body: unknown }[], path: string) => asked.filter((one) => one.path === path).map(({ body }) => body)

describe('a claim that the service refuses at once', () => {
  // As on a page: whatever changes in the outbox is looked at while the claim is under way.
  beforeAll(followOutbox)

  const send = async (reply: Replies[string], typed: { trxid?: string; amount?: string } = {}) => {
    const { asked } = await showPayment(aPayment(), { [CLAIM]: reply })
    await screen.findByLabelText(PASTE)
    type(PASTE, SENT_SMS)
    if (typed.amount) type(AMOUNT, typed.amount)
    press('Send')
    await screen.findByText('Not done: Say that you have paid')
    await screen.findByLabelText('TrxID')
    return asked
  }
  const faultOf = (label: string) => document.getElementById(`${field(label).id}error`)?.textContent

  it('for a used TrxID says so at its field, which still has what was typed, and names one’s own order', async () => {
    await send(refusal('trxid-used', 409, { fields: { order: 'BBBBBBBBB2' } }))
    expect(screen.getByText('You have used this TrxID for order BBBBBBBBB2.')).toBeTruthy()
    await waitFor(() => expect(faultOf('TrxID')).toBe('This TrxID was used before.'))
    expect([field('TrxID').value, field(AMOUNT).value]).toEqual([TRXID, '1300'])
    expect(field('TrxID').getAttribute('aria-invalid')).toBe('true')
    type('TrxID', 'CK29X7A2BN')
    expect(faultOf('TrxID')).toBe('')
  })

  it('for its amount says so at the field of the amount, until another one is typed', async () => {
    await send(refusal('bad-input', 400, { fields: { amount_paisa: 'too-large' } }), { amount: '5000000' })
    await waitFor(() => expect(faultOf(AMOUNT)).toBe('This is too large'))
    expect(faultOf('TrxID')).toBe('')
    type(AMOUNT, '1300')
    expect(faultOf(AMOUNT)).toBe('')
  })

  it('gives way to the one that is sent in its place', async () => {
    let tries = 0
    const asked = await send(() => {
      tries += 1
      return tries === 1 ? refusal('trxid-used', 409) : done
    })
    type('TrxID', 'CK29X7A2BN')
    press('Send')
    await waitFor(() => expect(sent(asked, CLAIM)).toMatchObject([{ trxid: TRXID }, { trxid: 'CK29X7A2BN' }]))
    await waitFor(() => expect(screen.queryByText('Not done: Say that you have paid')).toBeNull())
  })

  it('can be left, and is forgotten', async () => {
    await send(refusal('bad-state', 409))
    expect(screen.getByText('It was answered or changed meanwhile. Look at it as it is now.')).toBeTruthy()
    press('Leave it')
    await waitFor(() => expect(screen.queryByText('Not done: Say that you have paid')).toBeNull())
  })
})

describe('a step of a claim by its buyer', () => {
  it('of a refund that came is one press', async () => {
    const { asked } = await showClaim({ ...late, refunds }, { [stepAt('refund_answer')]: done })
    press('I got it')
    await waitFor(() => expect(sent(asked, stepAt('refund_answer'))).toEqual([{ refund_id: 3, is_received: true, story: '' }]))
  })

  it('of a refund that did not come says what is seen in the wallet', async () => {
    const { asked } = await showClaim({ ...late, refunds }, { [stepAt('refund_answer')]: done })
    press('I did not get it')
    const missing = await dialog()
    fireEvent.change(missing.getByLabelText('What you see in your wallet'), { target: { value: ' Nothing since Monday ' } })
    fireEvent.click(missing.getByRole('button', { name: 'Not received' }))
    await waitFor(() => expect(sent(asked, stepAt('refund_answer'))).toEqual([{ refund_id: 3, is_received: false, story: 'Nothing since Monday' }]))
  })

  it('of cancelling is asked about first', async () => {
    const { asked } = await showClaim({ claimed_at: inHours(-50) }, { [stepAt('cancel')]: done })
    press('Cancel the order')
    expect(sent(asked, stepAt('cancel'))).toEqual([])
    fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel the order' }))
    await waitFor(() => expect(sent(asked, stepAt('cancel'))).toEqual([{}]))
  })

  it('of asking Hatkhola is not sent without its story', async () => {
    const { asked } = await showClaim(late, { [stepAt('complain')]: done })
    press('Ask Hatkhola')
    const complaint = await dialog()
    fireEvent.click(complaint.getByRole('button', { name: 'Send' }))
    expect(await complaint.findByText('This field is required')).toBeTruthy()
    expect(sent(asked, stepAt('complain'))).toEqual([])
    fireEvent.change(complaint.getByLabelText('What happened'), { target: { value: 'They do not answer' } })
    fireEvent.click(complaint.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent(asked, stepAt('complain'))).toEqual([{ story: 'They do not answer' }]))
  })

  it('without network waits, says that it is not sent, and offers nothing after it', async () => {
    await showClaim({ ...late, refunds }, { [stepAt('refund_answer')]: 'offline', [ping.path]: 'offline' })
    press('I got it')
    expect(await screen.findByText('Not sent yet: Answer a refund')).toBeTruthy()
    expect(await readEntries(user())).toMatchObject([{ noun: 'wallet-payments', in_turn: ORDER_NUMBER, state: 'waiting' }])
    const card = within(screen.getByRole('article'))
    for (const name of ['I got it', 'I did not get it', 'Ask Hatkhola']) expect(card.queryByRole('button', { name })).toBeNull()
  })
})
