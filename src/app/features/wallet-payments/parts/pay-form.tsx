import { useTranslation } from 'react-i18next'
import { useKeptValue } from '../../../state/drafts/use-kept-value.ts'
import { discard } from '../../../state/outbox/outbox.ts'
import type { ClaimEntry } from '../claim-entry.ts'
import { type ClaimForm, claimDraft, emptyForm, isClaimForm, type PayFacts } from '../claim-form.ts'
import { faultsOf, formOfRefused } from '../refused-claim.ts'
import type { ClaimBody } from '../send-claim.ts'
import { ClaimFields } from './claim-fields.tsx'
import { PayRows } from './pay-rows.tsx'

interface Props {
  payment: PayFacts & { at_door_paisa?: number }
  /** By what its draft is known: the purchase, or the reference of a debt. */
  name: string
  /** Claims that the service did not take: the form begins with the latest, and the next one takes their place. */
  refused: readonly ClaimEntry[]
  /** @param onStored it lies in the outbox @throws {Problem} the phone could not keep it */
  send: (body: ClaimBody, onStored: () => void) => Promise<void>
}

/** Where and how much is paid, and below it that it was. What is typed is kept at every stroke: the tab may be ended while its reader is in the dialler or reads the SMS. */
export function PayForm({ payment, name, refused, send }: Props) {
  const { t } = useTranslation('wallets')
  const latest = refused.at(-1)
  const { value: form, put, forget, isRestored } = useKeptValue(claimDraft(name), formOfRefused(latest) ?? emptyForm(payment), isClaimForm)
  const change = (next: Partial<ClaimForm>) => put((now) => ({ ...now, ...next }))
  const onStored = () => {
    void forget()
    for (const { id } of refused) void discard(id)
  }
  return (
    <>
      <section className="card p-4 grid grid-cols-1 gap-3">
        <h2 className="text-base">{t('pay.how')}</h2>
        <PayRows payment={payment} to={form.to} onChoose={(to) => change({ to })} />
      </section>
      {payment.numbers.length > 0 && (
        <section className="card p-4 grid grid-cols-1 gap-3">
          <h2 className="text-base">{t('pay.say')}</h2>
          <ClaimFields
            payment={payment}
            form={form}
            isRestored={isRestored}
            faults={faultsOf(form, latest)}
            onChange={change}
            onSend={(body) => send(body, onStored)}
          />
        </section>
      )}
    </>
  )
}
