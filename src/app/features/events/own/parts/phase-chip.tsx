import { useTranslation } from 'react-i18next'
import type { EventPhase } from '#contract/events/own-event-rules.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { PHASE_STYLES } from '../phase-styles.ts'

/** Where an event stands, in a word. */
export function PhaseChip({ phase }: { phase: EventPhase }) {
  const { t } = useTranslation('selling')
  const { icon, colour } = PHASE_STYLES[phase]
  return (
    <span className={`chip font-600 ${colour}`}>
      <Icon name={icon} />
      {t(`list.phases.${phase}`)}
    </span>
  )
}
