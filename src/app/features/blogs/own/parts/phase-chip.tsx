import { useTranslation } from 'react-i18next'
import type { BlogPhase } from '#contract/blogs/own-blogs.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { PHASE_STYLES } from '../phase-styles.ts'

/** Where an article stands, in a word. */
export function PhaseChip({ phase }: { phase: BlogPhase }) {
  const { t } = useTranslation('writing')
  return <StatusChip variant={PHASE_STYLES[phase]}>{t(`phases.${phase}`)}</StatusChip>
}
