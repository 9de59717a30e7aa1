import type { InputOf } from '#contract/core/endpoint.ts'
import type { ClaimAction } from '#contract/wallet-payments/claim-rules.ts'
import {
  answerWalletRefund,
  cancelWalletClaim,
  claimWalletPayment,
  complainOfWalletClaim,
  sendWalletRefund,
  walletMoneyCame,
  walletMoneyNotCome,
} from '#contract/wallet-payments/claim-steps.ts'
import { claimDebtPayment } from '#contract/wallet-payments/debt-claims.ts'
import type { WalletClaim, WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import type { Wallet } from '#contract/wallet-payments/wallets.ts'
import { loadOutbox } from '../../state/outbox/outbox.ts'
import { send } from '../../wire/send.ts'
import { aboutStep, WALLET_PAYMENTS } from './claim-entry.ts'

/** What is said to have been paid. */
export interface ClaimBody {
  wallet: Wallet
  trxid: string
  amount_paisa: number
  sent_to: string
}

/**
 * Says that a purchase was paid to its seller, now or when there is a network. It moves no money. A refusal stays in the outbox, and on the page of the payment.
 * @param onStored it lies in the outbox @returns whether the service has it @throws {Problem} out-of-space, not-signed-in — the phone could not keep it
 */
export async function sendClaim({ purchase, reference, seller }: WalletPayment, body: ClaimBody, onStored: () => void): Promise<boolean> {
  const about = { action: 'claim' as const, purchase, order: reference, claim: 0, side: 'bought' as const, other: seller.name, trxid: body.trxid }
  try {
    const sending = { noun: WALLET_PAYMENTS, about, inTurn: reference, keepsRefused: true as const, onStored }
    const sent = await send(claimWalletPayment, { params: { number: purchase }, body }, sending)
    return sent.kind === 'done'
  } finally {
    await loadOutbox()
  }
}

/**
 * Says that a seller has paid what they owe the house, now or when there is a network. It moves no money. A refusal stays in the outbox, and on the page.
 * @param onStored it lies in the outbox @returns whether the service has it @throws {Problem} out-of-space, not-signed-in — the phone could not keep it
 */
export async function sendDebtClaim(reference: string, body: ClaimBody, onStored: () => void): Promise<boolean> {
  const about = { action: 'debt' as const, purchase: '', order: reference, claim: 0, side: 'sold' as const, other: '', trxid: body.trxid }
  try {
    const sent = await send(claimDebtPayment, { body }, { noun: WALLET_PAYMENTS, about, inTurn: reference, keepsRefused: true, onStored })
    return sent.kind === 'done'
  } finally {
    await loadOutbox()
  }
}

const ENDPOINTS = {
  came: walletMoneyCame,
  not_come: walletMoneyNotCome,
  refund: sendWalletRefund,
  cancel: cancelWalletClaim,
  complain: complainOfWalletClaim,
  refund_answer: answerWalletRefund,
} as const satisfies Record<ClaimAction, unknown>

/** What a step says besides what it is. */
export interface StepBodies {
  came: { amount_paisa?: number; takes_less?: boolean }
  not_come: { story: string }
  refund: { wallet: Wallet; trxid: string; amount_paisa: number }
  cancel: object
  complain: { story: string }
  refund_answer: { refund_id: number; is_received: boolean; story: string }
}

/**
 * Makes a step of a claim, now or when there is a network, after earlier steps of the same claim.
 * @param onStored it lies on this phone @returns whether the service has done it; else it waits, or was refused
 * @throws {Problem} out-of-space, not-signed-in — the phone could not keep it, and it was not sent
 */
export async function sendStep<A extends ClaimAction>(
  of: WalletClaim,
  { action, body }: { action: A; body: StepBodies[A] },
  onStored: () => void,
): Promise<boolean> {
  // Their bodies differ; what they are is said by `StepBodies`.
  const spec = ENDPOINTS[action] as typeof cancelWalletClaim
  const input = { params: { claim_id: of.claim_id }, body: body as Record<string, never> } satisfies InputOf<typeof cancelWalletClaim>
  try {
    const stored = () => void loadOutbox().then(onStored)
    const sent = await send(spec, input, { noun: WALLET_PAYMENTS, about: aboutStep(of, action), inTurn: of.order, keepsRefused: true, onStored: stored })
    return sent.kind === 'done'
  } finally {
    await loadOutbox()
  }
}
