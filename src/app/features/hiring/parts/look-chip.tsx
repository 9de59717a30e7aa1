import { useTranslation } from 'react-i18next'
import type { ApplicationState, JobPhase } from '#contract/hiring-rules.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Look, PHASE_LOOKS, STATE_LOOKS } from '../phase-looks.ts'

/** Where a job stands, in a word. */
export function PhaseChip({ phase }: { phase: JobPhase }) {
  const { t } = useTranslation('hiring')
  return <Chip look={PHASE_LOOKS[phase]}>{t(`phases.${phase}`)}</Chip>
}

/** Where an application stands, in a word. */
export function StateChip({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('hiring')
  return <Chip look={STATE_LOOKS[state]}>{t(`states.${state}`)}</Chip>
}

const Chip = ({ look: { icon, colour }, children }: { look: Look; children: string }) => (
  <span className={`chip font-600 ${colour}`}>
    <Icon name={icon} />
    {children}
  </span>
)
