import { cancelOrder } from '#contract/orders/orders.ts'
import { checkPayment, initiatePayment } from '#contract/purchases/payments.ts'
import type { Switches } from '#server/adapters/payment/local-gateway/switches.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { confirmPurchase } from '#server/purchases/staff/confirm-purchase.ts'
import { refundPurchase, refundSome } from '#server/purchases/staff/refund-purchase.ts'
import { StaffRefused } from '#server/purchases/staff/staff-purchase.ts'
import { post } from '../people.ts'
import type { CrowdMember } from './order-crowd.ts'
import { onceAs } from './order-crowd.ts'
import { aKnownOne, type Choose, count, isLucky, nothing, type OrderWalk, oneOf } from './order-walk.ts'
import { deliver, type Paying, passMinutes } from './paying.ts'

const CARDS = ['4111111111111111', '4111111111111111', '5111111111111111', '4000000000000119', '4000000000000259', '4000000000000002'] as const
const OUTCOMES = ['paid', 'paid', 'paid', 'failed', 'cancelled'] as const
const WAYS = ['notice', 'notice', 'success', 'fail', 'cancel'] as const
const MINUTES = [3, 14, 16, 21, 46, 61] as const

/** Something that the gateway said, to be said again later. */
type Message = Record<string, string>

/** What buyers, time and a gateway do that has its whims. @param app whose gateway it is. */
export function payingWhims(app: Paying): readonly Choose[] {
  const messages: Message[] = []

  const ask = async (walk: OrderWalk, { name, who, path, event_order_id, may }: Asking) => {
    const response = await post(walk.app, path, { body: { event_order_id }, headers: onceAs(who) })
    const answer = await response.text()
    const said = response.status === 200 ? 'ok' : String(JSON.parse(answer).code)
    count(walk, `${name}: ${said}`, 1)
    if (!may.includes(said)) walk.wrong.push(`${name} was answered ${answer}`)
  }
  const initiate: Choose = (walk) => {
    const order = aKnownOne(walk)
    if (!order) return nothing
    const who = isLucky(walk, 0.05) ? walk.dice.pick(walk.buyers) : order.who
    const may = who === order.who ? ['ok', 'cannot-pay', 'gateway-down', 'too-many-held', 'not-found'] : ['not-found']
    return () => ask(walk, { name: 'initiate', who, path: initiatePayment.path, event_order_id: order.event_order_id, may })
  }
  /** Opens the page of an order and cancels it there, at once or in the moment in which it is paid; a buyer who has the page may still pay later. */
  const turnBack: Choose = (walk) => {
    const order = aKnownOne(walk)
    const isPaying = isLucky(walk, 0.5)
    if (!order) return nothing
    const path = cancelOrder.path.replace('{event_order_id}', order.event_order_id)
    return async () => {
      await post(walk.app, initiatePayment.path, { body: { event_order_id: order.event_order_id }, headers: onceAs(order.who) })
      const [{ status }] = await Promise.all([
        post(walk.app, path, { body: {}, headers: onceAs(order.who) }),
        isPaying
          ? app.gateway.pay(`EO${order.event_order_id}-1`).then(
              (paid) => say(walk, 'notice', paid.return.fields),
              () => undefined,
            )
          : undefined,
      ])
      // An order without a ticket in it may have been swept meanwhile.
      if (![200, 404, 409].includes(status)) walk.wrong.push(`turning back at a payment page was answered ${status}`)
      count(walk, `turn back: ${status}`, 1)
    }
  }
  const look: Choose = (walk) => {
    const order = aKnownOne(walk)
    if (!order) return nothing
    return () => ask(walk, { name: 'look', who: order.who, path: checkPayment.path, event_order_id: order.event_order_id, may: ['ok', 'not-found'] })
  }
  const pay: Choose = (walk) => {
    const order = aKnownOne(walk)
    const [outcome, card] = [walk.dice.pick(OUTCOMES), walk.dice.pick(CARDS)]
    const told = Array.from({ length: walk.dice.whole(0, 3) }, () => walk.dice.pick(WAYS))
    const isInTwoTabs = isLucky(walk, 0.5)
    const isOnOnePage = isLucky(walk, 0.2)
    if (!order) return nothing
    return async () => {
      const { rows } = await app.database.pool.query<{ tran_id: string }>(
        'select tran_id from payment_attempts where purchase = $1 and payment_url is not null order by n desc limit 2',
        [order.id],
      )
      for (const { tran_id } of rows.slice(0, told.length % 2 === 0 ? 2 : 1)) {
        const pay = async (name: string, which: Parameters<typeof app.gateway.pay>[0]) => {
          const paid = await app.gateway.pay(which, outcome, card).catch(() => undefined)
          count(walk, `${name}: ${paid?.status ?? 'closed'}`, 1)
          if (!paid) return
          messages.push(paid.return.fields)
          await Promise.all(told.map((way) => say(walk, way, paid.return.fields)))
        }
        const sessionkey = isInTwoTabs ? await inAnotherTab(tran_id) : undefined
        await pay('pay', tran_id)
        if (sessionkey !== undefined) await pay('pay again', { sessionkey })
        if (!isOnOnePage) continue
        await app.gateway.control({ pays_again: true }, tran_id)
        await pay('pay on the same page', tran_id)
      }
    }
  }
  /** Opens the page of an attempt once more, which can be paid for itself; gives the session of the first one. */
  const inAnotherTab = async (tran_id: string) => {
    const [one] = (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.sessions ?? []
    const buyer = { full_name: 'A', email: 'a@b.example', phone_number: '01712345678' }
    const amount_taka = (one?.amount_paisa ?? 0) / 100
    await app.parts().payment.open({ tran_id, amount_taka, attempt_id: 1, buyer, product_name: 'x', quantity: 1 })
    return one?.sessionkey
  }
  const say = async (walk: OrderWalk, way: (typeof WAYS)[number], message: Message) => {
    const { status } = await deliver(app, way, message)
    if (status !== (way === 'notice' ? 200 : 303)) walk.wrong.push(`a message by ${way} was answered ${status}`)
  }
  const sayAgain: Choose = (walk) => {
    const message = oneOf(walk, messages)
    const way = walk.dice.pick(WAYS)
    return message ? () => say(walk, way, message) : nothing
  }
  const forge: Choose = (walk) => {
    const message = oneOf(walk, messages)
    if (!message) return nothing
    const forged = { ...message, status: 'VALID', val_id: '9'.repeat(26), amount: '1.00' }
    return async () => {
      const { status } = await deliver(app, 'notice', forged)
      if (status !== 400) walk.wrong.push(`a forged message was answered ${status}`)
    }
  }
  const passTime: Choose = (walk) => {
    const order = aKnownOne(walk)
    const minutes = walk.dice.pick(MINUTES)
    return order ? () => passMinutes(app, order.id, minutes) : nothing
  }
  const round: Choose = (walk) => async () => {
    await app.reconcile()
    count(walk, 'rounds', 1)
  }
  const decide: Choose = (walk) => {
    const order = aKnownOne(walk)
    const taka = walk.dice.whole(1, 200)
    const refundPart: typeof refundPurchase = (parts, name, why) => refundSome(parts, name, { taka, why })
    const act = walk.dice.pick([confirmPurchase, refundPurchase, refundPurchase, refundPart, refundPart])
    if (!order) return nothing
    return async () => {
      const said = await act(app.parts(), order.event_order_id, 'as the dice say').catch((error: unknown) => {
        if (error instanceof StaffRefused) return 'refused'
        throw error
      })
      const done = ['refused', 'already', 'cost nothing', 'go back', 'is owed back', 'is confirmed'].find((word) => said.includes(word))
      if (!done) walk.wrong.push(`staff were told ${said}`)
      count(walk, `staff: ${done}`, 1)
    }
  }
  const falter: Choose = (walk) => {
    const fault = walk.dice.pick(['500', 'html', 'reset'] as const)
    const all: [Switches, ...Switches[]] = [{ query: fault }, { validation: fault }, { open: fault }, { refund_call: fault }, { query_zero_once: true }]
    const what = walk.dice.pick(all)
    return () => app.gateway.control(what)
  }
  const recover: Choose = () => () => app.gateway.reset().then(() => app.gateway.control({ ipn_count: 0 }))
  return [
    ...many(6, initiate),
    ...many(3, turnBack),
    ...many(8, pay),
    ...many(2, look),
    ...many(3, sayAgain),
    forge,
    ...many(3, passTime),
    ...many(2, round),
    ...many(2, decide),
    falter,
    ...many(2, recover),
  ]
}

interface Asking {
  name: string
  who: CrowdMember
  path: string
  event_order_id: string
  may: readonly string[]
}

const many = (times: number, one: Choose): Choose[] => Array.from({ length: times }, () => one)

/** Lets days pass until nothing is pending: the gateway is well, all that was waiting is paid. */
export async function comeToRest(app: Paying): Promise<void> {
  await app.gateway.reset()
  await app.gateway.control({ ipn_count: 0 })
  const { rows } = await app.database.pool.query<{ id: number }>('select id from purchases')
  // What is found paid on the last day is asked about for three more.
  for (const minutes of [61, 5, 15, 60, 360, 1440, 4320, 30, 360, 4320]) {
    for (const { id } of rows) await passMinutes(app, id, minutes)
    await app.database.pool.query('update payment_inbox set due_at = now() where due_at is not null')
    // A round takes a part of what is due.
    for (let n = 0; n < 8; n++) await app.reconcile()
    await expirePurchases(app.parts())
  }
}
