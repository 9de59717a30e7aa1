import { useTranslation } from 'react-i18next'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { ClosedDaysForm } from '../parts/delivery/closed-days.tsx'
import { DeliveryOptions } from '../parts/delivery/delivery-options.tsx'
import { RegistrationForm } from '../parts/delivery/registration.tsx'
import { SmsPhoneForm } from '../parts/delivery/sms-phone.tsx'
import { loadShop } from '../shop-calls.ts'

/** How one's shop delivers, when it is closed, where it takes orders by SMS, and what it is registered as. */
export function Delivery() {
  const { t } = useTranslation('stock')
  const { answer, problem, reload, put } = useCachedAnswer(loadShop, 'own shop')
  const shop = answer?.value
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t('titles.delivery')}</h1>
        <p className="min-h-6">{answer && <AgeNote answer={answer} />}</p>
      </div>
      <NeedsInternet text={t('delivery.offline')} />
      {!shop && (problem ? <ScreenProblem problem={problem} title={t('delivery.failed')} retry={reload} /> : <RowsWaiting />)}
      {shop && (
        <>
          <DeliveryOptions shop={shop} put={put} />
          <ClosedDaysForm shop={shop} put={put} />
          <SmsPhoneForm shop={shop} put={put} />
          <RegistrationForm shop={shop} put={put} />
        </>
      )}
    </div>
  )
}
