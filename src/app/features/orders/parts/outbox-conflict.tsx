import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptChanged, type OutboxEntry } from '../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { atNewPrice, type Basket, basketOf, factsOfTickets, withSeatsLeft } from '../checkout-order.ts'
import { codeOf, type OrderAbout, readOrderAbout } from '../order-about.ts'

/** What the service says about an order that it did not take: what was, what is now, and what its buyer can do in one tap. */
export function OutboxConflict({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('orders')
  const about = readOrderAbout(entry.about)
  if (!about || !entry.problem) return null
  const basket = basketOf(about.lines, codeOf(entry.body), about.discount_price)
  const { code, facts } = entry.problem
  const its = { entry, about, basket, facts }
  if (code === 'price-changed') return <NewPrice {...its} />
  if (code === 'sold-out') return <FewerSeats {...its} />
  if (code === 'coupon-refused') {
    const without = basketOf(about.lines, null, 0)
    return (
      <Said text={t('outbox.coupon')}>
        <Accept {...its} next={without} label="outbox.withoutCoupon" />
      </Said>
    )
  }
  if (code === 'too-many-held') {
    return (
      <Said text={t('outbox.held')}>
        <ScreenLink to="/orders" className="btn-quiet">
          {t('outbox.orders')}
        </ScreenLink>
      </Said>
    )
  }
  return code === 'event-closed' ? <Said text={t('outbox.closed')} /> : null
}

interface PartProps {
  entry: OutboxEntry
  about: OrderAbout
  basket: Basket
  facts: Record<string, number> | undefined
}

function NewPrice(its: PartProps) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { basket, facts } = its
  const next = atNewPrice(basket, facts)
  const before = new Map(basket.lines.map(({ event_ticket, price }) => [event_ticket, price]))
  return (
    <Said text={t('outbox.nowPrice')}>
      <ul className="w-full">
        {next.lines.map(({ event_ticket, title, price }) => {
          const old = before.get(event_ticket) ?? price
          return old === price ? null : (
            <li key={event_ticket}>
              <MixedText text={t('outbox.priceLine', { title, old: format.price(old), new: format.price(price) })} />
            </li>
          )
        })}
        <li className="font-600">{t('outbox.totalLine', { old: format.price(its.about.final_price), new: format.price(next.totals.final_price) })}</li>
      </ul>
      <Accept {...its} next={next} label="outbox.accept" />
    </Said>
  )
}

function FewerSeats(its: PartProps) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const { basket, facts } = its
  const left = factsOfTickets(facts)
  const fewer = withSeatsLeft(basket, facts)
  return (
    <Said text={t('outbox.nowSeats')}>
      <ul className="w-full">
        {basket.lines.map(({ event_ticket, title, quantity }) => {
          const count = left.get(event_ticket) ?? quantity
          if (count >= quantity) return null
          const words = { title, count, wanted: format.number(quantity) }
          return <li key={event_ticket}>{count > 0 ? t('outbox.left', words) : t('outbox.leftNone', words)}</li>
        })}
      </ul>
      {fewer.lines.length > 0 && <Accept {...its} next={fewer} label="outbox.take" />}
    </Said>
  )
}

interface AcceptProps extends PartProps {
  next: Basket
  label: 'outbox.accept' | 'outbox.take' | 'outbox.withoutCoupon'
}

/** Sends it as it can be had now: another intent, which its buyer has just seen the price of. */
function Accept({ entry, about, next, label }: AcceptProps) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { lines, coupon, totals } = next
  const accept = async () => {
    setState('busy')
    const { total_price, discount_price, final_price } = totals
    const items = lines.map(({ event_ticket, quantity }) => ({ event_ticket, quantity }))
    const body = { ...(entry.body as object), total_price, discount_price, final_price, coupon, items }
    const isTaken = await acceptChanged(entry.id, body, { ...about, ...totals, lines, seen_at: new Date().toISOString() }).catch(() => false)
    setState(isTaken ? 'idle' : 'failed')
  }
  return (
    <>
      <BusyButton variant="primary" isBusy={state === 'busy'} onClick={() => void accept()}>
        {t(label, { price: format.price(totals.final_price) })}
      </BusyButton>
      {state === 'failed' && (
        <p role="alert" className="w-full text-danger">
          {t('outbox.failed')}
        </p>
      )}
    </>
  )
}

const Said = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div>
    <p className="font-600">{text}</p>
    <div className="flex flex-wrap gap-2 mt-2 empty:hidden">{children}</div>
  </div>
)
