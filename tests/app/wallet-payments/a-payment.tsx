import { fireEvent, screen } from '@testing-library/react'
import { WalletPaymentScreen } from '#app/features/wallet-payments/screens/wallet-payment.tsx'
import { CLAIM_LIMITS, type ClaimFacts, claimActionsOf, fitOf, owedBackOf } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim, WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { inHours } from '../shop/orders/a-shop-order.ts'

export type Replies = Parameters<typeof fakeService>[0]

export const PURCHASE = 'PPPPPPPPP1'
export const ORDER_NUMBER = 'AAAAAAAAA1'
export const PAYMENT = `/api/wallet_payments/purchases/${PURCHASE}/`
export const CLAIM = `${PAYMENT}claim/`
export const TRXID = 'CK29X7A2BM'
/** What a buyer's phone gets once the money is sent. */
export const SENT_SMS = `Send Money Tk 1,300.00 to 01812345678 successful. Fee Tk 5.00. TrxID ${TRXID} at 30/11/2026 18:01`

/** 1,300 taka to a bKash or a Nagad number, to their buyer: held for another hour, unless said otherwise. */
export const aPayment = (over: Partial<WalletPayment> = {}): WalletPayment => ({
  purchase: PURCHASE,
  purchase_state: 'held',
  reference: ORDER_NUMBER,
  seller: { id: 4, name: 'Moyna Crafts', phone_number: null },
  to_pay_paisa: 130_000,
  at_door_paisa: 0,
  numbers: [
    { wallet: 'bkash', number: '+8801812345678', kind: 'personal', dial: '*247#', picture: null },
    { wallet: 'nagad', number: '+8801912345678', kind: 'merchant', dial: '*167#', picture: null },
  ],
  hold_expires_at: inHours(1),
  can_claim: true,
  claims: [],
  server_time: inHours(0),
  ...over,
})

/** A claim of 1,300 taka, made an hour ago; what can be done and what is owed back follow from what it is. */
export function aClaim(over: Partial<WalletClaim> = {}): WalletClaim {
  const claimed_at = over.claimed_at ?? inHours(-1)
  const after = (hours: number) => new Date(Date.parse(claimed_at) + hours * 3_600_000).toISOString()
  const claim = {
    ...{ claim_id: 9, side: 'bought', state: 'claimed', purchase_state: 'claimed', order: ORDER_NUMBER, order_state: 'waiting' },
    ...{ seller: { id: 4, name: 'Moyna Crafts' }, buyer: { full_name: 'Rina Akter', phone_number: '+8801712345678' } },
    ...{ wallet: 'bkash', trxid: TRXID, sent_to: '+8801812345678', is_known_number: true, is_look_alike: false },
    ...{ asked_paisa: 130_000, amount_paisa: 130_000, came_paisa: null, claimed_at, answered_at: null },
    ...{ kept_until: after(CLAIM_LIMITS.keptHours), answer_by: after(CLAIM_LIMITS.remindHours), cancel_from: after(CLAIM_LIMITS.cancelHours) },
    ...{ seller_story: '', buyer_story: '', decision: null, refunds: [], changes: [], server_time: inHours(0) },
    ...over,
  } as Omit<WalletClaim, 'purchase' | 'fit' | 'can' | 'owed_back_paisa'>
  const facts = factsOf(claim)
  return {
    purchase: claim.side === 'sold' ? null : PURCHASE,
    fit: fitOf(claim.came_paisa, claim.asked_paisa),
    owed_back_paisa: owedBackOf(facts),
    can: claimActionsOf(claim.side === 'sold' ? 'seller' : 'buyer', facts),
    ...claim,
  }
}

type Told = Pick<WalletClaim, 'state' | 'asked_paisa' | 'came_paisa' | 'purchase_state' | 'refunds' | 'cancel_from' | 'buyer_story'>

const factsOf = ({ state, asked_paisa, came_paisa, purchase_state, refunds, cancel_from, buyer_story }: Told): ClaimFacts => ({
  ...{ state, asked_paisa, came_paisa },
  isStanding: purchase_state === 'confirmed',
  sent_back_paisa: refunds.reduce((sum, refund) => sum + (refund.state === 'void' ? 0 : refund.paisa), 0),
  isSilent: Date.parse(cancel_from) <= Date.now(),
  isComplained: buyer_story !== '',
  isRefundOpen: refunds.some((refund) => refund.state === 'sent' || refund.state === 'disputed'),
})

/** The page of a payment, to its buyer, on a service that answers so. */
export async function showPayment(payment: WalletPayment, more: Replies = {}, language: 'en' | 'bn' = 'en') {
  const asked = fakeService({ [`/api/wallet_payments/purchases/${payment.purchase}/`]: { body: payment }, ...more })
  const shown = await renderScreen(<WalletPaymentScreen number={payment.purchase.toLowerCase()} />, { at: '/orders', language })
  return { ...shown, asked }
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
