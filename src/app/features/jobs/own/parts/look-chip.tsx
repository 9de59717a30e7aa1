import { useTranslation } from 'react-i18next'
import type { ApplicationState, JobPhase } from '#contract/jobs/own-job-rules.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { PHASE_STYLES, STATE_STYLES } from '../phase-styles.ts'

/** Where a job stands, in a word. */
export function PhaseChip({ phase }: { phase: JobPhase }) {
  const { t } = useTranslation('hiring')
  return <StatusChip variant={PHASE_STYLES[phase]}>{t(`phases.${phase}`)}</StatusChip>
}

/** Where an application stands, in a word. */
export function StateChip({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('hiring')
  return <StatusChip variant={STATE_STYLES[state]}>{t(`states.${state}`)}</StatusChip>
}
