import { eq, sql } from 'drizzle-orm'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { resultPage } from '#contract/purchases/purchase-kinds.ts'
import type { Opened, PaymentRequest } from '../../adapters/payment/payment.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { pauseAt } from '../../http/pause-points.ts'
import { noteRefusal } from '../change-log.ts'
import { isWithin } from '../concurrency/within.ts'
import { lockPayment } from './attempts.ts'
import { GATEWAY_PATIENCE_MS } from './gateway-patience.ts'
import type { PaymentParts } from './payment-parts.ts'
import { FIRST_CHECK, type Plan, planPayment } from './plan-payment.ts'
import { endUnpaid, settle } from './settle.ts'

/** An old attempt is asked about, then there is none in the way; more rounds only when others are at it too. */
const MOST_ROUNDS = 4

interface InitiateParts extends PaymentParts {
  /** Public address of the service, without trailing slash. */
  origin: string
}

type InitiatePayment = (user_id: number, number: string) => Promise<{ payment_url: string }>

/**
 * Opens payment pages. A request that asks again gets the page that is open; one that comes while this process is opening it waits for
 * it. A purchase that costs nothing is good at once, and leads to the screen that says so.
 * @throws {Problem} not-found; cannot-pay; too-many-held; gateway-silent — it has said nothing yet, and is still waited for; gateway-down —
 * refused or not answered, or another request is opening the page. Nothing was charged by asking, and the same may be asked again.
 */
export function openInitiate(parts: InitiateParts): InitiatePayment {
  const underWay = new Map<string, Promise<{ payment_url: string }>>()
  const begin = (key: string, user_id: number, number: string) => {
    const one = initiate(parts, user_id, number)
      .catch((error: unknown) => recordRefusal(parts, number, error))
      .finally(() => underWay.delete(key))
    underWay.set(key, one)
    return one
  }
  return async (user_id, number) => {
    const key = `${user_id} ${number}`
    const one = underWay.get(key) ?? begin(key, user_id, number)
    // Goes on by itself: what comes of it is stored, and a request that asks again gets it.
    if (await isWithin(one, { ms: GATEWAY_PATIENCE_MS, log: parts.log })) return one
    throw new Problem('gateway-silent')
  }
}

async function initiate(parts: InitiateParts, user_id: number, number: string): Promise<{ payment_url: string }> {
  let pending: string | undefined
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const asked = { user_id, number, pending, handlers: parts.handlers }
    const plan = await inTransaction(parts.db, async (tx): Promise<Plan> => {
      const made = await planPayment(tx, asked)
      await pauseAt('initiate', 'before-commit')
      return made
    })
    if (plan.next === 'page') return { payment_url: plan.payment_url }
    if (plan.next === 'done') return { payment_url: `${parts.origin}${withLanguage(plan.language, resultPage(plan.kind, 'success', number))}` }
    if (plan.next === 'open') return openPage(parts, plan.request)
    const said = await settle(parts, { tran_id: plan.tran_id })
    if (said === 'unknown') throw new Problem('gateway-down')
    pending = said === 'pending' || said === 'no-such-payment' ? plan.tran_id : undefined
  }
  throw new Problem('gateway-down', { retryAfterSeconds: 2 })
}

/** Only the buyer of a purchase hears that it cannot be paid. */
async function recordRefusal({ db }: InitiateParts, number: string, error: unknown): Promise<never> {
  if (error instanceof Problem && error.code === 'cannot-pay') {
    const [purchase] = await db.select({ id: purchases.id }).from(purchases).where(eq(purchases.number, number))
    if (purchase) await noteRefusal(db, purchase.id, 'initiate')
  }
  throw error
}

async function openPage(parts: InitiateParts, request: PaymentRequest): Promise<{ payment_url: string }> {
  const opened = await parts.payment.open(request)
  await pauseAt('initiate', 'after-gateway-before-store')
  const payment_url = await inTransaction(parts.db, async (tx) => {
    const locked = await lockPayment(tx, request.tran_id)
    // Its buyer has taken it back while the page was being opened.
    if (locked?.purchase.state === 'cancelled') throw new Problem('cannot-pay')
    // The gateway was quicker with its word on it than with its answer.
    if (locked?.attempt.state !== 'opening') return undefined
    if (opened.kind === 'refused') await endUnpaid({ tx, handlers: parts.handlers }, locked, 'failed')
    else await tx.update(payment_attempts).set(pageOf(opened)).where(eq(payment_attempts.id, locked.attempt.id))
    return opened.kind === 'open' && locked.purchase.state === 'paying' ? opened.payment_url : undefined
  })
  await pauseAt('initiate', 'after-commit-before-reply')
  if (opened.kind === 'refused') parts.log.error({ tran_id: request.tran_id, reason: opened.reason }, 'the payment gateway refused to open a page')
  if (payment_url === undefined) throw new Problem('gateway-down')
  return { payment_url }
}

const pageOf = (opened: Exclude<Opened, { kind: 'refused' }>) =>
  opened.kind === 'unknown'
    ? ({ state: 'unknown', check_at: FIRST_CHECK } as const)
    : ({ state: 'open', payment_url: opened.payment_url, session_key: opened.session_key, opened_at: sql`now()`, check_at: FIRST_CHECK } as const)
