import { useTranslation } from 'react-i18next'
import type { ApplicationState, JobPhase } from '#contract/jobs/own-job-rules.ts'
import { LookChip } from '../../../../ui/controls/look-chip.tsx'
import { PHASE_LOOKS, STATE_LOOKS } from '../phase-looks.ts'

/** Where a job stands, in a word. */
export function PhaseChip({ phase }: { phase: JobPhase }) {
  const { t } = useTranslation('hiring')
  return <LookChip look={PHASE_LOOKS[phase]}>{t(`phases.${phase}`)}</LookChip>
}

/** Where an application stands, in a word. */
export function StateChip({ state }: { state: ApplicationState }) {
  const { t } = useTranslation('hiring')
  return <LookChip look={STATE_LOOKS[state]}>{t(`states.${state}`)}</LookChip>
}
