import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Sale } from '#contract/events/sales.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Contact } from '../../../../ui/formats/contact.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { canBeRefunded, saleStyle } from '../sale-styles.ts'

interface Props {
  sale: Sale
  /** Among orders of other events: it says of which it is. */
  saysEvent?: boolean
  onRefund: (sale: Sale) => void
}

/** One order of the event. */
export function SaleCard({ sale, saysEvent = false, onRefund }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { word, icon, colour } = saleStyle(sale)
  return (
    // Gets the focus when the button within has gone, because what it does is done.
    <article id={saleId(sale)} tabIndex={-1} aria-label={`${sale.full_name}, ${sale.event_order_id}`} className="card p-4 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 lang={scriptLanguage(sale.full_name)} className="text-base font-600 break-words min-w-0">
          {sale.full_name}
        </h2>
        <span className={`chip font-600 ${colour}`}>
          <Icon name={icon} />
          {t(`sales.words.${word}`)}
        </span>
      </div>
      {saysEvent && sale.event && (
        <AppLink to={`/sellerevents/event/${sale.event.event_id}/orders`} className="link inline-flex items-center min-h-12 justify-self-start">
          <span lang={scriptLanguage(sale.event.title)} className="min-w-0 break-words">
            {sale.event.title}
          </span>
        </AppLink>
      )}
      <p className="text-sm text-ink-soft flex flex-wrap gap-x-3">
        <span lang="en" className="tabular">
          {sale.event_order_id}
        </span>
        <span>{format.dateTime(sale.created_at)}</span>
      </p>
      <Sums sale={sale} />
      {sale.order_note && (
        <p lang={scriptLanguage(sale.order_note)} className="flex gap-2 rounded-control bg-sunken p-2 text-sm">
          <Icon name="i-lucide-message-square-text" className="mt-1 shrink-0" />
          <span className="min-w-0 break-words whitespace-pre-line">{sale.order_note}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Contact phone_number={sale.phone_number} email={sale.email} />
        <AppLink to={`/messages/new?kind=order&subject=${lowerCase(sale.event_order_id)}`} className="target link">
          <Icon name="i-lucide-message-square-text" />
          {t('sales.write')}
        </AppLink>
        {canBeRefunded(sale) && (
          <Button icon="i-lucide-undo-2" className="ms-auto" onClick={() => onRefund(sale)}>
            {t(sale.final_price === 0 ? 'refund.freeYes' : 'refund.one')}
          </Button>
        )}
      </div>
    </article>
  )
}

export const saleId = ({ event_order_id }: Pick<Sale, 'event_order_id'>): string => `sale-${event_order_id}`

/** What was ordered, and what it comes to. */
function Sums({ sale }: { sale: Sale }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { items, discount_price, coupon, final_price } = sale
  return (
    <ul>
      {items.map(({ event_ticket, title, quantity, ticket_price }) => (
        <li key={event_ticket} className="flex flex-wrap justify-between gap-x-3">
          <span lang={scriptLanguage(title)} className="min-w-0 break-words">
            {format.number(quantity)} × {title}
          </span>
          <span className="tabular ms-auto">{format.price(quantity * ticket_price)}</span>
        </li>
      ))}
      {discount_price > 0 && (
        <li className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
          <span className="min-w-0 break-words">{coupon ? t('sales.discountBy', { code: coupon }) : t('sales.discount')}</span>
          <span className="tabular ms-auto">{format.price(-discount_price)}</span>
        </li>
      )}
      <li className="flex flex-wrap justify-between gap-x-3 border-t border-line mt-1 pt-1 font-600">
        <span>{t('sales.total')}</span>
        <span className="tabular ms-auto">{format.price(final_price)}</span>
      </li>
    </ul>
  )
}
