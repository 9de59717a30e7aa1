import { useTranslation } from 'react-i18next'
import type { closedWhy } from '#contract/orders/ticket-choice.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

const STYLES = {
  calledOff: { icon: 'i-lucide-ban', text: 'details.calledOff' },
  over: { icon: 'i-lucide-calendar-x', text: 'details.ended' },
  inactive: { icon: 'i-lucide-circle-pause', text: 'details.notOnSale' },
} as const

/** Why an event takes no orders. */
export function WhyClosed({ why }: { why: NonNullable<ReturnType<typeof closedWhy>> }) {
  const { t } = useTranslation('events')
  const { icon, text } = STYLES[why]
  return (
    <span className="chip text-danger">
      <Icon name={icon} />
      {t(text)}
    </span>
  )
}
