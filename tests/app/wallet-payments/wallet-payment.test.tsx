import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CLAIM_STATES } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim, WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { inHours } from '../shop/orders/a-shop-order.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'
import { aClaim, aPayment, field, ORDER_NUMBER, PAYMENT, press, SENT_SMS, showPayment, TRXID, type } from './a-payment.tsx'

const user = asUser()
const PASTE = 'Paste the SMS or type the TrxID'
/** A thing to copy, by what it is. */
const rowOf = (label: string) => within(screen.getByText(label).closest('li') as HTMLElement)
const claimCard = async () => within(await screen.findByRole('article', { name: `Order ${ORDER_NUMBER}` }))
/** A payment of which this was claimed, and which can be claimed no more unless said otherwise. */
const claimed = (claim: Partial<WalletClaim>, over: Partial<WalletPayment> = {}) =>
  aPayment({ can_claim: false, numbers: [], purchase_state: 'claimed', claims: [aClaim(claim)], ...over })
const refund = (state: WalletClaim['refunds'][number]['state']) =>
  ({ refund_id: 3, wallet: 'bkash', trxid: 'RF29X7A2BM', paisa: 130_000, state, sent_at: inHours(-2) }) as const

describe('a payment by mobile wallet that is to be made', () => {
  it('says where, how much and with which reference, until when, and which menu to dial', async () => {
    await showPayment(aPayment())
    expect(await screen.findByText(/^Your products are held until /)).toBeTruthy()
    for (const [label, shown] of [
      ['bKash number', '01812-345678'],
      ['Exact amount', 'BDT 1,300'],
      ['Reference', ORDER_NUMBER],
    ] as const)
      expect(rowOf(label).getByText(shown)).toBeTruthy()
    expect(screen.getByText('Use Send Money. This is the seller’s own number.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dial *247# for bKash' }).getAttribute('href')).toBe('tel:*247%23')
  })

  it('of another wallet goes to the number of that wallet, by its own menu', async () => {
    await showPayment(aPayment())
    ;(await screen.findByLabelText<HTMLInputElement>(/^Nagad/)).click()
    expect(rowOf('Nagad number').getByText('01912-345678')).toBeTruthy()
    expect(screen.getByText('Use Payment. This is a merchant number.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dial *167# for Nagad' }).getAttribute('href')).toBe('tel:*167%23')
  })

  it('has its number in Latin digits and its price in Bangla ones where it is read in Bangla', async () => {
    await showPayment(aPayment(), {}, 'bn')
    await screen.findByText('ঠিক এই টাকা')
    expect(rowOf('bKash নম্বর').getByText('01812-345678')).toBeTruthy()
    expect(rowOf('ঠিক এই টাকা').getByText('৳১,৩০০')).toBeTruthy()
  })

  it.each([
    ['as a wallet takes it', () => Promise.resolve(), 'Copied: 01812345678'],
    ['by hand where the phone does not let us', () => Promise.reject(new Error('not allowed')), 'Copy it by hand: 01812345678'],
  ])('has its number copied %s', async (_, writeText, said) => {
    const copy = vi.fn(writeText)
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copy } } }))
    await showPayment(aPayment())
    await screen.findByText('bKash number')
    press('Copy: bKash number')
    expect(await screen.findByText(said)).toBeTruthy()
    expect(copy).toHaveBeenCalledWith('01812345678')
    vi.unstubAllGlobals()
  })

  it('in advance says what is left to be paid at the door', async () => {
    await showPayment(aPayment({ at_door_paisa: 2_700_000 }))
    expect(await screen.findByText('To pay at the door: BDT 27,000')).toBeTruthy()
  })

  it('to a seller who shows no number now cannot be claimed', async () => {
    await showPayment(aPayment({ numbers: [] }))
    expect(await screen.findByText('The seller shows no number now. Ask them before you pay.')).toBeTruthy()
    expect(screen.queryByLabelText(PASTE)).toBeNull()
  })

  it('whose time has ended can still be claimed, and says what comes of it', async () => {
    await showPayment(aPayment({ purchase_state: 'expired', hold_expires_at: null }))
    expect(await screen.findByText(/^The time to pay has ended\. If you have paid, type the TrxID/)).toBeTruthy()
    expect(screen.queryByText(/held until/)).toBeNull()
    expect(field(PASTE)).toBeTruthy()
  })
})

describe('the fields of a claim', () => {
  const open = async () => {
    const shown = await showPayment(aPayment())
    await screen.findByLabelText(PASTE)
    return shown
  }
  const sentClaims = (asked: { path: string }[]) => asked.filter(({ path }) => path.endsWith('/claim/'))

  it('that are missing say so, and nothing is sent', async () => {
    const { asked } = await open()
    type('Amount you sent, in taka', 'much')
    press('Send')
    expect(await screen.findByText('Type the TrxID')).toBeTruthy()
    expect(screen.getByText('Type the amount in taka')).toBeTruthy()
    expect(field('TrxID').getAttribute('aria-invalid')).toBe('true')
    expect(sentClaims(asked)).toEqual([])
  })

  it('warn of what does not fit beside the field that it is in', async () => {
    await open()
    type(PASTE, SENT_SMS.replace('1,300.00', '1,200.00').replace('01812345678', '01999999999'))
    expect(await screen.findByText('That is less than BDT 1,300.')).toBeTruthy()
    expect(screen.getByText('The message names another number than the seller’s.')).toBeTruthy()
    type(PASTE, 'You have received Tk 1,400.00 from 01712345678. TrxID CK29X7A2BM')
    expect(await screen.findByText('That is more than BDT 1,300.')).toBeTruthy()
    expect(screen.getByText('This looks like a message of money you received.')).toBeTruthy()
  })

  it.each([
    ['cut within its TrxID', 'Send Money Tk 1,300.00 to 01812345678 successful. TrxID CK29', ''],
    ['of 64 KB of one letter', 'A'.repeat(65_536), ''],
    ['of 64 KB behind the message', `${SENT_SMS} ${'TrxID '.repeat(10_922)}`, TRXID],
    ['of markup', `<img src=x onerror="alert(1)"> ${SENT_SMS}`, TRXID],
    ['of signs that are not seen', `${SENT_SMS.replace('TrxID ', 'Trx\u200bID \u202e')}`, ''],
  ])('take a pasted text %s as text', async (_, text, trxid) => {
    await open()
    type(PASTE, text)
    expect([field('TrxID').value, field('Amount you sent, in taka').value]).toEqual([trxid, '1300'])
    expect(document.querySelector('main img')).toBeNull()
  })
})

describe('a claim, to its buyer', () => {
  it.each(CLAIM_STATES)('that is %s says what it is in both languages, and nothing as a key', async (state) => {
    for (const language of ['en', 'bn'] as const) {
      const { unmount } = await showPayment(claimed({ state, came_paisa: state === 'less' ? 100_000 : null }), {}, language)
      const card = await screen.findByRole('article')
      expect(card.textContent).not.toMatch(/bought\.|states\.|actions\.|claim\./)
      expect(within(card).getByRole('status').textContent).not.toBe('')
      expect(within(card).getByText(TRXID)).toBeTruthy()
      unmount()
    }
  })

  it('that waits says until when its seller answers, and offers nothing', async () => {
    await showPayment(claimed({}))
    const card = await claimCard()
    expect(card.getByText('Seller is asked')).toBeTruthy()
    expect(card.getByText(/^The seller has until .* to say whether BDT 1,300 came\. If they stay silent until .*, you can cancel\.$/)).toBeTruthy()
    expect(card.queryByRole('button')).toBeNull()
    expect(screen.queryByLabelText(PASTE)).toBeNull()
  })

  it('that was not answered for a day says that the products are not held any longer', async () => {
    await showPayment(claimed({ claimed_at: inHours(-30) }))
    expect((await claimCard()).getByText(/^The seller has not answered in time, and the products are not held any longer\./)).toBeTruthy()
  })

  it('that was not answered for two days can be cancelled', async () => {
    await showPayment(claimed({ claimed_at: inHours(-50) }))
    const card = await claimCard()
    expect(card.getByText('The seller has not answered for 48 hours. You can cancel. Hatkhola looks at it.')).toBeTruthy()
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel the order', 'Ask Hatkhola'])
  })

  it('that is confirmed is so by the word of its seller, never by ours', async () => {
    await showPayment(claimed({ state: 'confirmed', came_paisa: 130_000, purchase_state: 'confirmed' }, { purchase_state: 'confirmed' }))
    const card = await claimCard()
    expect(card.getByText('Paid to the seller, says the seller')).toBeTruthy()
    expect(card.getByText('The seller says that your BDT 1,300 came. Your order is placed.')).toBeTruthy()
    expect(card.queryByText(/owes you/)).toBeNull()
  })

  it('of less than was asked says what is missing, and asks for the rest with a new TrxID', async () => {
    const less = claimed({ state: 'less', came_paisa: 100_000 }, { can_claim: true, to_pay_paisa: 30_000, numbers: aPayment().numbers })
    await showPayment(less)
    expect((await claimCard()).getByText(/^The seller got BDT 1,000 of BDT 1,300\. Send the rest/)).toBeTruthy()
    expect(screen.getByText('BDT 300 are still missing. Send them with a second payment.')).toBeTruthy()
    expect([field('TrxID').value, field('Amount you sent, in taka').value]).toEqual(['', '300'])
  })

  it('of more than was asked says what its seller owes', async () => {
    await showPayment(claimed({ state: 'confirmed', came_paisa: 150_000, purchase_state: 'confirmed' }))
    expect((await claimCard()).getByText('The seller owes you BDT 200.')).toBeTruthy()
  })

  it('that did not come says that staff look at it, with what both sides wrote', async () => {
    await showPayment(claimed({ state: 'disputed', seller_story: 'Not in my statement', buyer_story: 'I have the SMS' }))
    const card = await claimCard()
    expect(card.getByText('The seller finds no such payment. Hatkhola looks at both sides. Keep your SMS.')).toBeTruthy()
    for (const story of ['Not in my statement', 'I have the SMS']) expect(card.getByText(story)).toBeTruthy()
  })

  it('that staff have decided says how, and why', async () => {
    await showPayment(claimed({ state: 'refused', decision: { came: false, reason: 'No such payment in the statement', at: inHours(-1) } }))
    const card = await claimCard()
    expect(card.getByText('Hatkhola decided: did not come')).toBeTruthy()
    expect(card.getByText('No such payment in the statement')).toBeTruthy()
  })

  it('that came too late says what its seller owes, and lets its buyer ask Hatkhola', async () => {
    await showPayment(claimed({ state: 'late', came_paisa: 130_000, purchase_state: 'expired' }))
    const card = await claimCard()
    expect(card.getByText('Your products were gone when the payment was claimed. Ask the seller for a refund.')).toBeTruthy()
    expect(card.getByText('The seller owes you BDT 1,300.')).toBeTruthy()
    expect(card.getByRole('button', { name: 'Ask Hatkhola' })).toBeTruthy()
  })

  it.each([
    ['sent', 'Sent, says the seller', ['I got it', 'I did not get it']],
    ['disputed', 'Not received, says the buyer', ['I got it']],
    ['received', 'Received', []],
    ['void', 'Did not arrive', []],
  ] as const)('with a refund that is %s says by whose word, and what is left to say', async (state, said, buttons) => {
    await showPayment(claimed({ state: 'late', came_paisa: 130_000, purchase_state: 'expired', buyer_story: 'Late', refunds: [refund(state)] }))
    const row = within((await (await claimCard()).findByText('RF29X7A2BM')).closest('li') as HTMLElement)
    expect(row.getByText(said)).toBeTruthy()
    expect(row.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  })
})

describe('the page of a payment', () => {
  it('is read without network once it was seen, and says how old it is', async () => {
    await storePrivateAnswer(user(), { address: PAYMENT, body: aPayment(), etag: null, fetchedAt: inHours(-3) })
    await showPayment(aPayment(), { [PAYMENT]: 'offline' })
    expect(await screen.findByText('bKash number')).toBeTruthy()
    expect(await screen.findByText(/^Showing saved copy/)).toBeTruthy()
    expect(field(PASTE)).toBeTruthy()
  })

  it('without network says that this phone does not have it', async () => {
    await showPayment(aPayment(), { [PAYMENT]: 'offline' })
    expect(await screen.findByText('It is not saved on this phone yet.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('of another person is not there, and leads to one’s own orders', async () => {
    await showPayment(aPayment(), { [PAYMENT]: { status: 404, body: { type: 'about:blank', title: 'not-found', status: 404, code: 'not-found' } } })
    expect(await screen.findByText('It is not there, or it is not yours.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Your orders' })).toBeTruthy())
  })
})
