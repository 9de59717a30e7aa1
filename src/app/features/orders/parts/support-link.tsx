import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

interface Props {
  /** The order that it is about, where that is known to be one's own. */
  event_order_id: string | undefined
  className: string
}

/** Writes to the support team, about an order where there is one. */
export function SupportLink({ event_order_id, className }: Props) {
  const { t } = useTranslation('orders')
  return (
    <AppLink to={`/messages/new?kind=support${event_order_id ? `&subject=${lowerCase(event_order_id)}` : ''}`} className={className}>
      <Icon name="i-lucide-message-circle-question-mark" />
      {t('order.help.support')}
    </AppLink>
  )
}
