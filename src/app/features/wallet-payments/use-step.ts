import { useTranslation } from 'react-i18next'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { showNotice } from '../../state/notices.ts'
import { type StepBodies, sendStep } from './send-claim.ts'

/**
 * Resolves as soon as the step is stored.
 * @throws {Problem} the phone could not keep it, and it was not sent.
 */
export type MakeClaimStep = <A extends keyof StepBodies>(action: A, body: StepBodies[A]) => Promise<void>

/** Makes a step of a claim and says what came of it; refusals are shown with the claim. @param reload gets what the service made of it */
export function useClaimStep(of: WalletClaim, reload: () => void): MakeClaimStep {
  const { t } = useTranslation('wallets')
  return (action, body) =>
    new Promise((resolve, reject) => {
      sendStep(of, { action, body }, resolve)
        .then((isDone) => {
          showNotice(t(isDone ? 'sent.step' : 'sent.saved'))
          reload()
        })
        .then(resolve, reject)
    })
}
