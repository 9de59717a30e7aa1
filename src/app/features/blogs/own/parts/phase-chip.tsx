import { useTranslation } from 'react-i18next'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { LookChip } from '../../../../ui/controls/look-chip.tsx'
import { PHASE_LOOKS } from '../phase-looks.ts'

/** Where an article stands, in a word. */
export function PhaseChip({ phase }: { phase: BlogPhase }) {
  const { t } = useTranslation('writing')
  return <LookChip look={PHASE_LOOKS[phase]}>{t(`phases.${phase}`)}</LookChip>
}
