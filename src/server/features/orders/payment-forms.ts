import { eq, inArray } from 'drizzle-orm'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { PAYMENT_PATHS, type PaymentOutcome } from '#contract/payments.ts'
import type { Notice } from '../../adapters/payment/payment.ts'
import { event_orders } from '../../db/tables/orders.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { readForm } from '../../http/read-form.ts'
import { API_HEADERS } from '../../http/security-headers.ts'
import { judge, storeNotice, storeUnsigned } from './payment-inbox.ts'
import { outcomeOf } from './payment-outcome.ts'
import type { PaymentParts } from './payment-parts.ts'
import { readPaymentState } from './read-payment-state.ts'
import { isWithin } from './within.ts'

/** A browser waits so long for the gateway's word, and then sees a screen that goes on asking; the gateway itself waits no longer either. */
const PATIENCE_MS = 6000
const HEADERS = { ...API_HEADERS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
const SCREENS: Record<PaymentOutcome, string> = {
  success: '/event-payment-success',
  fail: '/event-payment-fail',
  cancel: '/event-payment-cancel',
  undecided: '/check-payment',
  none: '/check-payment',
}

const RETURNS: ReadonlySet<string> = new Set([PAYMENT_PATHS.success, PAYMENT_PATHS.fail, PAYMENT_PATHS.cancel])

export type AnswerForm = (request: Request) => Promise<Response>

/**
 * What takes forms from the payment gateway and from browsers that come back from it; undefined for every other path. It reads no session
 * and sets no cookie: who was sent here by another site is known by the attempt alone, which the gateway has signed.
 * @see facts "SSLCOMMERZ v4" 4, 5, 11
 */
export function openPaymentForms(parts: PaymentParts): (pathname: string) => AnswerForm | undefined {
  return (pathname) => {
    const path = pathname.replace(/\/$/, '')
    if (RETURNS.has(path)) return (request) => answerReturn(parts, request)
    return path === PAYMENT_PATHS.notice.replace(/\/$/, '') ? (request) => answerNotice(parts, request) : undefined
  }
}

/** @throws {Problem} method-not-allowed; too-large, unsupported-media — the body; bad-input — nobody has signed it. */
async function answerNotice(parts: PaymentParts, request: Request): Promise<Response> {
  if (request.method !== 'POST') throw new Problem('method-not-allowed')
  const form = await readForm(request)
  const notice = parts.payment.readNotice(form)
  if (!notice) {
    await storeUnsigned(parts.db, 'notice', form)
    parts.log.warn({}, 'a payment notice was not signed by the gateway')
    throw new Problem('bad-input', { fields: { verify_sign: 'does-not-fit' } })
  }
  await receive(parts, { kind: 'notice', form, notice })
  return new Response('OK', { headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })
}

/** Sends a browser on; whatever it brought, it sees a screen. @throws {Problem} method-not-allowed */
async function answerReturn(parts: PaymentParts, request: Request): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return seeOther('/orders')
  if (request.method !== 'POST') throw new Problem('method-not-allowed')
  const form = await readForm(request).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  const notice = form === undefined ? undefined : parts.payment.readNotice(form)
  if (form === undefined || !notice) {
    if (form !== undefined) await storeUnsigned(parts.db, 'return', form)
    parts.log.warn({}, 'a browser came back from a payment with something that the gateway did not sign')
    return seeOther('/orders')
  }
  await receive(parts, { kind: 'return', form, notice })
  return seeOther(await screenFor(parts, notice))
}

/** Stores first; then judges, for as long as somebody may wait. What was judged before is not judged again. */
async function receive(parts: PaymentParts, message: Parameters<typeof storeNotice>[1]): Promise<void> {
  const stored = await storeNotice(parts.db, message)
  await pauseAt('notice', 'before-commit')
  if (stored.outcome === null) await isWithin(judge(parts, stored, message.notice), { ms: PATIENCE_MS, log: parts.log })
}

/** Where a buyer sees what is known: only of the attempt that they come back from. */
async function screenFor({ db }: PaymentParts, { tran_id }: Notice): Promise<string> {
  const named = db.select({ id: payment_attempts.event_order }).from(payment_attempts).where(eq(payment_attempts.tran_id, tran_id))
  const found = await readPaymentState(db, inArray(event_orders.id, named))
  if (!found) return '/orders'
  const outcome = outcomeOf(found, found.last)
  return withLanguage(found.language, `${SCREENS[outcome]}?event_order_id=${found.event_order_id}`)
}

/** A path of our own, which no header of the request can lead elsewhere. */
const seeOther = (path: string): Response => new Response(null, { status: 303, headers: { ...HEADERS, location: path } })
