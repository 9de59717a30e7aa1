import { useTranslation } from 'react-i18next'
import { isLow } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

/** How many seats of an event are left, sold and held. */
export function SeatsLine({ event }: { event: OwnEvent }) {
  const { t } = useTranslation('selling')
  const { seats, capacity, sold, held } = event
  const isOut = seats === 0 && capacity > 0
  const isFew = !isOut && isLow(event)
  return (
    <p className="text-sm text-ink-soft tabular">
      <span className={seatsLook(isOut, isFew)}>
        {(isOut || isFew) && <Icon name={isOut ? 'i-lucide-circle-slash' : 'i-lucide-flame'} />}
        {isOut ? t('list.soldOut') : t('list.seats', { count: seats, capacity })}
      </span>
      {' · '}
      {t('list.sold', { count: sold })}
      {held > 0 && ` · ${t('list.held', { count: held })}`}
    </p>
  )
}

function seatsLook(isOut: boolean, isFew: boolean): string {
  if (isOut) return 'text-danger font-600'
  return isFew ? 'text-marigold font-600' : ''
}
