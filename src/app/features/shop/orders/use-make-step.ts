import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { showNotice } from '../../../state/notices.ts'
import type { StepAction } from './order-step.ts'
import { type StepBodies, sendStep } from './send-step.ts'

export type MakeStep = <A extends StepAction>(action: A, body: StepBodies[A]) => Promise<void>

/**
 * Makes a step of an order and says what came of it. Refusals are shown with the order.
 * @param onChanged gets what the service made of it
 */
export function useMakeStep(order: ShopOrder, onChanged: (order: ShopOrder) => void): MakeStep {
  const { t } = useTranslation('parcels')
  return async (action, body) => {
    const changed = await sendStep(order, { action, body })
    if (changed) onChanged(changed)
    showNotice(t(changed ? 'step.done' : 'step.saved'))
  }
}
