import { useTranslation } from 'react-i18next'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { showNotice } from '../../../state/notices.ts'
import { type ReturnBodies, sendReturnStep } from './send-return-step.ts'

/**
 * Resolves as soon as the step is stored.
 * @throws {Problem} the phone could not keep it, and it was not sent.
 */
export type MakeReturnStep = <A extends keyof ReturnBodies>(action: A, body: ReturnBodies[A]) => Promise<void>

/** Makes a step of a complaint and says what came of it; refusals are shown with the complaint. @param reload gets what the service made of it */
export function useReturnStep(of: ShopReturn, reload: () => void): MakeReturnStep {
  const { t } = useTranslation('parcels')
  return (action, body) =>
    new Promise((resolve, reject) => {
      sendReturnStep(of, { action, body }, resolve)
        .then((isDone) => {
          showNotice(t(isDone ? 'step.done' : 'step.saved'))
          reload()
        })
        .then(resolve, reject)
    })
}
