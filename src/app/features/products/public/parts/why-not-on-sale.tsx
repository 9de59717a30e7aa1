import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { WhyNotOnSale as Why } from '../product-facts.ts'

const ICONS = { takenOff: 'i-lucide-ban', notOnSale: 'i-lucide-circle-pause', soldOut: 'i-lucide-circle-slash', closed: 'i-lucide-store' } as const

interface Props {
  why: Why
  /** Last day in Dhaka on which the shop is closed. */
  closedUntil: string | null
}

/** In place of the way to order: why there is none. Of a product that staff took off, its description says it. */
export function WhyNotOnSale({ why, closedUntil }: Props) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const isClosed = why === 'closed'
  return (
    <div className="mt-3 p-3 rounded-control bg-sunken">
      <p className={`font-600 ${isClosed ? 'text-marigold' : 'text-danger'}`}>
        <Icon name={ICONS[why]} /> {isClosed && closedUntil ? t('states.closed', { date: format.day(closedUntil) }) : t(`states.${why}`)}
      </p>
      {why !== 'takenOff' && <p className="text-sm">{t(`states.${why}Hint`)}</p>}
    </div>
  )
}
