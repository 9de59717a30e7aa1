import { useTranslation } from 'react-i18next'
import type { EventPhase } from '#contract/events/own-event-rules.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { PHASE_LOOKS } from '../phase-looks.ts'

/** Where an event stands, in a word. */
export function PhaseChip({ phase }: { phase: EventPhase }) {
  const { t } = useTranslation('selling')
  const { icon, colour } = PHASE_LOOKS[phase]
  return (
    <span className={`chip font-600 ${colour}`}>
      <Icon name={icon} />
      {t(`list.phases.${phase}`)}
    </span>
  )
}
