import { expect } from '@playwright/test'
import { placeOrder } from '#contract/orders/orders.ts'
import { initiatePayment } from '#contract/purchases/payments.ts'
import { orderBody } from '../../server/orders/orders.ts'
import { joinMarket, type Member, signInElsewhere } from '../member.ts'
import type { Shop } from './shop.ts'

interface Options {
  /** Kind of ticket. */
  ticket: number
  price: number
  quantity?: number
  /** The gateway sees a risk in the payment: staff have to look at it. */
  isRisky?: boolean
}

const RISKY_CARD = '4000000000000119'

/** A buyer orders and pays by card, from another phone. @returns the buyer, and the number of the order */
export async function joinAsBuyer(shop: Shop, { ticket, price, quantity = 1, isRisky = false }: Options): Promise<{ buyer: Member; event_order_id: string }> {
  const buyer = await joinMarket(shop.elsewhere, 'buyer')
  const { tell } = await signInElsewhere(shop.elsewhere, buyer)
  const ask = async (path: string, body: object) => {
    const response = await tell(path, body)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { event_order_id } = await ask(placeOrder.path, orderBody([{ event_ticket: ticket, quantity }], price * quantity, { email: buyer.email }))
  await ask(initiatePayment.path, { event_order_id })
  const { rows } = await shop.database.pool.query<{ tran_id: string }>(
    'select a.tran_id from payment_attempts a join purchases o on o.id = a.purchase where o.number = $1',
    [event_order_id],
  )
  await shop.till.pay(rows[0]?.tran_id ?? '', 'paid', isRisky ? RISKY_CARD : undefined)
  await expect.poll(async () => (await shop.ordersOf(buyer.username))[0]?.state).toBe(isRisky ? 'review' : 'confirmed')
  return { buyer, event_order_id }
}
