import type { Session, Try } from './book.ts'
import { masked, type TestCard } from './cards.ts'
import { type Gateway, newPaymentId } from './gateway.ts'
import { noticeFields } from './payment-facts.ts'

/** What the buyer does on the page. */
type Choice = { does: 'pay'; card: TestCard } | { does: 'fail' } | { does: 'cancel' }

/** The form that the browser brings back to the shop. */
interface Return {
  url: string
  fields: Record<string, string>
}

/** How long after the browser a message goes that is to come after it. */
const AFTER_MS = 1500
const RETURNS = {
  VALID: 'success_url',
  PENDING: 'success_url',
  FAILED: 'fail_url',
  CANCELLED: 'cancel_url',
  EXPIRED: 'fail_url',
  UNATTEMPTED: 'fail_url',
} as const

/** Writes down what the buyer has done, and tells the shop's server. */
export async function tryToPay(gateway: Gateway, session: Session, choice: Choice): Promise<Try> {
  const one = madeOf(choice, gateway.now())
  session.tries.push(one)
  await announce(gateway, session, one)
  return one
}

function madeOf(choice: Choice, at: number): Try {
  const none = { val_id: '', bank_tran_id: '', at, error: '', card_no: '', card_brand: '', risk_level: 0, was_validated: false } as const
  if (choice.does === 'cancel') return { ...none, status: 'CANCELLED', error: 'Cancelled by User' }
  if (choice.does === 'fail') return { ...none, status: 'FAILED', error: 'Payment failed' }
  const { card } = choice
  const shown = { ...none, card_no: masked(card.number), card_brand: card.brand }
  if (card.outcome === 'declines') return { ...shown, status: 'FAILED', error: 'Card declined by the issuer' }
  const ids = { val_id: newPaymentId(at), bank_tran_id: newPaymentId(at) }
  return { ...shown, ...ids, status: card.outcome === 'waits' ? 'PENDING' : 'VALID', risk_level: card.outcome === 'risky' ? 1 : 0 }
}

/** Sends the shop's server as many messages about a try as it is to get; the book is saved first. */
export async function announce(gateway: Gateway, session: Session, one: Try): Promise<void> {
  const { ipn_count = 1, ipn_delay_ms = 0, ipn_order = 'with' } = gateway.switches.of(session.tran_id)
  const url = session.request.ipn_url ?? ''
  // What is not settled has no message yet.
  const count = url === '' || one.status === 'PENDING' ? 0 : ipn_count
  const form = new URLSearchParams(noticeFields(gateway, session, one)).toString()
  const delay_ms = ipn_delay_ms + (ipn_order === 'after' ? AFTER_MS : 0)
  const sent = Array.from({ length: count }, () => gateway.notices.send({ url, form, delay_ms }))
  await gateway.keeper.save({ session })
  if (ipn_order === 'before') await Promise.all(sent)
}

/** Where a try leads the browser. */
export function returnOf(gateway: Gateway, session: Session, one: Try): Return {
  return { url: session.request[RETURNS[one.status]] ?? '', fields: noticeFields(gateway, session, one) }
}

/** What was PENDING is paid, and the shop's server hears of it. */
export async function release(gateway: Gateway, session: Session): Promise<void> {
  for (const one of session.tries.filter(({ status }) => status === 'PENDING')) {
    one.status = 'VALID'
    await announce(gateway, session, one)
  }
}

/** Ends sessions whose time is over; one without a try to pay is reported as expired or unattempted. */
export async function endSessions(gateway: Gateway, isOver: (session: Session) => boolean): Promise<void> {
  for (const session of gateway.keeper.book.sessions) {
    if (session.has_ended || !isOver(session)) continue
    session.has_ended = true
    if (session.tries.length > 0) continue
    const none = { val_id: '', bank_tran_id: '', card_no: '', card_brand: '', risk_level: 0, was_validated: false } as const
    const one: Try = { ...none, status: session.was_seen ? 'EXPIRED' : 'UNATTEMPTED', at: gateway.now(), error: 'Session expired' }
    session.tries.push(one)
    await announce(gateway, session, one)
  }
}
