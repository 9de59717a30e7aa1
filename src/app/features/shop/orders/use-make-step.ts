import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { showNotice } from '../../../state/notices.ts'
import type { StepAction } from './order-step.ts'
import { type StepBodies, sendStep } from './send-step.ts'

/**
 * Resolves as soon as the step is stored: nobody waits for the answer, which may come after that to an earlier step.
 * @throws {Problem} the phone could not keep it, and it was not sent.
 */
export type MakeStep = <A extends StepAction>(action: A, body: StepBodies[A]) => Promise<void>

/**
 * Makes a step of an order and says what came of it. Refusals are shown with the order.
 * @param onChanged gets what the service made of it
 */
export function useMakeStep(order: ShopOrder, onChanged: (order: ShopOrder) => void): MakeStep {
  const { t } = useTranslation('parcels')
  return (action, body) =>
    new Promise((resolve, reject) => {
      const sending = sendStep(order, { action, body }, { onStored: resolve, onAnswered: onChanged })
      sending.then((isDone) => showNotice(t(isDone ? 'step.done' : 'step.saved'))).then(resolve, reject)
    })
}
