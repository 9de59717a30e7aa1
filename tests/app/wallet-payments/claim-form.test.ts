import { describe, expect, it } from 'vitest'
import { claimActsOf } from '#app/features/desk/wallet-claims/calls.ts'
import { bodyOf, emptyForm, takaText, typedPaisa, warningsOf, withPasted } from '#app/features/wallet-payments/claim-form.ts'
import type { DeskWalletClaim } from '#contract/desk/wallet-claims.ts'
import type { WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'

const AT = '2026-11-30T12:00:00.000Z'
const payment: WalletPayment = {
  ...{ purchase: 'PPPPPPPPP1', purchase_state: 'held', reference: 'AAAAAAAAA1', seller: { id: 4, name: 'Moyna Crafts', phone_number: null } },
  ...{ to_pay_paisa: 130_000, at_door_paisa: 0, hold_expires_at: AT, can_claim: true, claims: [], server_time: AT },
  numbers: [
    { wallet: 'bkash', number: '+8801812345678', kind: 'personal', dial: '*247#', picture: null },
    { wallet: 'nagad', number: '+8801912345678', kind: 'merchant', dial: '*167#', picture: null },
  ],
}
const pasted = (text: string) => withPasted(emptyForm(payment), text, payment)
const BKASH = 'Send Money Tk 1,300.00 to 01812345678 successful. Fee Tk 5.00. TrxID CK29X7A2BM at 30/11/2026 18:01'

describe('what a buyer says of a payment', () => {
  it('is filled from a pasted SMS: TrxID, amount, and to which number', () => {
    expect(bodyOf(pasted(BKASH), payment)).toEqual({ wallet: 'bkash', trxid: 'CK29X7A2BM', amount_paisa: 130_000, sent_to: '+8801812345678' })
    expect(warningsOf(pasted(BKASH), payment)).toEqual([])
    const nagad = pasted('Payment Successful.\nAmount: Tk 1300.00\nMerchant: 01912345678\nTxnID: 73QWER2T')
    expect(bodyOf(nagad, payment)).toEqual({ wallet: 'nagad', trxid: '73QWER2T', amount_paisa: 130_000, sent_to: '+8801912345678' })
  })

  it('can be typed, in either script; what is missing cannot be sent', () => {
    const form = { ...emptyForm(payment), trxid: ' ck২৯ x7a2 bm ', paid: '১,৩০০.৫০' }
    expect(bodyOf(form, payment)).toMatchObject({ trxid: 'CK29X7A2BM', amount_paisa: 130_050 })
    expect(bodyOf({ ...form, trxid: '' }, payment)).toBeUndefined()
    expect(bodyOf({ ...form, paid: 'many' }, payment)).toBeUndefined()
    expect([typedPaisa('-5'), typedPaisa('1e9'), typedPaisa('5.005')]).toEqual([null, null, null])
    expect([takaText(130_000), takaText(130_050)]).toEqual(['1300', '1300.50'])
  })

  it('takes neither amount nor TrxID of a message before with it', () => {
    const first = pasted(BKASH.replace('1,300.00', '900.00'))
    expect(first.paid).toBe('900')
    expect(withPasted(first, 'Send Money to 01812345678 successful. TrxID BK29X7A2BM', payment)).toMatchObject({ paid: '1300', trxid: 'BK29X7A2BM' })
    const several = withPasted(first, `${BKASH}\n${BKASH.replace('CK29X7A2BM', 'CK29X7A2BN')}`, payment)
    expect(several.trxid).toBe('')
    expect(warningsOf(several, payment)).toContain('several')
  })

  it.each([
    ['of another wallet', 'Upay: You have sent Tk 1300 to 01812345678. TrxID 01HABCDE45', 'otherWallet'],
    ['of a wallet that its seller has no number of', 'Rocket: Tk1300.00 sent to A/C: ***678. TxnId: 4512367892', 'otherWallet'],
    ['of money that was received', 'You have received Tk 1,300.00 from 01712345678. TrxID CK29X7A2BM', 'received'],
    ['to another number', BKASH.replace('01812345678', '01999999999'), 'notTo'],
    ['of less', BKASH.replace('1,300.00', '1,200.00'), 'less'],
    ['of more', BKASH.replace('1,300.00', '1,400.00'), 'more'],
  ])('is warned of, and can be sent: a message %s', (_, text, warning) => expect(warningsOf(pasted(text), payment)).toContain(warning))

  it('is warned of look-alikes where it was typed, and not where it was pasted', () => {
    const form = { ...emptyForm(payment), trxid: 'CKO9X7A2BM' }
    expect(warningsOf(form, payment)).toEqual(['lookAlike'])
    expect(warningsOf(pasted(BKASH.replace('CK29X7A2BM', 'CKO9X7A2BM')), payment)).toEqual([])
    expect(warningsOf({ ...form, trxid: 'CK29X7A2BM1' }, payment)).toEqual(['unusual'])
  })
})

describe('what staff can decide of a payment', () => {
  const claim = (over: object) => ({ asked_staff_at: AT, state: 'disputed', came_paisa: null, refunds: [], ...over }) as unknown as DeskWalletClaim
  it('is whether it came; of a refund, whether that arrived; and nothing once it is decided', () => {
    expect(claimActsOf(claim({}))).toEqual(['came', 'notCome'])
    expect(claimActsOf(claim({ state: 'less', came_paisa: 5 }))).toEqual(['came', 'notCome'])
    expect(claimActsOf(claim({ state: 'late', came_paisa: 5 }))).toEqual(['noted'])
    expect(claimActsOf(claim({ state: 'late', came_paisa: 5, refunds: [{ state: 'disputed' }] }))).toEqual(['arrived', 'void'])
    expect(claimActsOf(claim({ asked_staff_at: null }))).toEqual([])
  })
})
