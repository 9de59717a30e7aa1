import { useTranslation } from 'react-i18next'
import type { BlogPhase } from '#contract/writing.ts'
import { LookChip } from '../../../ui/look-chip.tsx'
import { PHASE_LOOKS } from '../phase-looks.ts'

/** Where an article stands, in a word. */
export function PhaseChip({ phase }: { phase: BlogPhase }) {
  const { t } = useTranslation('writing')
  return <LookChip look={PHASE_LOOKS[phase]}>{t(`phases.${phase}`)}</LookChip>
}
