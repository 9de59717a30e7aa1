import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { atNewPrice, type Basket, factsOfTickets, withSeatsLeft } from '../checkout-order.ts'
import type { Refusal } from '../use-placing.ts'

interface Props {
  refusal: Refusal
  event_id: number
  /** Puts another basket in place; with `now` it is ordered at once. */
  onTake: (basket: Basket, now: boolean) => void
}

/** Why the order was not taken, in numbers, and the way on in one tap. */
export function CheckoutRefusal({ refusal, event_id, onTake }: Props) {
  const { t } = useTranslation('orders')
  const change = (
    <AppLink to={`/eventdetails/${event_id}?order=1`} className="btn-quiet">
      {t('checkout.change')}
    </AppLink>
  )
  switch (refusal.code) {
    case 'sold-out':
      return <SoldOut refusal={refusal} change={change} onTake={onTake} />
    case 'price-changed':
      return <NewPrice refusal={refusal} change={change} onTake={onTake} />
    case 'coupon-refused':
      return (
        <Said text={t('checkout.refused.coupon')}>
          <Button variant="primary" onClick={() => onTake({ ...refusal.basket, coupon: null }, false)}>
            {t('checkout.refused.withoutCoupon')}
          </Button>
        </Said>
      )
    case 'too-many-held':
      return (
        <Said text={t('checkout.refused.held')}>
          <ScreenLink to="/orders" className="btn-primary">
            {t('checkout.refused.myOrders')}
          </ScreenLink>
        </Said>
      )
    case 'items':
      return <Said text={t('checkout.refused.items')}>{change}</Said>
    case 'event-closed':
      return (
        <Said text={t('checkout.refused.closed')}>
          <AppLink to={`/eventdetails/${event_id}`} className="btn-quiet">
            {t('checkout.openEvent')}
          </AppLink>
        </Said>
      )
  }
}

interface PartProps extends Pick<Props, 'refusal' | 'onTake'> {
  change: ReactNode
}

function SoldOut({ refusal: { basket, facts }, change, onTake }: PartProps) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const left = factsOfTickets(facts)
  const short = basket.lines.filter(({ event_ticket, quantity }) => (left.get(event_ticket) ?? quantity) < quantity)
  const fewer = withSeatsLeft(basket, facts)
  return (
    <Said text={t('checkout.refused.soldOut')}>
      <ul className="w-full">
        {short.map(({ event_ticket, title, quantity }) => {
          const count = left.get(event_ticket) ?? 0
          const words = { title, count, wanted: format.number(quantity) }
          return <li key={event_ticket}>{count > 0 ? t('checkout.refused.left', words) : t('checkout.refused.leftNone', words)}</li>
        })}
      </ul>
      {short.length > 0 && fewer.lines.length > 0 && (
        <Button variant="primary" onClick={() => onTake(fewer, false)}>
          {t('checkout.refused.takeLeft')}
        </Button>
      )}
      {change}
    </Said>
  )
}

function NewPrice({ refusal: { basket, facts }, change, onTake }: PartProps) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const next = atNewPrice(basket, facts)
  const before = new Map(basket.lines.map(({ event_ticket, price }) => [event_ticket, price]))
  return (
    <Said text={t('checkout.refused.price')}>
      <ul className="w-full">
        {next.lines.map(({ event_ticket, title, price }) => {
          const old = before.get(event_ticket) ?? price
          return old === price ? null : (
            <li key={event_ticket}>
              <MixedText text={t('checkout.refused.priceLine', { title, old: format.price(old), new: format.price(price) })} />
            </li>
          )
        })}
        <li>
          <b>{t('checkout.refused.totalLine', { old: format.price(basket.totals.final_price), new: format.price(next.totals.final_price) })}</b>
        </li>
      </ul>
      <Button variant="primary" onClick={() => onTake(next, true)}>
        {t('checkout.refused.acceptPrice', { price: format.price(next.totals.final_price) })}
      </Button>
      {change}
    </Said>
  )
}

const Said = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="rounded-control border border-danger p-3">
    <p className="text-danger">
      <Icon name="i-lucide-circle-alert" /> {text}
    </p>
    <div className="flex flex-wrap gap-2 mt-2">{children}</div>
  </div>
)
