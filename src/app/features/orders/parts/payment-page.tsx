import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Drawing } from '../../../ui/media/drawing.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { OrderNumber } from './order-number.tsx'
import { SupportLink } from './support-link.tsx'

interface Props {
  icon: `i-lucide-${string}`
  /** Of the icon. */
  colour: string
  title: string
  text: ReactNode
  /** Of the order it is about, if that is known to be one's own. */
  event_order_id?: string | undefined
  /** It has not gone well, or not been decided yet: leads to who can help. */
  needsHelp?: boolean
  /** Ways on, before the way back to the events. */
  children?: ReactNode
}

/** One page of the way back from the payment provider: one sign, one sentence, the ways on. */
export function PaymentPage({ icon, colour, title, text, event_order_id, needsHelp = false, children }: Props) {
  const { t } = useTranslation('orders')
  useHeadingTitle(title)
  return (
    <div className="mx-auto max-w-md card p-6 grid gap-4 justify-items-center text-center">
      <span className="relative">
        <Drawing name="ticket" />
        <Icon name={icon} className={`absolute inset-x-0 top-7 mx-auto text-4xl bg-raised rounded-full ${colour}`} />
      </span>
      <div role="status" className="grid gap-2">
        <h1 className="text-xl">{title}</h1>
        <div>{text}</div>
      </div>
      {event_order_id && <OrderNumber event_order_id={event_order_id} />}
      <div className="grid gap-2 w-full">
        {children}
        {needsHelp && <SupportLink event_order_id={event_order_id} className="btn-quiet" />}
        <ScreenLink to="/events" className="btn-quiet">
          {t('pay.backToEvents')}
        </ScreenLink>
      </div>
      {needsHelp && <PageLinks lead={t('order.help.title')} pages={['help', 'contact']} />}
    </div>
  )
}
