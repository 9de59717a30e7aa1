import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import { type ShownState, STATE_STYLES, STATUS_STYLES, type StatusWord } from '../order-styles.ts'

/** What an order is, in a word. */
export function StateChip({ state }: { state: ShownState }) {
  const { t } = useTranslation('orders')
  const { icon, colour } = STATE_STYLES[state]
  return (
    <span className={`chip font-600 ${colour}`}>
      <Icon name={icon} />
      {t(`order.states.${state}.word`)}
    </span>
  )
}

/** What is known of its money, in a word. */
export function StatusChip({ word }: { word: StatusWord }) {
  const { t } = useTranslation('orders')
  const { icon, colour } = STATUS_STYLES[word]
  return (
    <span className={`chip font-600 ${colour}`}>
      <Icon name={icon} />
      {t(`order.statuses.${word}`)}
    </span>
  )
}
