import { useTranslation } from 'react-i18next'
import type { Sale } from '#contract/sales.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { saleLook } from '../sale-looks.ts'

interface Props {
  sale: Sale
  onRefund: (sale: Sale) => void
}

/** One order of the event. */
export function SaleCard({ sale, onRefund }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { word, icon, colour } = saleLook(sale)
  return (
    <article aria-label={`${sale.full_name}, ${sale.event_order_id}`} className="card p-4 grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-600 break-words">{sale.full_name}</h2>
          <p className="text-sm text-ink-soft">
            <span className="tabular">{sale.event_order_id}</span> · {format.dateTime(sale.created_at)}
          </p>
        </div>
        <span className={`chip font-600 ${colour}`}>
          <Icon name={icon} />
          {t(`sales.words.${word}`)}
        </span>
      </div>
      <ul>
        {sale.items.map(({ event_ticket, title, quantity, ticket_price }) => (
          <li key={event_ticket} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {format.number(quantity)} × {title}
            </span>
            <span className="tabular shrink-0">{format.price(quantity * ticket_price)}</span>
          </li>
        ))}
        {sale.discount_price > 0 && (
          <li className="flex justify-between gap-3 text-ink-soft">
            <span>{sale.coupon ? t('sales.discountBy', { code: sale.coupon }) : t('sales.discount')}</span>
            <span className="tabular">{format.price(-sale.discount_price)}</span>
          </li>
        )}
        <li className="flex justify-between gap-3 border-t border-line pt-1 font-600">
          <span>{t('sales.total')}</span>
          <span className="tabular">{format.price(sale.final_price)}</span>
        </li>
      </ul>
      {sale.order_note && (
        <p className="rounded-control bg-sunken p-2 text-sm break-words">
          <Icon name="i-lucide-message-square-text" /> {sale.order_note}
        </p>
      )}
      <Ways sale={sale} onRefund={onRefund} />
    </article>
  )
}

function Ways({ sale, onRefund }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  return (
    <div className="flex flex-wrap gap-2 [&>*]:grow">
      <a className="btn-quiet" href={`tel:${sale.phone_number}`}>
        <Icon name="i-lucide-phone" />
        {format.phone(sale.phone_number)}
      </a>
      <a className="btn-quiet min-w-0" href={`mailto:${sale.email}`}>
        <Icon name="i-lucide-mail" />
        <span className="truncate">{sale.email}</span>
      </a>
      {sale.order_state === 'confirmed' && !sale.is_refund_asked && (
        <Button look="danger" icon="i-lucide-undo-2" onClick={() => onRefund(sale)}>
          {t(sale.final_price === 0 ? 'refund.freeYes' : 'refund.one')}
        </Button>
      )}
    </div>
  )
}
