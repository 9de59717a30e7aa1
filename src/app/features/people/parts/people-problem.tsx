import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'

interface Props {
  problem: Problem
  /** What cannot be shown. */
  title: string
  retry: () => void
}

/** Why something of one's own cannot be shown, and another try. */
export function PeopleProblem({ problem: { code }, title, retry }: Props) {
  const { t } = useTranslation()
  return (
    <ProblemCard code={code} title={title} text={t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      <Button icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </ProblemCard>
  )
}
