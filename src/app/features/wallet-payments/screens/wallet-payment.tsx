import { useTranslation } from 'react-i18next'
import { lowerCase, upperCase } from '#contract/core/one-form.ts'
import type { WalletPayment } from '#contract/wallet-payments/wallet-claims.ts'
import { showNotice } from '../../../state/notices.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadPayment } from '../calls.ts'
import { type ClaimEntry, isRefused, isUnsent } from '../claim-entry.ts'
import { ClaimCard } from '../parts/claim-card.tsx'
import { ClaimConflict } from '../parts/claim-conflict.tsx'
import { PayForm } from '../parts/pay-form.tsx'
import { PaymentProblem } from '../parts/payment-problem.tsx'
import { UnsentClaims } from '../parts/unsent-claims.tsx'
import { type ClaimBody, sendClaim } from '../send-claim.ts'
import { useClaimEntries, useSettled } from '../use-claim-entries.ts'

/** How a purchase is paid to its seller by mobile wallet, and its claims. Works without network once it was opened. */
export function WalletPaymentScreen({ number }: { number: string }) {
  const { t } = useTranslation('wallets')
  const { answer, problem, reload } = useCachedAnswer((options) => loadPayment(number, options), `wallet payment ${upperCase(number)}`)
  const entries = useClaimEntries().filter(({ about }) => about.purchase === upperCase(number))
  const kept = useKeptFocus()
  useLookingAgain(true, reload)
  useSettled(entries, reload)
  return (
    <div {...kept} className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
        {t('pay.title')}
      </h1>
      {!answer && !problem && <div role="status" aria-label={t('common:loading')} className="skeleton h-64" />}
      {!answer && problem && <PaymentProblem problem={problem} retry={reload} />}
      {answer && (
        <>
          <AgeNote answer={answer} />
          <Payment payment={answer.value} entries={entries} reload={reload} />
        </>
      )}
    </div>
  )
}

interface Props {
  payment: WalletPayment
  entries: readonly ClaimEntry[]
  reload: () => void
}

function Payment({ payment, entries, reload }: Props) {
  const { t } = useTranslation('wallets')
  const own = entries.filter(({ about }) => about.action === 'claim')
  const unsent = own.filter(isUnsent)
  const refused = own.filter(isRefused)
  const ofClaim = (id: number) => entries.filter(({ about }) => about.claim === id)
  return (
    <>
      <p>
        <MixedText text={t('pay.to', { name: payment.seller.name })} />{' '}
        <AppLink to={`/shop_purchase/${lowerCase(payment.purchase)}`} className="link">
          {t('claim.order', { number: payment.reference })}
        </AppLink>
      </p>
      {refused.map((entry) => (
        <ClaimConflict key={entry.id} entry={entry} at="page" />
      ))}
      <UnsentClaims entries={unsent} />
      {payment.claims.map((claim) => (
        <ClaimCard key={claim.claim_id} of={claim} entries={ofClaim(claim.claim_id)} reload={reload} />
      ))}
      {payment.can_claim && unsent.length === 0 && <ToPay payment={payment} refused={refused} reload={reload} />}
    </>
  )
}

interface ToPayProps extends Pick<Props, 'payment' | 'reload'> {
  /** Claims that the service did not take. */
  refused: readonly ClaimEntry[]
}

function ToPay({ payment, refused, reload }: ToPayProps) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const { purchase_state, hold_expires_at, claims, to_pay_paisa } = payment
  const isHeld = purchase_state === 'held' || purchase_state === 'claimed'
  const isRest = claims.some(({ state }) => state === 'less') && isHeld
  const send = async (body: ClaimBody, onStored: () => void) => {
    const isDone = await sendClaim(payment, body, onStored)
    showNotice(t(isDone ? 'sent.done' : 'sent.saved'))
    reload()
  }
  return (
    <>
      {isHeld && hold_expires_at && <p className="text-marigold font-600">{t('pay.until', { time: format.dateTime(hold_expires_at) })}</p>}
      {isRest && <p className="font-600">{t('pay.rest', { price: format.price(to_pay_paisa / 100) })}</p>}
      {!isHeld && <p className="rounded-control bg-sunken p-3">{t('pay.over')}</p>}
      <PayForm payment={payment} name={payment.purchase} refused={refused} send={send} />
    </>
  )
}
