import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { showContact } from '../calls.ts'
import { Fact } from './fact.tsx'

/** Who bought it: masked until staff need more, which is on record. */
export function BuyerContact({ order }: { order: DeskOrderFile }) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const { t: whole } = useTranslation()
  const format = useFormat()
  const [shown, setShown] = useState<DeskOrderFile['masked']>()
  const { isBusy, problem, run } = useAction()
  const { full_name, phone_number, email } = shown ?? order.masked
  if (!full_name && !phone_number && !email) return <Fact label={t('buyer.title')}>{t('buyer.gone')}</Fact>
  return (
    <Fact label={t('buyer.title')}>
      <span className="block break-words" translate="no">
        <MixedText text={full_name} />
      </span>
      <span className="block tabular">{shown ? <a href={`tel:${phone_number}`}>{format.phone(phone_number)}</a> : format.digits(phone_number)}</span>
      <span className="block break-all" lang="en" translate="no">
        {shown ? <a href={`mailto:${email}`}>{email}</a> : email}
      </span>
      {!shown && (
        <BusyButton className="mt-2" icon="i-lucide-eye" isBusy={isBusy} onClick={() => void run(async () => setShown(await showContact(order.number)))}>
          {t('buyer.show')}
        </BusyButton>
      )}
      <span role="status" className="block text-sm text-ink-soft">
        {shown ? t('buyer.recorded') : problem && whole(`problems:${problem.code}.text`, { defaultValue: whole('common:error.text') })}
      </span>
    </Fact>
  )
}
