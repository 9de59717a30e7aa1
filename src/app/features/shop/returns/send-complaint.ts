import type { InputOf } from '#contract/core/endpoint.ts'
import { createShopReturn } from '#contract/shop/return-steps.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { send } from '../../../wire/send.ts'
import { type ReturnAbout, SHOP_RETURNS } from './return-step.ts'

type Body = InputOf<typeof createShopReturn>['body']

/**
 * Complains of an order, now or when there is a network.
 * @returns the number of the complaint; undefined: it waits.
 * @throws {Problem} the service's refusal, or that the phone could not keep it.
 */
export async function sendComplaint(order: ShopOrder, { body, pictures }: { body: Body; pictures: readonly Blob[] }): Promise<string | undefined> {
  const about: ReturnAbout = {
    number: '',
    order: order.number,
    side: 'bought',
    action: 'ask',
    title: order.lines[0]?.title ?? '',
    other: order.seller.name,
  }
  try {
    const sent = await send(createShopReturn, { body, files: { pictures } }, { noun: SHOP_RETURNS, about, inTurn: order.number })
    return sent.kind === 'done' ? sent.answer.number : undefined
  } finally {
    await loadOutbox()
  }
}
