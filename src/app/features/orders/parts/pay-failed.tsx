import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { SupportLink } from './support-link.tsx'

interface Props {
  /** Why, if it has just happened. */
  problem: Problem | undefined
  event_order_id: string
  /** It can still be paid. */
  canRetry: boolean
}

/** The payment could not be begun: what that means, and that nothing is lost. @see Specification §8 "Payment initiation error" */
export function PayFailed({ problem, event_order_id, canRetry }: Props) {
  const { t } = useTranslation('orders')
  return (
    <div role="alert" className="rounded-control border border-danger p-3">
      <p className="flex items-start gap-2 font-600 text-danger">
        <Icon name="i-lucide-circle-alert" className="mt-0.5" />
        {t('pay.failed.title')}
      </p>
      {problem && <p>{t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>}
      <p>{t(canRetry ? 'pay.failed.text' : 'pay.failed.over')}</p>
      <SupportLink event_order_id={event_order_id} className="link target" />
      <PageLinks lead={t('order.help.title')} pages={['help', 'contact']} />
    </div>
  )
}
