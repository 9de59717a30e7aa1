import { eq, inArray } from 'drizzle-orm'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import { resultPage } from '#contract/purchases/purchase-kinds.ts'
import type { Notice } from '../../adapters/payment/payment.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import type { Caller } from '../../http/api.ts'
import type { MessageLimits } from '../../http/limits/limits.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { readForm } from '../../http/requests/read-form.ts'
import { API_HEADERS } from '../../http/responses/security-headers.ts'
import { isWithin } from '../concurrency/within.ts'
import { judge, type Message, storeNotice, storeUnsigned } from './payment-inbox.ts'
import { outcomeOf } from './payment-outcome.ts'
import type { PaymentParts } from './payment-parts.ts'
import { readPaymentState } from './read-payment-state.ts'

/** A browser waits so long for the gateway's word, and then sees a screen that goes on asking; the gateway itself waits no longer either. */
const PATIENCE_MS = 6000
const HEADERS = { ...API_HEADERS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
const RETURNS: ReadonlySet<string> = new Set([PAYMENT_PATHS.success, PAYMENT_PATHS.fail, PAYMENT_PATHS.cancel])

type AnswerForm = (request: Request, caller: Caller) => Promise<Response>

interface FormParts extends PaymentParts {
  limits: MessageLimits
  /** A signed message has had its effect: goods may be free again, or sold. */
  onSettled: () => void
}

/** A form that the gateway has signed. */
interface Signed {
  form: string
  notice: Notice
}

/**
 * What takes forms from the payment gateway and from browsers that come back from it; undefined for every other path. It reads no session
 * and sets no cookie: a buyer who was sent here by another site is known by the attempt alone, which the gateway has signed.
 * @see facts "SSLCOMMERZ v4" 4, 5, 11
 */
export function openPaymentForms(parts: FormParts): (pathname: string) => AnswerForm | undefined {
  return (pathname) => {
    const path = pathname.replace(/\/$/, '')
    if (RETURNS.has(path)) return (request, caller) => answerReturn(parts, request, caller)
    return path === PAYMENT_PATHS.notice.replace(/\/$/, '') ? (request, caller) => answerNotice(parts, request, caller) : undefined
  }
}

/**
 * Looks for the signature before anything is counted or stored: that costs a hash, and what the gateway has signed is never held up by what
 * others send from its address.
 * @throws {Problem} too-many-requests; too-large, unsupported-media — the body; bad-input — it has no valid signature.
 */
async function readSigned(
  { db, payment, limits, log }: FormParts,
  request: Request,
  { kind, address }: Pick<Caller, 'address'> & { kind: Message['kind'] },
): Promise<Signed> {
  const form = await readForm(request).catch(async (error: unknown) => {
    await limits.countUnsigned(address)
    throw error
  })
  const notice = payment.readNotice(form)
  if (notice) {
    await limits.countSigned(notice.mark)
    return { form, notice }
  }
  await limits.countUnsigned(address)
  await storeUnsigned(db, kind, form)
  log.warn({ kind }, 'a payment message was not signed by the gateway')
  throw new Problem('bad-input', { fields: { verify_sign: 'does-not-fit' } })
}

/** @throws {Problem} method-not-allowed, and as `readSigned`. */
async function answerNotice(parts: FormParts, request: Request, { address }: Caller): Promise<Response> {
  if (request.method !== 'POST') throw new Problem('method-not-allowed')
  await receive(parts, { kind: 'notice', ...(await readSigned(parts, request, { kind: 'notice', address })) })
  return new Response('OK', { headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })
}

/** Sends a browser on; whatever it brought, it sees a screen. @throws {Problem} method-not-allowed */
async function answerReturn(parts: FormParts, request: Request, { address }: Caller): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return seeOther('/orders')
  if (request.method !== 'POST') throw new Problem('method-not-allowed')
  const signed = await readSigned(parts, request, { kind: 'return', address }).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  if (!signed) return seeOther('/orders')
  await receive(parts, { kind: 'return', ...signed })
  return seeOther(await screenFor(parts, signed.notice))
}

/** Stores first; then judges, for as long as the caller may wait. What was judged before is not judged again. */
async function receive(parts: FormParts, message: Message): Promise<void> {
  const stored = await storeNotice(parts.db, message)
  await pauseAt('notice', 'before-commit')
  if (stored.outcome === null) await isWithin(judge(parts, stored, message.notice), { ms: PATIENCE_MS, log: parts.log })
  parts.onSettled()
}

/** Where a buyer sees what is known: only of the attempt that they come back from. */
async function screenFor({ db }: PaymentParts, { tran_id }: Notice): Promise<string> {
  const named = db.select({ id: payment_attempts.purchase }).from(payment_attempts).where(eq(payment_attempts.tran_id, tran_id))
  const found = await readPaymentState(db, inArray(purchases.id, named))
  if (!found) return '/orders'
  const outcome = outcomeOf(found, found.last)
  return withLanguage(found.language, resultPage(found.kind, outcome, found.number))
}

/** A path of our own, which no header of the request can lead elsewhere. */
const seeOther = (path: string): Response => new Response(null, { status: 303, headers: { ...HEADERS, location: path } })
