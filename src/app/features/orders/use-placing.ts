import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { type EventOrder, placeOrder } from '#contract/orders/orders.ts'
import { showNotice } from '../../state/notices.ts'
import { endEdit, loadOutbox, type OutboxEntry } from '../../state/outbox/outbox.ts'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { send } from '../../wire/send.ts'
import { openPayment } from './calls.ts'
import { aboutOf, askAfterOf, type Basket, type BuyerDetails, bodyOf } from './checkout-order.ts'
import { LAST_ORDER } from './last-order.ts'
import { storeChoice } from './stored-choice.ts'

const REFUSALS = ['sold-out', 'price-changed', 'event-closed', 'too-many-held', 'coupon-refused'] as const

/** Why the service did not take the order, and what can be done about it; `items`: a number is not allowed. */
export interface Refusal {
  code: (typeof REFUSALS)[number] | 'items'
  facts: Record<string, number> | undefined
  basket: Basket
}

/** Said above the button. @see Specification §5 "Checkout", §8 */
export type CheckoutAlert = 'required' | 'none' | 'visitor' | 'failed' | 'fullPhone' | 'codeFirst'

export interface Placing {
  busy: 'placing' | 'opening' | undefined
  refusal: Refusal | undefined
  alert: CheckoutAlert | undefined
  say: (alert: CheckoutAlert | undefined) => void
  /** Placed: the reader is on the way to it. */
  placed: EventOrder | undefined
  queued: OutboxEntry | undefined
  /** Once at a time. @throws {Problem} bad-input — with the fields of the form. */
  place: (details: BuyerDetails, basket: Basket) => Promise<void>
  dropRefusal: () => void
}

interface Options {
  event: EventDetail
  seen_at: string
  /** The waiting order that is being changed. */
  entry: string | undefined
  /** It is placed, or kept: nothing of the form is needed any more. */
  onTaken: () => void
}

/** Places an order, or has it wait on this phone, and goes on from there. */
export function usePlacing({ event, seen_at, entry, onTaken }: Options): Placing {
  const router = useRouter()
  const language = useLanguage()
  const { t } = useTranslation('orders')
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState<Placing['busy']>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [alert, say] = useState<CheckoutAlert>()
  const [placed, setPlaced] = useState<EventOrder>()
  const [queued, setQueued] = useState<OutboxEntry>()

  const taken = () => {
    storeChoice(event.event_id, {})
    onTaken()
  }
  const change = async (id: string, body: unknown, about: unknown) => {
    if (!(await endEdit(id, body, about))) throw new Problem('bad-state')
    taken()
    showNotice(t('checkout.editing.saved'))
    await router.navigate({ href: '/outbox', replace: true })
  }
  const order = async (details: BuyerDetails, basket: Basket) => {
    const body = bodyOf(details, basket, language)
    const about = aboutOf(event, basket, seen_at)
    if (entry !== undefined) return change(entry, body, about)
    const sent = await send(placeOrder, { body }, { noun: 'orders', about, askAfter: askAfterOf(event, Date.now()) })
    if (sent.kind === 'queued') {
      setQueued(sent.entry)
      taken()
      void loadOutbox()
      return
    }
    setPlaced(sent.answer)
    LAST_ORDER.write(sent.answer.event_order_id)
    taken()
    showNotice(t('checkout.placed'))
    await goOn(sent.answer)
  }
  /** The tap on "Proceed to Pay" was one on paying. */
  const goOn = async ({ event_order_id, payment_status, final_price }: EventOrder) => {
    const to = { to: '/event_order/$eventOrderId', params: { eventOrderId: lowerCase(event_order_id) }, replace: true } as const
    if (payment_status !== 'Pending' || final_price === 0) return router.navigate(to)
    setBusy('opening')
    try {
      const address = await openPayment(event_order_id)
      if (!/^https?:/.test(address)) throw new Problem('strange-answer')
      // A buyer who comes back by the back key finds the order, not the form.
      await router.navigate(to)
      location.assign(address)
    } catch (cause) {
      const isRefused = cause instanceof Problem && (cause.status === 400 || cause.status === 500)
      await router.navigate({ ...to, search: isRefused ? { payment_status: 'failed' } : {} })
    }
  }
  const place = async (details: BuyerDetails, basket: Basket) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy('placing')
    setRefusal(undefined)
    say(undefined)
    try {
      await order(details, basket)
    } catch (cause) {
      const problem = cause instanceof Problem ? cause : new Problem('bug', { cause })
      const code = refusalOf(problem)
      if (code) setRefusal({ code, facts: problem.facts, basket })
      else if (problem.code === 'bad-input' && problem.fields) throw problem
      else say(alertOf(problem))
    } finally {
      isUnderWay.current = false
      setBusy(undefined)
    }
  }
  return { busy, refusal, alert, say, placed, queued, place, dropRefusal: () => setRefusal(undefined) }
}

function refusalOf({ code, fields }: Problem): Refusal['code'] | undefined {
  if (code === 'bad-input' && fields && 'items' in fields) return 'items'
  return REFUSALS.find((one) => one === code)
}

function alertOf({ code }: Problem): CheckoutAlert {
  if (code === 'not-signed-in') return 'visitor'
  return code === 'out-of-space' ? 'fullPhone' : 'failed'
}
