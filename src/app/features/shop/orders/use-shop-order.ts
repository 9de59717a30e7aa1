import { useEffect, useEffectEvent } from 'react'
import { upperCase } from '#contract/core/one-form.ts'
import { isOpenOrder } from '#contract/shop/shop-order-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useServiceNow } from '../../../nouns/use-service-now.ts'
import { dismiss } from '../../../state/outbox/outbox.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import type { UsedAnswer } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadShopOrder } from './calls.ts'
import { type KnownOrder, withSteps } from './order-step.ts'
import { keepOrder } from './send-step.ts'
import { useSteps } from './use-steps.ts'

export interface UsedOrder extends UsedAnswer<ShopOrder> {
  /** With what this phone has to send. */
  known: KnownOrder | undefined
}

/** One order by its number, with what waits on this phone. It is asked for again whenever its reader comes back to it. */
export function useShopOrder(number: string): UsedOrder {
  const used = useCachedAnswer((options) => loadShopOrder(number, options), `shop order ${upperCase(number)}`)
  const steps = useSteps().filter(({ about }) => about.number === upperCase(number))
  const now = useServiceNow()
  const order = used.answer?.value
  const state = order?.state
  useLookingAgain(state !== undefined && (isOpenOrder(state) || state === 'waiting' || state === 'not_taken'), used.reload)

  // What was sent in the meantime is known here, so that the outbox needs to say it no longer.
  const sent = steps.filter((step) => step.answer !== undefined)
  const settle = useEffectEvent(() => {
    for (const { id, answer } of sent) {
      if (answer && (!order || answer.server_time > order.server_time)) {
        used.put(answer)
        void keepOrder(answer)
      }
      void dismiss(id)
    }
  })
  const sentIds = sent.map(({ id }) => id).join(' ')
  const isHere = order !== undefined
  useEffect(() => {
    if (sentIds !== '' && isHere) settle()
  }, [sentIds, isHere])

  return { ...used, known: order && withSteps(order, steps, now ?? serviceNow()) }
}
