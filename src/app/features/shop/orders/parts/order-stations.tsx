import { useTranslation } from 'react-i18next'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { dutyOf } from '../order-clock.ts'
import { STATE_STYLES } from '../order-styles.ts'
import { type Station, stationsOf } from '../stations.ts'

const DOTS: Record<Station['place'], { icon: `i-lucide-${string}`; colour: string }> = {
  done: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  now: { icon: 'i-lucide-circle-dot', colour: 'text-marigold' },
  next: { icon: 'i-lucide-circle', colour: 'text-ink-soft' },
}

/** The way of an order, with the date of each station; under the one that is under way until when it must be reached. */
export function OrderStations({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const stations = stationsOf(order)
  return (
    <section aria-label={t('stations.title')} className="card p-4">
      <h2 className="text-base mb-3">{t('stations.title')}</h2>
      <ol>
        {stations.map((station, at) => (
          <StationRow key={station.name} station={station} order={order} isLast={at === stations.length - 1} />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  station: Station
  order: ShopOrder
  isLast: boolean
}

function StationRow({ station: { name, at, place }, order, isLast }: RowProps) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const { icon, colour } = name === 'ended' ? STATE_STYLES[order.state] : DOTS[place]
  const isPickup = order.delivery.kind === 'pickup'
  const word =
    (name === 'ended' && (`states.${order.state}` as const)) || (isPickup && (name === 'sent' || name === 'arrived') && (`stations.pickup.${name}` as const))
  return (
    <li aria-current={place === 'now' ? 'step' : undefined} className={`flex gap-3 ${place === 'next' ? 'text-ink-soft' : ''}`}>
      <span className="flex flex-col items-center">
        <Icon name={icon} className={`text-xl ${colour}`} />
        {!isLast && <span aria-hidden="true" className={`w-0.5 flex-1 my-1 ${place === 'done' ? 'bg-brand' : 'bg-line'}`} />}
      </span>
      <span className="min-w-0 pb-4">
        <span className={`block ${place === 'next' ? '' : 'font-600'}`}>{word ? t(word) : t(`stations.${name as Exclude<typeof name, 'ended'>}`)}</span>
        {at && (
          <time dateTime={at} className="block text-sm text-ink-soft tabular">
            {format.dateTime(at)}
          </time>
        )}
        {place === 'now' && <Until order={order} />}
      </span>
    </li>
  )
}

/** The date of the law that runs now. Nothing where none does. */
function Until({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const short = useShortMoment()
  const { by, isLate } = dutyOf(order, useServiceNow())
  if (!by) return null
  return (
    <span className={`block text-sm ${isLate ? 'text-danger font-600' : 'text-marigold'}`}>
      {t(isLate ? 'stations.late' : 'stations.by', { date: short(by) })}
    </span>
  )
}
