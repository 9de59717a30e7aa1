import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_LONGEST } from '#contract/wallet-payments/message-words.ts'
import { trxIdOf } from '#contract/wallet-payments/trx-id.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { bodyOf, type ClaimForm, chosenNumber, type PayFacts, typedPaisa, warningsOf, withPasted } from '../claim-form.ts'
import type { ClaimFaults } from '../refused-claim.ts'
import type { ClaimBody } from '../send-claim.ts'

interface Props {
  payment: PayFacts
  form: ClaimForm
  /** What stands in it was typed earlier and has not been sent. */
  isRestored: boolean
  /** What the service found wrong with it. */
  faults: ClaimFaults
  onChange: (form: ClaimForm) => void
  /** @throws {Problem} the phone could not keep it */
  onSend: (body: ClaimBody) => Promise<void>
}

/** One big field that reads what is pasted, what it found, and Send. What it cannot read is typed. */
export function ClaimFields({ payment, form, isRestored, faults, onChange, onSend }: Props) {
  const { t } = useTranslation('wallets')
  const { isBusy, problem, run } = useAction()
  const [isTried, setTried] = useState(false)
  const isNamed = trxIdOf(form.trxid) !== undefined
  const isPaid = typedPaisa(form.paid) !== null
  const trxidFault = faults.trxid && t(faults.trxid === 'used' ? 'conflict.trxid-used' : `forms:reasons.${faults.trxid}`)
  const paidFault = faults.paid && t(`forms:reasons.${faults.paid}`)
  const submit = () => {
    setTried(true)
    const body = bodyOf(form, payment)
    if (body && !isBusy) void run(() => onSend(body))
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isRestored && <p className="chip justify-self-start">{t('pay.restored')}</p>}
      <PlainField
        label={t('pay.paste')}
        hint={t('pay.pasteHint')}
        value={form.pasted}
        onChange={(pasted) => onChange(withPasted(form, pasted, payment))}
        longest={MESSAGE_LONGEST}
        rows={4}
      />
      <fieldset className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-3">
        <legend className="sr-only">{t('pay.found')}</legend>
        <PlainField
          label={t('pay.trxid')}
          hint={t('pay.trxidHint')}
          error={isTried && !isNamed ? t('pay.faults.trxid') : trxidFault}
          value={form.trxid}
          onChange={(trxid) => onChange({ ...form, trxid })}
          longest={60}
        />
        <PlainField
          label={t('pay.paid')}
          error={isTried && !isPaid ? t('pay.faults.paid') : paidFault}
          value={form.paid}
          onChange={(paid) => onChange({ ...form, paid })}
          longest={20}
          kind="number"
        />
        <Warnings payment={payment} form={form} />
      </fieldset>
      <div role="alert" className="empty:hidden text-danger">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </div>
      <p className="text-sm">
        <Icon name="i-lucide-info" /> {t(payment.isToHouse ? 'pay.house.promise' : 'pay.promise')}
      </p>
      <BusyButton variant="primary" type="submit" isBusy={isBusy} className="w-full">
        {t('pay.send')}
      </BusyButton>
    </form>
  )
}

function Warnings({ payment, form }: Pick<Props, 'payment' | 'form'>) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const { numbers, to_pay_paisa, isToHouse } = payment
  const facts = {
    price: format.price(to_pay_paisa / 100),
    wallet: WALLET_NAMES[chosenNumber(form, payment)?.wallet ?? 'bkash'],
    wallets: [...new Set(numbers.map(({ wallet }) => WALLET_NAMES[wallet]))].join(', '),
  }
  return (
    <ul role="status" className="grid gap-1 empty:hidden">
      {warningsOf(form, payment).map((one) => (
        <li key={one} className="text-marigold">
          <Icon name="i-lucide-triangle-alert" /> {t(isToHouse && (one === 'notTo' || one === 'otherWallet') ? `pay.house.${one}` : `pay.${one}`, facts)}
        </li>
      ))}
    </ul>
  )
}
