import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { EventDetail } from '#contract/events/events.ts'
import { type EventOrder, OrderDetails } from '#contract/orders/orders.ts'
import { useOutbox } from '../../state/outbox/outbox.ts'
import { useSession } from '../../state/session/session.ts'
import { type ScreenForm, useScreenForm } from '../../ui/form/use-screen-form.ts'
import type { Answer } from '../../wire/answer.ts'
import { type UsedAnswer, useAnswer } from '../../wire/use-answer.ts'
import { loadOrders } from './calls.ts'
import { type Basket, type BuyerDetails, basketOf } from './checkout-order.ts'
import { type OrderedBefore, orderedBefore } from './ordered-before.ts'
import { type CheckoutDraft, NO_DETAILS, useCheckoutDraft } from './use-checkout-draft.ts'
import { type Chosen, useChoice } from './use-choice.ts'
import { type Coupon, useCoupon } from './use-coupon.ts'
import { type Editing, useEditing } from './use-editing.ts'
import { type Placing, usePlacing } from './use-placing.ts'

export interface Checkout {
  form: ScreenForm
  draft: CheckoutDraft
  chosen: Chosen
  basket: Basket
  coupon: Coupon
  placing: Placing
  editing: Editing
  /** The same was ordered a moment ago: waits for the buyer's word. */
  twice: OrderedBefore | undefined
  /** @param isWanted another one is wanted. */
  answerTwice: (isWanted: boolean) => void
  /** Looks at the whole form as it is sent: what it lacks is said at once. */
  lookOver: () => void
  /** Another basket in place of this one; with `now` it is ordered at once. */
  take: (basket: Basket, now: boolean) => void
}

interface Options {
  answer: Answer<EventDetail>
  /** What the account says of the buyer. */
  account: Partial<BuyerDetails>
  /** The waiting order to change. */
  entry: string | undefined
}

/** A checkout: what is chosen, who orders, what it costs, and how it is sent. Nothing of it is lost by a refusal. */
export function useCheckout({ answer, account, entry }: Options): Checkout {
  const event = answer.value
  const chosen = useChoice(event)
  const [prices, setPrices] = useState<Readonly<Record<number, number>>>({})
  const lines = useMemo(() => linesOf(event, chosen.choice, prices), [event, chosen.choice, prices])
  const coupon = useCoupon(lines, (code) => draft.note('coupon', code))
  const basket = basketOf(lines, coupon.code, coupon.discount)
  const orders = useAnswer((options) => loadOrders({ ...options, keptFirst: true }), 'orders')
  const known = useKnown(account, orders)
  const isSignedIn = useSession(({ token }) => token !== null)
  const [twice, setTwice] = useState<{ before: OrderedBefore; details: BuyerDetails }>()

  const form = useScreenForm({ schema: OrderDetails, initialValues: NO_DETAILS, onSubmit: (details) => submit(details) })
  const draft = useCheckoutDraft({ form, event_id: event.event_id, known, onCoupon: coupon.restore, isOff: entry !== undefined })
  const placing = usePlacing({ event, seen_at: answer.fetchedAt, entry, onTaken: draft.forget })
  const editing = useEditing(entry, { write: form.write, put: chosen.put, restoreCoupon: coupon.restore })

  const lack = () => {
    const { full_name, phone_number, email } = form.read()
    if ([full_name, phone_number, email].some((text) => String(text ?? '').trim() === '')) return 'required'
    if (basket.lines.length === 0) return 'none'
    if (!isSignedIn) return 'visitor'
    // What it takes off belongs to the total that its buyer agrees to.
    return coupon.isUnasked ? 'codeFirst' : undefined
  }
  const submit = async (details: BuyerDetails) => {
    if (lack()) return
    const { entries } = useOutbox.getState()
    const before = entry === undefined ? orderedBefore(event.event_id, { orders: orders.answer?.value ?? [], entries }, Date.now()) : undefined
    if (before) setTwice({ before, details })
    else await placing.place(details, basket)
  }
  /** Sent by another button than the form's own: a field that is wrong says so all the same. */
  const placeNow = async (details: BuyerDetails, wanted: Basket) => {
    try {
      await placing.place(details, wanted)
    } catch (problem) {
      for (const [field, reason] of Object.entries((problem as { fields?: Record<string, string> }).fields ?? {})) form.refuse(field, reason)
    }
  }
  const placeTyped = async (wanted: Basket) => {
    const typed = v.safeParse(OrderDetails, form.read())
    if (typed.success) return placeNow(typed.output, wanted)
    for (const issue of typed.issues) form.refuse(String(issue.path?.[0]?.key), issue.message)
  }
  return {
    form,
    draft,
    chosen,
    basket,
    coupon,
    placing,
    editing,
    twice: twice?.before,
    answerTwice: (isWanted) => {
      setTwice(undefined)
      if (isWanted && twice) void placeNow(twice.details, basket)
    },
    lookOver: () => {
      const lacking = lack()
      placing.say(lacking)
      if (lacking === 'codeFirst' && coupon.status === 'none') coupon.apply()
    },
    take: (next, now) => {
      placing.dropRefusal()
      setPrices((before) => ({ ...before, ...Object.fromEntries(next.lines.map(({ event_ticket, price }) => [event_ticket, price])) }))
      chosen.put(Object.fromEntries(next.lines.map(({ event_ticket, quantity }) => [event_ticket, quantity])))
      if (next.coupon === null) coupon.remove()
      if (now) void placeTyped(next)
    },
  }
}

const linesOf = (event: EventDetail, choice: Chosen['choice'], prices: Readonly<Record<number, number>>): Basket['lines'] =>
  event.related_event_tickets.flatMap(({ id, title, price }) => {
    const quantity = choice[id] ?? 0
    return quantity > 0 ? [{ event_ticket: id, title, price: prices[id] ?? price, quantity }] : []
  })

/** The account first, then what the last order said. */
function useKnown(account: Partial<BuyerDetails>, { answer }: UsedAnswer<EventOrder[]>): Partial<BuyerDetails> {
  const last = answer?.value[0]
  const { full_name, phone_number, email } = account
  return useMemo(
    () => ({ full_name: full_name || last?.full_name || '', phone_number: phone_number || last?.phone_number || '', email: email || last?.email || '' }),
    [full_name, phone_number, email, last],
  )
}
