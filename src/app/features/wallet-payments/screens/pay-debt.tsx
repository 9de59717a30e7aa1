import { useTranslation } from 'react-i18next'
import type { DebtPayment } from '#contract/wallet-payments/debt-claims.ts'
import { showNotice } from '../../../state/notices.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadDebt } from '../calls.ts'
import { type ClaimEntry, isRefused, isUnsent } from '../claim-entry.ts'
import { ClaimConflict } from '../parts/claim-conflict.tsx'
import { DebtClaimCard } from '../parts/debt-claim.tsx'
import { PayForm } from '../parts/pay-form.tsx'
import { PaymentProblem } from '../parts/payment-problem.tsx'
import { UnsentClaims } from '../parts/unsent-claims.tsx'
import { type ClaimBody, sendDebtClaim } from '../send-claim.ts'
import { useClaimEntries, useSettled } from '../use-claim-entries.ts'

/** How a seller pays what they owe the house, and what became of what they paid. Works without network once it was opened. */
export function PayDebt() {
  const { t } = useTranslation('wallets')
  const { answer, problem, reload } = useCachedAnswer(loadDebt, 'wallet debt')
  const entries = useClaimEntries().filter(({ about }) => about.action === 'debt')
  const kept = useKeptFocus()
  useLookingAgain(true, reload)
  useSettled(entries, reload)
  const unsent = entries.filter(isUnsent)
  const refused = entries.filter(isRefused)
  return (
    <div {...kept} className="mx-auto w-full max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
        {t('debt.title')}
      </h1>
      {!answer && (problem ? <PaymentProblem problem={problem} retry={reload} back="wallet" /> : <RowsWaiting />)}
      {answer && (
        <>
          <AgeNote answer={answer} />
          {refused.map((entry) => (
            <ClaimConflict key={entry.id} entry={entry} at="page" />
          ))}
          <UnsentClaims entries={unsent} />
          <Owed debt={answer.value} />
          {answer.value.can_claim && unsent.length === 0 && <ToPay debt={answer.value} refused={refused} reload={reload} />}
          {answer.value.claims.length > 0 && (
            <section aria-labelledby="debt-claims" className="grid grid-cols-1 gap-2">
              <h2 id="debt-claims" className="text-lg">
                {t('debt.claims')}
              </h2>
              <ul className="grid grid-cols-1 gap-2">
                {answer.value.claims.map((claim) => (
                  <DebtClaimCard key={claim.claim_id} claim={claim} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  )
}

/** How much is owed; where the house takes no payments by mobile wallet, how it is paid otherwise. */
function Owed({ debt: { to_pay_paisa, is_offered } }: { debt: DebtPayment }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  if (to_pay_paisa === 0) return <p>{t('debt.none')}</p>
  return (
    <>
      <p>{t('debt.owed', { price: format.price(to_pay_paisa / 100) })}</p>
      {!is_offered && (
        <p className="rounded-control bg-sunken p-3">
          {t('debt.otherwise')}{' '}
          <AppLink to="/contact" className="link">
            {t('debt.contact')}
          </AppLink>
        </p>
      )}
    </>
  )
}

interface ToPayProps {
  debt: DebtPayment
  /** Claims that the service did not take. */
  refused: readonly ClaimEntry[]
  reload: () => void
}

function ToPay({ debt, refused, reload }: ToPayProps) {
  const { t } = useTranslation('wallets')
  const send = async (body: ClaimBody, onStored: () => void) => {
    const isDone = await sendDebtClaim(debt.reference, body, onStored)
    showNotice(t(isDone ? 'debt.sent' : 'sent.saved'))
    reload()
  }
  return <PayForm payment={{ ...debt, isToHouse: true }} name={debt.reference} refused={refused} send={send} />
}
